import { someMetadata } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { listenChannel, restReads } from './site.ts';

test('shows the home screen before the listeners respond, then live data', async ({ dealer, site }) => {
  const { release } = await site.hold(listenChannel);
  await site.open();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.cards).toHaveCount(3);
  await expect(site.card('2022 Mazda CX-5').getByText('$26,450')).toBeVisible();

  await site.openVehicle('2022 Mazda CX-5');
  await site.navigateTo('Inventory');
  await expect(site.skeletonGrid).toBeVisible();
  await expect(site.cards).toHaveCount(0);
  await expect(site.page.getByText('No matches found.')).toHaveCount(0);

  await dealer.changePrice('a1', 25_000);
  release();
  await expect(site.cards).toHaveCount(7);
  await site.navigateTo('Home');
  await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible();
});

test('waits for live data when one of the first three vehicles is invalid', async ({ dealer, site }) => {
  await dealer.putVehicle('a0', { price: 1 });
  const { release } = await site.hold(listenChannel);
  await site.open();
  await expect(site.page.getByRole('heading', { name: 'Featured Vehicles' })).toBeVisible();
  await expect(site.cards).toHaveCount(0);
  release();
  await expect(site.cards).toHaveCount(3);
});

test('a return visit shows cached data at once, then live data', async ({ dealer, site }) => {
  await dealer.putMarker();
  await site.open();
  await site.waitUntilKept();
  const holds = [await site.hold(listenChannel), await site.hold(restReads)];
  await site.goto();
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.cards).toHaveCount(3);
  await expect(site.card('2022 Mazda CX-5').getByText('$26,450')).toBeVisible();

  await dealer.putMetadata({ ...someMetadata, dealerName: 'Alpha & Sons' });
  await dealer.changePrice('a1', 25_000);
  await dealer.removeVehicle('b2');
  for (const { release } of holds) release();
  await expect(site.heading).toHaveText('Alpha & Sons');
  await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible();
  await expect(site.cardNames).toHaveText(['2022 Mazda CX-5', '2019 Subaru Forester', '2018 Ram 1500']);
});
