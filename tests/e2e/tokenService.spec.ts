import type { Dealer } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { readUser } from './idToken.ts';
import { type Site, summaryPath } from './site.ts';

const tokenService = '**/securetoken.googleapis.com/**';
const unreachable = 'Error: Could not reach the server';

const tokenRequests = (site: Site) => site.requestsTo('securetoken').length;
const errorMessage = ({ page }: Site, text: string) => page.getByText(text, { exact: true });

async function reopenInventory(site: Site) {
  await site.navigateTo('Home');
  await expect(site.button('Browse Inventory')).toBeVisible();
  await site.navigateTo('Inventory');
}

/**
 * Only a returning visitor needs the token service: a sign-up returns an ID token. Waits for live data, since the
 * Firestore client logs an error when the clock moves before it is connected.
 */
async function revisitInventory(site: Site, dealer: Dealer) {
  const before = tokenRequests(site);
  await site.openInventory();
  const price = 100 + before;
  await dealer.changePrice('a1', price);
  await expect(site.card('2022 Mazda CX-5').getByText(`$${price}`)).toBeVisible();
  await expect.poll(() => tokenRequests(site)).toBeGreaterThan(before);
}

test('a token service that does not respond shows an error after 15 s', async ({ dealer, site }) => {
  const { clock } = site.page;
  await site.installClock();
  await readUser(site);
  await expect(site.counts.first()).toHaveText('1,204');

  await test.step('shows an error within 15 s and retries when the screen is reopened', async () => {
    const { release } = await site.hold(tokenService);
    await revisitInventory(site, dealer);
    await clock.runFor(15_000);
    await expect(errorMessage(site, unreachable)).toBeVisible();

    const before = tokenRequests(site);
    await reopenInventory(site);
    await expect.poll(() => tokenRequests(site)).toBeGreaterThan(before);
    release();
    await expect(site.counts.first()).toHaveText('1,204');
  });

  await test.step('counts towards the summary’s 15 s timeout', async () => {
    const token = await site.hold(tokenService);
    await site.hold(`**${summaryPath}`);
    await revisitInventory(site, dealer);
    await site.pauseClock();
    await clock.runFor(8000);
    await expect(site.page.getByRole('term').first()).toHaveText('Total Vehicles');
    const summaryRequest = site.page.waitForRequest(`**${summaryPath}`);
    token.release();
    await summaryRequest;
    await clock.runFor(7000);
    await expect(errorMessage(site, unreachable)).toBeVisible();
  });
});

test('a token service that refuses shows an error, and the account stays', async ({ dealer, site }) => {
  site.errors.expect(/securetoken/);
  const user = await readUser(site);
  const error = { code: 400, message: 'QUOTA_EXCEEDED : Exceeded quota.' };
  await site.page.route(tokenService, (route) => route.fulfill({ status: 400, json: { error } }));
  await revisitInventory(site, dealer);
  await expect(errorMessage(site, 'Error: Not signed in yet')).toBeVisible();
  await expect(site.page.getByText(/QUOTA/)).toHaveCount(0);
  await site.page.unroute(tokenService);
  expect(await readUser(site, () => reopenInventory(site))).toEqual(user);
  await expect(site.counts.first()).toHaveText('1,204');
});
