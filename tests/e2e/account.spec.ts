import { vehicleCount } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { type Site, summaryPath } from './site.ts';

/** Opens the inventory. Returns who the visitor is according to the ID token of the summary request. */
async function readUser(site: Site) {
  const summaryRequest = site.page.waitForRequest(`**${summaryPath}`);
  await site.openInventory();
  const [scheme, token] = ((await summaryRequest).headers()['authorization'] ?? '').split(' ');
  expect(scheme).toBe('Bearer');
  const payload = Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString();
  const { user_id: id, firebase } = JSON.parse(payload);
  await expect(site.counts.first()).toHaveText('1,204');
  await expect(site.cards).toHaveCount(vehicleCount);
  return { id, provider: firebase.sign_in_provider };
}

test('an anonymous account is reused, without IndexedDB', async ({ site }) => {
  await site.page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new Error('IndexedDB was opened');
    };
  });
  const first = await readUser(site);
  expect(first.provider).toBe('anonymous');

  await test.step('an initial token overrides the anonymous account, for that visit only', async () => {
    await site.page.evaluate(() => localStorage.removeItem('showroom configuration'));
    // The emulator accepts this as a custom token.
    const initialAuthToken = JSON.stringify({ uid: 'customer-8' });
    await site.respond('/api/tenant-config', { json: { ...site.configuration, initialAuthToken } });
    expect(await readUser(site)).toEqual({ id: 'customer-8', provider: 'custom' });
    await site.page.unroute('**/api/tenant-config');
  });
  await test.step('reuses the anonymous account from an earlier visit', async () => {
    expect(await readUser(site)).toEqual(first);
    expect(site.requestsTo('accounts:signUp')).toHaveLength(1);
  });
});

test('a request that nobody is signed in to send waits, and the form of the next visit says so', async ({
  dealer,
  site,
}) => {
  site.errors.expect(/status of 400/, /Nobody is signed in/);
  const { page } = site;
  const note = page.getByText('Your last request has not reached us yet');
  await dealer.metadata.update({ acceptsRequests: true });
  await site.respond('/accounts:signUp*', {
    status: 400,
    json: { error: { message: 'ADMIN_ONLY_OPERATION' } },
  });
  const openForm = async () => {
    await site.open();
    await site.openVehicle('2020 Kia Forte');
  };
  await openForm();
  await page.getByLabel('Name').fill('Ada Byron');
  await page.getByLabel('Email').fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(site.modal).toHaveText(/Thank You/);
  await expect(note).toHaveCount(0);
  await openForm();
  await expect(note).toBeVisible();
});
