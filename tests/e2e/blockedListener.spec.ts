import { someMetadata, vehicleCount } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { listenChannel } from './site.ts';

for (const { fault, url } of [
  { fault: 'the channel is blocked', url: listenChannel },
  { fault: 'the Firestore client’s chunk fails to load', url: '**/assets/listeners-*.js' },
]) {
  test(`shows the whole inventory when ${fault}, then live data`, async ({ dealer, site }) => {
    const { page } = site;
    // When its connection fails, the Firestore client requests an image from Google.
    site.errors.expect(/Firestore\/Listen\/|reach Cloud Firestore|cleardot|listeners|could not be loaded/);
    await site.block('https://www.google.com/images/cleardot.gif**');
    await page.clock.install();
    await site.block(url);
    await site.open();
    await expect.poll(() => site.requestsTo('listeners-').length).toBeGreaterThan(0);
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
      await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible({ timeout: 30_000 });
    });
  });
}
