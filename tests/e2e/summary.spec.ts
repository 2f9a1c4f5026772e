import { expect, test } from './fixtures.ts';
import { claimsOf } from './idToken.ts';
import { summaryPath } from './site.ts';

test('fetches the summary each time the screen opens, with the visitor’s ID token', async ({ site }) => {
  const labels = site.page.getByRole('main').getByRole('term');
  const { release } = await site.hold(`**${summaryPath}`);
  await site.open();
  expect(site.requestsTo(summaryPath)).toHaveLength(0);

  await test.step('sends the ID token of the anonymous visitor', async () => {
    const requested = site.page.waitForRequest(`**${summaryPath}`);
    await site.navigateTo('Inventory');
    const request = await requested;
    expect(request.method()).toBe('GET');
    const claims = claimsOf(request);
    expect(claims.firebase.sign_in_provider).toBe('anonymous');
    expect(claims.user_id).toMatch(/^\w+$/);
  });
  await test.step('reserves space for the summary while it loads', async () => {
    await expect(labels).toHaveText(['Total Vehicles', 'In Stock', 'Sold This Month']);
    await expect(site.counts).toHaveText(['', '', '']);
  });
  await test.step('shows the three counts', async () => {
    release();
    await expect(site.counts).toHaveText(['1,204', '37', '9']);
    await expect(labels).toHaveText(['Total Vehicles', 'In Stock', 'Sold This Month']);
  });
  await test.step('fetches the summary again when the screen opens, not when it is chosen again', async () => {
    await site.navigateTo('Inventory');
    await site.respond(summaryPath, { json: { totalCount: 8, inStockCount: 7, soldThisMonth: 6 } });
    await site.navigateTo('Home');
    await site.navigateTo('Inventory');
    await expect(site.counts).toHaveText(['8', '7', '6']);
    expect(site.requestsTo(summaryPath)).toHaveLength(2);
  });
});

test('shows why there is no summary, and recovers when the screen opens again', async ({ site }) => {
  site.errors.expect(/dashboard-summary/);
  await site.open();
  for (const [response, message] of [
    [{ status: 503, json: { totalCount: 1 } }, 'Error: Server returned 503'],
    ['unreachable', 'Error: Could not reach the server'],
    [{ body: '<!doctype html><title>Oops</title>' }, 'Error: Unexpected answer from the server'],
  ] as const) {
    await test.step(message, async () => {
      await site.respond(summaryPath, response);
      await site.navigateTo('Inventory');
      await expect.soft(site.page.getByText(message)).toBeVisible();
      await expect.soft(site.page.getByText('Total Vehicles')).toBeHidden();
      await expect.soft(site.cards).toHaveCount(7);
      await site.navigateTo('Home');
    });
  }
  await site.page.unroute(`**${summaryPath}`);
  await site.navigateTo('Inventory');
  await expect(site.counts.first()).toHaveText('1,204');
});
