import { chromiumOptions } from '../../tools/browsers/findBrowser.ts';
import { aVehicle, someMetadata, vehicleCount } from './dealer.ts';
import { showEveryScreen } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts, takeLayoutShifts } from './layoutShifts.ts';
import { listenChannel, type Site, summaryPath } from './site.ts';

// With classic scrollbars, which a modal hides.
test.use({ launchOptions: { ...chromiumOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test.beforeEach(({ site }) => recordLayoutShifts(site));

const expectNoLayoutShift = async (site: Site, step: string) =>
  expect.soft(await takeLayoutShifts(site), step).toEqual([]);

for (const width of [360, 768, 1280, 1920]) {
  test(`no layout shift while data loads, nor on any screen, at ${width} px`, async ({ dealer, site }) => {
    await site.page.setViewportSize({ width, height: 900 });
    const devTools = await site.page.context().newCDPSession(site.page);
    // On phones, scrollbars take no space.
    await devTools.send('Emulation.setScrollbarsHidden', { hidden: width < 600 });
    const listeners = await site.hold(listenChannel);
    const summary = await site.hold(`**${summaryPath}`);
    await site.open();
    await expect(site.cards).toHaveCount(3);
    await expectNoLayoutShift(site, 'spinner to home screen');
    await site.navigateTo('Inventory');
    await expect(site.skeletonGrid).toBeVisible();
    await expect(site.cards).toHaveCount(0);
    await expectNoLayoutShift(site, 'skeletons');
    listeners.release();
    await expect(site.cards).toHaveCount(vehicleCount);
    await expectNoLayoutShift(site, 'live inventory');
    summary.release();
    await expect(site.page.getByText('1,204')).toBeVisible();
    await expectNoLayoutShift(site, 'summary');
    await dealer.changePrice('a1', 25_000);
    await expect(site.price('$25,000')).toBeVisible();
    await expectNoLayoutShift(site, 'price change');

    await site.navigateTo('Home');
    await showEveryScreen(site, async (view) => {
      if (view !== 'inventory without a match') return expectNoLayoutShift(site, view);
      // Searching changes the page height; this test does not count that as a layout shift.
      await site.search.fill('');
      await takeLayoutShifts(site);
    });
  });
}

test.describe('empty dealer', () => {
  test.use({ documents: {} });

  test('no layout shift when an inventory is seeded or a picture fails to load', async ({ dealer, site }) => {
    site.errors.expect(/gone\.(jpg|svg)/);
    await site.open();
    await expect(site.cards).toHaveCount(3);
    await expectNoLayoutShift(site, 'seed');
    await dealer.put({
      metadata: { ...someMetadata, heroImage: '/gone.jpg' },
      vehicles: { v1: aVehicle({ imageUrl: '/gone.svg' }) },
    });
    await expect(site.heading).toHaveText(someMetadata.dealerName);
    await expectNoLayoutShift(site, 'fallback drawings');
  });
});
