import { bytesPerDocument, measuredCars } from '../../tools/cost/bill.ts';
import { readVisit } from '../../tools/cost/bill.ts';
import { numberedVehicles, someMetadata } from './dealer.ts';
import { expect, summary, test } from './fixtures.ts';
import { transferSize } from './transferSize.ts';
import { UsageMeter } from './usageMeter.ts';

/** Longer than the silence after which the site reads over REST what a listener has not delivered. */
const fallbackMs = 6000;

test.use({ stock: { metadata: someMetadata, vehicles: numberedVehicles(measuredCars) } });

for (const screen of ['home screen', 'inventory'] as const) {
  test(`a visit uses what the cost page says (${screen})`, async ({ dealer, site }) => {
    await dealer.putMarker();
    await site.installClock();
    const meter = await UsageMeter.attach(site.page);
    for (const visit of ['first', 'returning'] as const) {
      await test.step(`${visit} visit`, async () => {
        const { siteKilobytes, ...expected } = readVisit(visit, screen);
        meter.reset();
        await site.open();
        await expect.poll(() => meter.listenedReads()).toBeGreaterThan(measuredCars);
        await site.waitUntilPreloaded();
        if (screen === 'inventory') {
          await site.navigateTo('Inventory');
          await expect(site.page.getByText(summary.totalCount.toLocaleString('en-US'))).toBeVisible();
        }
        await expect.poll(() => meter.use()).toEqual(expected);
        await site.page.clock.runFor(fallbackMs);
        expect(await meter.use(), 'after a fallback read would be due').toEqual(expected);

        // The service worker, which these tests block, answers a returning visitor with all files but the page.
        const bytes = visit === 'first' ? meter.siteBytes() : transferSize('index.html');
        expect.soft(bytes).toBeLessThanOrEqual(siteKilobytes * 1000);
        const firestoreBytes = await meter.firestoreBytes();
        expect.soft(firestoreBytes).toBeLessThanOrEqual(expected.documentReads * bytesPerDocument);
      });
      await site.page.goto('about:blank');
    }
  });
}
