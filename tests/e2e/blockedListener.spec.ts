import type { BrowserErrors } from './browserErrors.ts';
import { aVehicle, someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

const listenChannel = '**/google.firestore.v1.Firestore/Listen/**';
const restReads = '**/v1/projects/**';
const firestoreChunk = '**/assets/listeners-*.js';

/** When its connection fails, the Firestore client requests an image from Google. */
async function expectConnectionErrors({ page }: Site, browserErrors: BrowserErrors) {
  browserErrors.expect(/Firestore|cleardot|listeners|v1\/projects|could not be loaded/);
  await page.route('https://www.google.com/images/cleardot.gif**', (route) => route.abort('blockedbyclient'));
}

const blockListenChannel = ({ page }: Site) =>
  page.route(listenChannel, (route) => route.abort('blockedbyclient'));

const goOnline = ({ page }: Site) => page.evaluate(() => dispatchEvent(new Event('online')));

async function expectWholeInventory(site: Site) {
  await expect(site.heading).toHaveText('Alpha Autos');
  await site.navigateTo('Inventory');
  await expect(site.cards).toHaveCount(7);
  await expect(site.card('2016 Nissan Rogue')).toBeVisible();
  await expect(site.footer.getByText(someMetadata.contact.address)).toBeVisible();
}

async function expectLiveUpdates(site: Site, changePrice: () => Promise<void>) {
  await goOnline(site);
  await changePrice();
  await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible({ timeout: 30_000 });
}

test.describe('blocked Listen channel', () => {
  test.beforeEach(async ({ dealer }) => {
    await dealer.putMetadata(someMetadata);
    await dealer.putVehicles(someVehicles);
  });

  test('shows the whole inventory, then live data once the channel works again', async ({
    dealer,
    site,
    browserErrors,
  }) => {
    await expectConnectionErrors(site, browserErrors);
    await blockListenChannel(site);
    await site.open();
    await expectWholeInventory(site);
    await site.page.unroute(listenChannel);
    await expectLiveUpdates(site, () => dealer.changePrice('a1', 25_000));
  });

  test('shows the whole inventory when the channel never responds, then live data', async ({
    dealer,
    site,
    browserErrors,
  }) => {
    await expectConnectionErrors(site, browserErrors);
    const { release } = await site.hold(listenChannel);
    await site.installClock();
    await site.open();
    await expect.poll(() => site.requestsTo('Firestore/Listen/').length).toBeGreaterThan(0);
    await site.navigateTo('Inventory');
    await expect(async () => {
      await site.page.clock.runFor(1000);
      expect(await site.cards.count()).toBe(7);
    }).toPass({ timeout: 15_000 });
    // The Firestore client goes offline after 10 s.
    await site.page.clock.runFor(10_000);
    await expect(site.cards).toHaveCount(7);
    await expect(site.page).toHaveTitle('Inventory · Alpha Autos');
    release();
    await expectLiveUpdates(site, () => dealer.changePrice('a1', 25_000));
  });

  test('shows the whole inventory when the Firestore client’s chunk fails to load, then live data', async ({
    dealer,
    site,
    browserErrors,
  }) => {
    await expectConnectionErrors(site, browserErrors);
    await site.page.route(firestoreChunk, (route) => route.abort('blockedbyclient'));
    await site.open();
    await expectWholeInventory(site);
    await site.page.unroute(firestoreChunk);
    await expectLiveUpdates(site, () => dealer.changePrice('a1', 25_000));
  });

  test('shows skeletons, not the first vehicles, until the whole inventory is read', async ({
    site,
    browserErrors,
  }) => {
    await expectConnectionErrors(site, browserErrors);
    await blockListenChannel(site);
    const wholeRead = /\/inventory\/vehicles\?(?!.*pageSize=3(?!\d))/;
    const { release } = await site.hold(wholeRead);
    await site.open();
    await expect(site.cards).toHaveCount(3);
    await site.navigateTo('Inventory');
    await expect
      .poll(() => site.requestsTo('/vehicles?').some((request) => wholeRead.test(request.url())))
      .toBe(true);
    await expect(site.skeletonGrid).toBeVisible();
    await expect(site.cards).toHaveCount(0);
    await expect(site.page.getByText('No matches found.')).toHaveCount(0);
    release();
    await expect(site.cards).toHaveCount(7);
    await expect(site.skeletonGrid).toHaveCount(0);
  });

  test('replaces cached data from an earlier visit', async ({ dealer, site, browserErrors }) => {
    await expectConnectionErrors(site, browserErrors);
    await site.open();
    await expect
      .poll(() => site.page.evaluate(() => Object.keys(localStorage).join()))
      .toContain('showroom copy');
    // Leave, so that the first visit does not cache the changes.
    await site.page.goto('about:blank');
    await blockListenChannel(site);
    await dealer.putMetadata({ ...someMetadata, dealerName: 'Alpha & Sons' });
    await dealer.changePrice('a1', 25_000);
    await dealer.removeVehicle('g7');
    await site.open();
    await expect(site.heading).toHaveText('Alpha & Sons');
    await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible();
    await site.navigateTo('Inventory');
    await expect(site.cards).toHaveCount(6);
  });

  test('shows an old kept copy while the quota is exhausted', async ({ site, browserErrors }) => {
    await expectConnectionErrors(site, browserErrors);
    browserErrors.expect(/status of 429/);
    await site.open();
    await expect
      .poll(() => site.page.evaluate(() => Object.keys(localStorage).join()))
      .toContain('showroom copy');
    await expect.poll(() => site.keptKeys()).toContainEqual(expect.stringContaining('showroom copy'));
    await site.page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith('showroom copy')) ?? '';
      const copy = JSON.parse(localStorage.getItem(key) ?? '');
      localStorage.setItem(key, JSON.stringify({ ...copy, savedAt: Date.now() - 2 * 24 * 60 * 60 * 1000 }));
    });
    await blockListenChannel(site);
    const exhausted = { error: { code: 429, message: 'Quota exceeded.', status: 'RESOURCE_EXHAUSTED' } };
    await site.page.route(restReads, (route) => route.fulfill({ status: 429, json: exhausted }));
    await site.open();
    await expectWholeInventory(site);
  });

  for (const { fault, block } of [
    { fault: 'fail', block: ({ page }: Site) => page.route(restReads, (route) => route.abort()) },
    {
      fault: 'are refused',
      block: ({ page }: Site) => page.route(restReads, (route) => route.fulfill({ status: 403, json: {} })),
    },
  ]) {
    test(`shows an empty inventory while REST reads ${fault} too`, async ({ site, browserErrors }) => {
      await expectConnectionErrors(site, browserErrors);
      await blockListenChannel(site);
      await block(site);
      await site.open();
      await expect(site.heading).toHaveText('Your Dealership');
      await site.navigateTo('Inventory');
      await expect(site.page.getByText('No matches found.')).toBeVisible();

      await site.page.unroute(restReads);
      await expect(site.cards).toHaveCount(7);
    });
  }
});

test('reads every page of a large inventory when the Listen channel is blocked', async ({
  dealer,
  site,
  browserErrors,
}) => {
  await expectConnectionErrors(site, browserErrors);
  const count = 350;
  const ids = Array.from({ length: count }, (_, number) => `n${String(number).padStart(3, '0')}`);
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(
    Object.fromEntries(ids.map((id, number) => [id, aVehicle({ model: `Number ${number}` })])),
  );
  await blockListenChannel(site);
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
  await site.navigateTo('Inventory');
  await expect(site.cards.first()).toHaveAttribute('aria-setsize', String(count));
  await expect(site.cardNames.first()).toHaveText('2022 Mazda Number 0');
  await site.search.fill('number 349');
  await expect(site.cardNames).toHaveText(['2022 Mazda Number 349']);
});
