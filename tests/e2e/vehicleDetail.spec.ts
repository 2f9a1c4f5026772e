import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await site.open();
  await site.navigateTo('Inventory');
});

test('shows every field of the vehicle', async ({ dealer, site }) => {
  await dealer.putVehicle('a1', {
    ...someVehicles.a1,
    color: 'Soul Red',
    features: ['Heated seats', 'Sunroof'],
    imageUrl: '/drawings/honda-cr-v.svg',
  });
  await site.openVehicle('2022 Mazda CX-5');
  const main = site.page.getByRole('main');
  await expect(main.getByAltText('2022 Mazda CX-5').first()).toHaveJSProperty('complete', true);
  await expect(site.shown('$26,450')).toBeVisible();
  const list = main.getByRole('term');
  await expect(list).toHaveText(['Mileage', 'Body style', 'Color', 'Year']);
  await expect(main.getByRole('definition')).toHaveText(['24,310 mi', 'SUV', 'Soul Red', '2022']);
  const features = main.getByRole('region', { name: 'Features' }).getByRole('listitem');
  await expect(features).toHaveText(['Heated seats', 'Sunroof']);
  await expect(main.getByRole('heading', { name: 'Schedule a Test Drive' })).toBeVisible();
});

test('Back to Inventory opens the inventory', async ({ site }) => {
  await site.openVehicle('2020 Kia Forte');
  await site.button('Back to Inventory').click();
  await expect(site.heading).toHaveText('Inventory');
  await expect(site.heading).toBeFocused();
});

test('shows up to three related vehicles with the same body style, in collection order', async ({ site }) => {
  await site.openVehicle('2019 Subaru Forester');
  const related = site.page.getByRole('region', { name: 'You May Also Like' });
  await expect(related.getByRole('article').getByRole('heading')).toHaveText([
    '2022 Mazda CX-5',
    '2021 Volvo XC60',
    '2017 Ford Explorer',
  ]);
  await related.getByRole('button', { name: '2021 Volvo XC60' }).click();
  await expect(site.heading).toHaveText('2021 Volvo XC60');
  await expect(related.getByRole('article').getByRole('heading')).toHaveText([
    '2022 Mazda CX-5',
    '2019 Subaru Forester',
    '2017 Ford Explorer',
  ]);
});

test('has no related vehicles for a unique or missing body style', async ({ dealer, site }) => {
  const relatedHeading = site.page.getByRole('heading', { name: 'You May Also Like' });
  await site.openVehicle('2018 Ram 1500');
  await expect(site.button('Request Test Drive')).toBeVisible();
  await expect(relatedHeading).toHaveCount(0);

  const withoutBodyStyle = { year: 2022, make: 'Lotus', model: 'Elise' };
  await dealer.putVehicle('h8', withoutBodyStyle);
  await dealer.putVehicle('h9', { ...withoutBodyStyle, model: 'Exige' });
  await site.navigateTo('Inventory');
  await site.openVehicle('2022 Lotus Elise');
  await expect(relatedHeading).toHaveCount(0);
});

test('a price changed by the dealer updates the open page', async ({ dealer, site }) => {
  await site.openVehicle('2020 Kia Forte');
  await expect(site.shown('$15,990')).toBeVisible();
  await dealer.changePrice('b2', 14_500);
  await expect(site.shown('$14,500')).toBeVisible();
  await expect(site.shown('$15,990')).toHaveCount(0);
});

test('a price change keeps the typed text', async ({ dealer, site }) => {
  await site.openVehicle('2020 Kia Forte');
  await site.page.getByLabel('Name').fill('Ada');
  await dealer.changePrice('b2', 14_500);
  await expect(site.shown('$14,500')).toBeVisible();
  await expect(site.page.getByLabel('Name')).toHaveValue('Ada');
});

test("shows 'Vehicle not found.' when the dealer removes the vehicle", async ({ dealer, site }) => {
  await site.openVehicle('2020 Kia Forte');
  await dealer.removeVehicle('b2');
  await expect(site.heading).toHaveText('Vehicle not found.');
  await expect(site.button('Request Test Drive')).toHaveCount(0);
  await site.button('Back to Inventory').click();
  await expect(site.cards).toHaveCount(6);
});
