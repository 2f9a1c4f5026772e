import { aVehicle, someMetadata, someVehicles } from './dealer.ts';
import { everyScreen } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

const listening = '**/google.firestore.v1.Firestore/Listen/**';
const widths = [360, 768, 1280, 1920];

declare global {
  interface Window {
    /** Every shift of the layout so far that no click or key of the visitor's came right before. */
    shifts: string[];
  }
}

async function watchShifts({ page }: Site): Promise<void> {
  await page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      })[]) {
        if (entry.hadRecentInput) continue;
        const what = entry.sources.map(({ node }) =>
          node instanceof Element
            ? `${node.tagName} ${node.textContent.slice(0, 30)}`
            : String(node?.nodeName),
        );
        window.shifts.push(`${entry.value.toFixed(4)}: ${what.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits for what is under way to be painted. */
const settle = ({ page }: Site) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));

async function forgetShifts(site: Site): Promise<string[]> {
  await settle(site);
  return site.page.evaluate(() => window.shifts.splice(0));
}

async function expectStillness(site: Site, when: string): Promise<void> {
  expect(await forgetShifts(site), when).toEqual([]);
}

for (const width of widths) {
  test(`nothing moves by itself on any screen at ${width} px`, async ({ dealer, site }) => {
    await dealer.putMetadata(someMetadata);
    await dealer.putVehicles(someVehicles);
    await site.page.setViewportSize({ width, height: 900 });
    await watchShifts(site);
    await site.open();
    await expect(site.cards).toHaveCount(3);
    await expectStillness(site, 'from the spinner to the home screen');
    for (const { name, show } of everyScreen) {
      await show(site);
      // There it is the visitor who changes how long the page is.
      if (name === 'inventory without a match') await forgetShifts(site);
      else await expectStillness(site, name);
    }
  });
}

test('nothing moves while the listeners and the summary are under way, nor when they answer', async ({
  dealer,
  site,
}) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await watchShifts(site);
  const listeners = await site.holdBack(listening);
  const summary = await site.holdBack('**/api/dashboard-summary/inventory');
  await site.open();
  await expect(site.cards).toHaveCount(3);
  await expectStillness(site, 'the first look');
  await site.choose('Inventory');
  await expect(site.search).toBeVisible();
  await expectStillness(site, 'skeletons');
  listeners.letGo();
  await expect(site.cards).toHaveCount(7);
  await expectStillness(site, 'the live inventory');
  summary.letGo();
  await expect(site.page.getByText('1,204')).toBeVisible();
  await expectStillness(site, 'the summary');
  await dealer.changePrice('a1', 25_000);
  await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible();
  await expectStillness(site, 'a new price');
  await site.choose('Home');
  await expectStillness(site, 'home again');
});

test('nothing moves when a lot is seeded, nor when a picture does not come', async ({
  dealer,
  site,
  troubles,
}) => {
  troubles.expect(/gone\.(jpg|svg)/);
  await watchShifts(site);
  await site.open();
  await expect(site.cards).toHaveCount(3);
  await expectStillness(site, 'the seed');
  await dealer.putMetadata({ ...someMetadata, heroImage: '/gone.jpg' });
  await dealer.putVehicle('v1', aVehicle({ imageUrl: '/gone.svg' }));
  await expect(site.heading).toHaveText(someMetadata.dealerName);
  await expectStillness(site, 'drawings in place of pictures');
});
