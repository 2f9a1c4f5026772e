import { aVehicle, someMetadata, someVehicles } from './dealer.ts';
import { everyScreen } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

const listenChannel = '**/google.firestore.v1.Firestore/Listen/**';
const widths = [360, 768, 1280, 1920];

declare global {
  interface Window {
    /** Layout shifts so far that were not caused by user input. */
    layoutShifts: string[];
  }
}

async function recordLayoutShifts({ page }: Site): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node }) =>
          node instanceof Element
            ? `${node.tagName} ${node.textContent.slice(0, 30)}`
            : String(node?.nodeName),
        );
        window.layoutShifts.push(`${entry.value.toFixed(4)}: ${nodes.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits for pending work to be painted. */
const settle = ({ page }: Site) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));

async function takeLayoutShifts(site: Site): Promise<string[]> {
  await settle(site);
  return site.page.evaluate(() => window.layoutShifts.splice(0));
}

async function expectNoLayoutShift(site: Site, step: string): Promise<void> {
  expect(await takeLayoutShifts(site), step).toEqual([]);
}

for (const width of widths) {
  test(`no layout shift on any screen at ${width} px`, async ({ dealer, site }) => {
    await dealer.putMetadata(someMetadata);
    await dealer.putVehicles(someVehicles);
    await site.page.setViewportSize({ width, height: 900 });
    await recordLayoutShifts(site);
    await site.open();
    await expect(site.cards).toHaveCount(3);
    await expectNoLayoutShift(site, 'spinner to home screen');
    for (const { name, show } of everyScreen) {
      await show(site);
      // Searching changes the page height; this test does not count that as a layout shift.
      if (name === 'inventory without a match') await takeLayoutShifts(site);
      else await expectNoLayoutShift(site, name);
    }
  });
}

test('no layout shift while listeners and summary load', async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await recordLayoutShifts(site);
  const listeners = await site.hold(listenChannel);
  const summary = await site.hold('**/api/dashboard-summary/inventory');
  await site.open();
  await expect(site.cards).toHaveCount(3);
  await expectNoLayoutShift(site, 'first paint');
  await site.navigateTo('Inventory');
  await expect(site.search).toBeVisible();
  await expectNoLayoutShift(site, 'skeletons');
  listeners.release();
  await expect(site.cards).toHaveCount(7);
  await expectNoLayoutShift(site, 'live inventory');
  summary.release();
  await expect(site.page.getByText('1,204')).toBeVisible();
  await expectNoLayoutShift(site, 'summary');
  await dealer.changePrice('a1', 25_000);
  await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible();
  await expectNoLayoutShift(site, 'price change');
  await site.navigateTo('Home');
  await expectNoLayoutShift(site, 'back to home');
});

test('no layout shift when an inventory is seeded or a picture fails to load', async ({
  dealer,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/gone\.(jpg|svg)/);
  await recordLayoutShifts(site);
  await site.open();
  await expect(site.cards).toHaveCount(3);
  await expectNoLayoutShift(site, 'seed');
  await dealer.putMetadata({ ...someMetadata, heroImage: '/gone.jpg' });
  await dealer.putVehicle('v1', aVehicle({ imageUrl: '/gone.svg' }));
  await expect(site.heading).toHaveText(someMetadata.dealerName);
  await expectNoLayoutShift(site, 'fallback drawings');
});
