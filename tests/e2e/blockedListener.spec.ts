import { someMetadata, vehicleCount } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { listenChannel, type Site, workerFile } from './site.ts';

for (const { fault, url } of [
  { fault: 'the channel is blocked', url: listenChannel },
  { fault: 'the file of the listeners’ worker fails to load', url: workerFile },
]) {
  test(`shows the whole inventory when ${fault}, then live data`, async ({ dealer, site }) => {
    const { page } = site;
    site.errors.expect(/Firestore\/Listen\/|reach Cloud Firestore|listeners|could not be loaded/);
    await page.clock.install();
    await site.block(url);
    await site.open();
    await expect.poll(() => site.requestsTo('listenersWorker-').length).toBeGreaterThan(0);
    await site.navigateTo('Inventory');
    await expect(async () => {
      await page.clock.runFor(1000);
      expect(await site.cards.count()).toBe(vehicleCount);
    }).toPass({ timeout: 15_000 });
    await test.step('shows the whole inventory once the Firestore client has gone offline', async () => {
      await page.clock.runFor(10_000);
      await expect(page).toHaveTitle('Inventory · Alpha Autos');
      await expect(site.cards).toHaveCount(vehicleCount);
      await expect(site.card('2016 Nissan Rogue')).toBeVisible();
      await expect(site.footer.getByText(someMetadata.contact.address)).toBeVisible();
      expect(site.requestsTo('documents:commit'), 'seeding').toHaveLength(0);
    });
    await test.step('shows live data once the fault is gone', async () => {
      await page.unroute(url);
      await site.goOnline();
      await dealer.changePrice('a1', 25_000);
      await expect(site.price('$25,000')).toBeVisible({ timeout: 30_000 });
    });
  });
}

for (const { obstacle, meet } of [
  {
    obstacle: 'the browser has no workers',
    meet: ({ page }: Site) => page.addInitScript(() => Reflect.deleteProperty(window, 'Worker')),
  },
  { obstacle: 'a policy forbids workers', meet: ({ setPolicy }: Site) => setPolicy("worker-src 'none'") },
  {
    obstacle: 'a policy does not trust the worker',
    meet: ({ setPolicy }: Site) => setPolicy("require-trusted-types-for 'script'; trusted-types dealer"),
  },
]) {
  test(`shows the whole inventory when ${obstacle}`, async ({ site }) => {
    if (obstacle.startsWith('a policy')) site.errors.expect(/worker-src|policy|TrustedScriptURL/i);
    await meet(site);
    await site.openInventory();
    await expect(site.cards).toHaveCount(vehicleCount);
    expect(site.requestsTo('Firestore/Listen/')).toHaveLength(0);
  });
}

test('replaces a worker that fails to start or dies', async ({ dealer, site }) => {
  const { page } = site;
  site.errors.expect(/do not answer/);
  await page.route(workerFile, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
  );
  await site.openInventory();
  await expect(site.cards).toHaveCount(vehicleCount);
  await page.unroute(workerFile);
  await page.clock.install();
  await test.step('replaces a worker that has failed to start', async () => {
    await dealer.changePrice('a1', 25_000);
    await expect(site.price('$25,000')).toBeVisible();
  });
  await test.step('replaces a worker that has died', async () => {
    await page.workers()[0]?.evaluate(() => close());
    await dealer.changePrice('a1', 19_990);
    // The worker is asked after a minute of silence, does not answer, and is replaced.
    await page.clock.runFor(80_000);
    await expect(site.price('$19,990')).toBeVisible();
  });
});
