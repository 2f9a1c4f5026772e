import { someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { claimsOf } from './idToken.ts';

const path = '/api/dashboard-summary/inventory';

test.beforeEach(({ dealer }) => dealer.putVehicles(someVehicles));

test('shows the three counts', async ({ site }) => {
  await site.open();
  await site.navigateTo('Inventory');
  const labels = site.page.getByRole('main').getByRole('term');
  await expect(labels).toHaveText(['Total Vehicles', 'In Stock', 'Sold This Month']);
  await expect(site.page.getByRole('main').getByRole('definition')).toHaveText(['1,204', '37', '9']);
});

test('sends the ID token of the anonymous visitor', async ({ site }) => {
  await site.open();
  const requested = site.page.waitForRequest(`**${path}`);
  await site.navigateTo('Inventory');
  const request = await requested;
  expect(request.method()).toBe('GET');
  const claims = claimsOf(request);
  expect(claims.firebase.sign_in_provider).toBe('anonymous');
  expect(claims.user_id).toMatch(/^\w+$/);
});

test('fetches the summary each time the screen opens, not when it is chosen again', async ({ site }) => {
  await site.open();
  expect(site.requestsTo(path)).toHaveLength(0);
  await site.navigateTo('Inventory');
  await expect(site.page.getByRole('definition').first()).toHaveText('1,204');
  await site.navigateTo('Inventory');
  await site.respond(path, { json: { totalCount: 8, inStockCount: 7, soldThisMonth: 6 } });
  await site.navigateTo('About');
  await site.navigateTo('Inventory');
  await expect(site.page.getByRole('definition')).toHaveText(['8', '7', '6']);
  expect(site.requestsTo(path)).toHaveLength(2);
});

test('shows the status of an error response', async ({ site, browserErrors }) => {
  browserErrors.expect(
    /status of 401/,
    /status of 404/,
    /status of 503/,
    /dashboard-summary\/inventory \d{3}$/,
  );
  await site.open();
  for (const status of [401, 404, 503]) {
    await site.respond(path, { status, json: { totalCount: 1 } });
    await site.navigateTo('Inventory');
    await expect(site.page.getByText(`Error: Server returned ${status}`)).toBeVisible();
    await expect(site.page.getByText('Total Vehicles')).toBeHidden();
    await expect(site.cards).toHaveCount(7);
    await site.navigateTo('Home');
  }
});

test('shows that the server could not be reached', async ({ site, browserErrors }) => {
  browserErrors.expect(/dashboard-summary/);
  await site.respond(path, 'unreachable');
  await site.open();
  await site.navigateTo('Inventory');
  await expect(site.page.getByText('Error: Could not reach the server')).toBeVisible();
});

test('rejects a response that is not an object', async ({ site }) => {
  await site.open();
  for (const response of [
    { json: [1, 2, 3] },
    { json: null },
    { json: 7 },
    { body: '<!doctype html><title>Oops</title>', contentType: 'text/html' },
    { body: '' },
  ]) {
    await site.respond(path, response);
    await site.navigateTo('Inventory');
    await expect(site.page.getByText('Error: Unexpected answer from the server')).toBeVisible();
    await site.navigateTo('Home');
  }
});

test('shows 0 for a missing or invalid count', async ({ site }) => {
  await site.respond(path, { json: { inStockCount: '37', soldThisMonth: null } });
  await site.open();
  await site.navigateTo('Inventory');
  await expect(site.page.getByRole('definition')).toHaveText(['0', '0', '0']);
});

test('recovers when the screen opens again', async ({ site, browserErrors }) => {
  browserErrors.expect(/503/);
  await site.respond(path, { status: 503 });
  await site.open();
  await site.navigateTo('Inventory');
  await expect(site.page.getByText('Error: Server returned 503')).toBeVisible();
  await site.page.unroute(`**${path}`);
  await site.navigateTo('Home');
  await site.navigateTo('Inventory');
  await expect(site.page.getByRole('definition').first()).toHaveText('1,204');
});
