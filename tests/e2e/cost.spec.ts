import { bytesPerDocument, measuredCars } from '../../tools/cost/bill.ts';
import { readVisit, type VisitUse } from '../../tools/cost/inputs.ts';
import { aVehicle, type Dealer, someMetadata } from './dealer.ts';
import { expect, summary, test } from './fixtures.ts';
import type { Site } from './site.ts';
import { transferSize } from './transferSize.ts';
import { UsageMeter } from './usageMeter.ts';

/** Longer than the silence after which the site reads over REST what a listener has not delivered. */
const fallbackMs = 6000;

type Screen = 'home screen' | 'inventory';

async function putInventory(dealer: Dealer): Promise<void> {
  const cars = Array.from({ length: measuredCars }, (_, number) => [
    `car${number}`,
    aVehicle({ model: `Number ${number}` }),
  ]);
  await dealer.putMetadata(someMetadata);
  await dealer.putMarker();
  await dealer.putVehicles(Object.fromEntries(cars));
}

/** Opens the site, and stays until the screen is complete. */
async function visit(site: Site, meter: UsageMeter, screen: Screen): Promise<void> {
  meter.reset();
  await site.open();
  await expect.poll(() => meter.listenedReads).toBeGreaterThan(measuredCars);
  await expect.poll(() => site.requestsTo('/assets/ContactScreen').length).toBeGreaterThan(0);
  if (screen === 'home screen') return;
  await site.navigateTo('Inventory');
  await expect(site.page.getByText(summary.totalCount.toLocaleString('en-US'))).toBeVisible();
}

/** Expects the use now, and still after the time at which a fallback read would be due. */
async function expectUse(
  site: Site,
  meter: UsageMeter,
  { siteKilobytes: _, ...expected }: VisitUse,
): Promise<void> {
  await expect.poll(() => meter.use()).toEqual(expected);
  await site.page.clock.runFor(fallbackMs);
  expect(await meter.use()).toEqual(expected);
}

test.beforeEach(async ({ dealer, site }) => {
  await putInventory(dealer);
  await site.installClock();
});

for (const screen of ['home screen', 'inventory'] as const) {
  test(`a visit uses what the cost page says (${screen})`, async ({ site }) => {
    const meter = await UsageMeter.attach(site.page);
    await visit(site, meter, screen);
    await expectUse(site, meter, readVisit('first', screen));
    await site.page.goto('about:blank');
    await visit(site, meter, screen);
    await expectUse(site, meter, readVisit('returning', screen));
  });
}

test('a first visit transfers no more bytes than the cost page says', async ({ site }) => {
  const meter = await UsageMeter.attach(site.page);
  await visit(site, meter, 'home screen');
  expect(meter.siteBytes()).toBeLessThanOrEqual(readVisit('first', 'home screen').siteKilobytes * 1000);
  expect(transferSize('index.html')).toBeLessThanOrEqual(
    readVisit('returning', 'home screen').siteKilobytes * 1000,
  );
  const { documentReads } = await meter.use();
  expect(await meter.firestoreBytes()).toBeLessThanOrEqual(documentReads * bytesPerDocument);
});
