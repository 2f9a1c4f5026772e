import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await site.open();
});

test('shows the dealer name and opens the inventory', async ({ site }) => {
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.page).toHaveTitle('Alpha Autos');
  await site.button('Browse Inventory').click();
  await expect(site.heading).toHaveText('Inventory');
});

test('features the first three vehicles by document ID', async ({ site }) => {
  const featured = site.page.getByRole('region', { name: 'Featured Vehicles' });
  await expect(featured.getByRole('heading', { level: 2 })).toHaveText('Featured Vehicles');
  await expect(featured.getByRole('article').getByRole('heading')).toHaveText([
    '2022 Mazda CX-5',
    '2020 Kia Forte',
    '2019 Subaru Forester',
  ]);
});

test('draws a vehicle that has no picture', async ({ site }) => {
  await expect(site.page.getByRole('img', { name: 'Illustration of a 2022 Mazda CX-5' })).toBeVisible();
});

test('draws a vehicle whose picture fails to load', async ({ dealer, site, browserErrors }) => {
  browserErrors.expect(/gone\.jpg/);
  const response = site.page.waitForResponse('**/gone.jpg');
  await dealer.putVehicle('a1', { ...someVehicles.a1, imageUrl: '/gone.jpg' });
  await response;
  await expect(site.page.getByAltText('2022 Mazda CX-5', { exact: true })).toHaveCount(0);
  await expect(site.page.getByRole('img', { name: 'Illustration of a 2022 Mazda CX-5' })).toBeVisible();
});

test('keeps the hero when its image fails to load', async ({ dealer, site, browserErrors }) => {
  browserErrors.expect(/gone-hero\.jpg/);
  const response = site.page.waitForResponse('**/gone-hero.jpg');
  await dealer.putMetadata({ ...someMetadata, heroImage: '/gone-hero.jpg' });
  await response;
  await expect(site.button('Browse Inventory')).toBeVisible();
  await expect(site.page.locator('img[src="/gone-hero.jpg"]')).toHaveCount(0);
});

test('keeps the Featured Vehicles heading without vehicles', async ({ dealer, newVisitor }) => {
  await dealer.putMarker();
  for (const id of Object.keys(someVehicles)) await dealer.removeVehicle(id);
  const visitor = await newVisitor(dealer);
  await visitor.open();
  await expect(visitor.page.getByRole('heading', { name: 'Featured Vehicles' })).toBeVisible();
  await expect(visitor.page.getByText('No matches found.')).toBeHidden();
});
