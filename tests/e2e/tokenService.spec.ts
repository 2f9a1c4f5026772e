import type { Route } from '@playwright/test';
import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { claimsOf } from './idToken.ts';
import type { Site } from './site.ts';

const tokenService = '**/securetoken.googleapis.com/**';
const summaryPath = '/api/dashboard-summary/inventory';
const unreachable = 'Error: Could not reach the server';

const tokenRequests = (site: Site) => site.requestsTo('securetoken').length;
const errorMessage = ({ page }: Site, text: string) => page.getByText(text, { exact: true });

async function reopenInventory(site: Site) {
  await site.navigateTo('Home');
  await expect(site.button('Browse Inventory')).toBeVisible();
  await site.navigateTo('Inventory');
}

async function openInventoryAndGetUserId(site: Site): Promise<string> {
  await site.open();
  const summaryRequest = site.page.waitForRequest(`**${summaryPath}`);
  await site.navigateTo('Inventory');
  const { user_id } = claimsOf(await summaryRequest);
  await expect(site.page.getByRole('definition').first()).toHaveText('1,204');
  return user_id;
}

/**
 * Only a returning visitor needs the token service: a sign-up returns an ID token. Waits for live data, since the
 * Firestore client logs an error when the clock moves before it is connected.
 */
async function revisitInventory(site: Site) {
  await site.open();
  await site.navigateTo('Inventory');
  await expect(site.cards).toHaveCount(7);
  await expect.poll(() => tokenRequests(site)).toBeGreaterThan(0);
}

test.beforeEach(async ({ dealer }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
});

test.describe('token service that does not respond', () => {
  test('shows an error within 15 s and retries when the screen is reopened', async ({ site }) => {
    await site.installClock();
    await openInventoryAndGetUserId(site);
    const { release } = await site.hold(tokenService);
    await revisitInventory(site);
    await site.page.clock.runFor(15_000);
    await expect(errorMessage(site, unreachable)).toBeVisible();

    const before = tokenRequests(site);
    await reopenInventory(site);
    await expect.poll(() => tokenRequests(site)).toBeGreaterThan(before);
    release();
    await expect(site.page.getByRole('definition').first()).toHaveText('1,204');
  });

  test('counts towards the summary’s 15 s timeout', async ({ site }) => {
    await site.installClock();
    await openInventoryAndGetUserId(site);
    const token = await site.hold(tokenService);
    await site.hold(`**${summaryPath}`);
    await revisitInventory(site);
    await site.pauseClock();
    await site.page.clock.runFor(8000);
    await expect(site.page.getByRole('term').first()).toHaveText('Total Vehicles');
    const summaryRequest = site.page.waitForRequest(`**${summaryPath}`);
    token.release();
    await summaryRequest;
    await site.page.clock.runFor(7000);
    await expect(errorMessage(site, unreachable)).toBeVisible();
  });
});

const errorResponse = (status: number, text: string) => (route: Route) =>
  route.fulfill({ status, json: { error: { code: status, message: text } } });

for (const { fault, respond, expected } of [
  {
    fault: 'rejects the user',
    respond: errorResponse(400, 'QUOTA_EXCEEDED : Exceeded quota.'),
    expected: 'Error: Not signed in yet',
  },
  { fault: 'fails', respond: errorResponse(500, 'INTERNAL_ERROR'), expected: unreachable },
  {
    fault: 'fails without JSON',
    respond: (route: Route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    expected: unreachable,
  },
  {
    fault: 'is unreachable',
    respond: (route: Route) => route.abort('connectionrefused'),
    expected: unreachable,
  },
]) {
  test(`shows '${expected}' when the token service ${fault}, and recovers with the same account`, async ({
    site,
    browserErrors,
  }) => {
    browserErrors.expect(/securetoken/);
    const user = await openInventoryAndGetUserId(site);
    await site.page.route(tokenService, respond);
    await revisitInventory(site);
    await expect(errorMessage(site, expected)).toBeVisible();
    await expect(site.page.getByText(/QUOTA|INTERNAL/)).toHaveCount(0);
    await expect(site.cards).toHaveCount(7);

    await site.page.unroute(tokenService);
    const summaryRequest = site.page.waitForRequest(`**${summaryPath}`);
    await reopenInventory(site);
    expect(claimsOf(await summaryRequest).user_id).toBe(user);
    await expect(site.page.getByRole('definition').first()).toHaveText('1,204');
  });
}
