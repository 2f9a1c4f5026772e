import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { claimsOf } from './idToken.ts';

const indexedDbFaults = {
  throws: () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    };
  },
  'throws on access': () => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'is missing': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  },
  'never responds': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  },
};

const localStorageFaults = {
  'throws on access': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  },
  'is missing': () => {
    Object.defineProperty(window, 'localStorage', { value: null });
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

for (const [indexedDb, localStorage] of [
  ['throws', 'throws on access'],
  ['is missing', 'throws on access'],
  ['throws on access', 'is missing'],
  ['never responds', 'throws on access'],
  ['throws', 'is full'],
] as const) {
  test(`signs in when IndexedDB ${indexedDb} and localStorage ${localStorage}`, async ({ dealer, site }) => {
    await dealer.putMetadata(someMetadata);
    await dealer.putVehicles(someVehicles);
    await site.page.addInitScript(indexedDbFaults[indexedDb]);
    await site.page.addInitScript(localStorageFaults[localStorage]);
    await site.open();
    await expect(site.heading).toHaveText('Alpha Autos');
    await site.navigateTo('Inventory');
    await expect(site.page.getByRole('definition').first()).toHaveText('1,204');
    const [summaryRequest] = site.requestsTo('/api/dashboard-summary/inventory');
    expect(summaryRequest && claimsOf(summaryRequest).firebase.sign_in_provider).toBe('anonymous');
    await expect(site.cards).toHaveCount(7);
  });
}

// Safari deletes what a site has stored seven days after the last visit.
test('a visitor whose stored data was deleted gets a new account and the whole page', async ({
  dealer,
  site,
}) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  const visit = async () => {
    const summaryRequest = site.page.waitForRequest('**/api/dashboard-summary/inventory');
    await site.open();
    await expect(site.heading).toHaveText('Alpha Autos');
    await site.navigateTo('Inventory');
    await expect(site.cards).toHaveCount(7);
    return claimsOf(await summaryRequest).user_id;
  };
  const first = await visit();
  expect(await visit()).toBe(first);
  await site.page.goto('about:blank');
  const browser = await site.page.context().newCDPSession(site.page);
  await browser.send('Storage.clearDataForOrigin', { origin: new URL(site.url).origin, storageTypes: 'all' });
  expect(await visit()).not.toBe(first);
});
