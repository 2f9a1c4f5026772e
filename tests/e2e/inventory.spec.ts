import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await site.open();
  await site.navigateTo('Inventory');
});

test('lists every vehicle in the order of the document IDs', async ({ site }) => {
  await expect(site.cardNames).toHaveText([
    '2022 Mazda CX-5',
    '2020 Kia Forte',
    '2019 Subaru Forester',
    '2018 Ram 1500',
    '2021 Volvo XC60',
    '2017 Ford Explorer',
    '2016 Nissan Rogue',
  ]);
});

test('a card shows price and mileage and has one button, which opens the vehicle', async ({ site }) => {
  const card = site.card('2022 Mazda CX-5');
  await expect(card.getByText('$26,450')).toBeVisible();
  await expect(card.getByText('24,310 mi')).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(1);
  await card.getByRole('button', { name: '2022 Mazda CX-5' }).click();
  await expect(site.heading).toHaveText('2022 Mazda CX-5');
});

test('a click anywhere on a card opens the vehicle', async ({ site }) => {
  await site.card('2018 Ram 1500').click({ position: { x: 20, y: 20 } });
  await expect(site.heading).toHaveText('2018 Ram 1500');
});

test('search matches part of make plus model, ignoring case', async ({ site }) => {
  for (const [text, found] of [
    ['sUBARU', ['2019 Subaru Forester']],
    ['xc60', ['2021 Volvo XC60']],
    ['kia for', ['2020 Kia Forte']],
    ['for', ['2020 Kia Forte', '2019 Subaru Forester', '2017 Ford Explorer']],
  ] as const) {
    await site.search.fill(text);
    await expect(site.cardNames).toHaveText(found);
  }
});

test('search ignores surrounding spaces', async ({ site }) => {
  await site.search.fill('   rogue  ');
  await expect(site.cardNames).toHaveText(['2016 Nissan Rogue']);
  await site.search.fill('   ');
  await expect(site.cards).toHaveCount(7);
});

test('search ignores every other field', async ({ site }) => {
  for (const text of ['2022', 'truck', 'red', 'heated', 'a1']) {
    await site.search.fill('');
    await expect(site.cards).toHaveCount(7);
    await site.search.fill(text);
    await expect(site.page.getByText('No matches found.')).toBeVisible();
    await expect(site.cards).toHaveCount(0);
  }
});

test('search text survives screen changes', async ({ site }) => {
  await site.search.fill('Rogue');
  await site.openVehicle('2016 Nissan Rogue');
  await site.button('Back to Inventory').click();
  await expect(site.search).toHaveValue('Rogue');
  await expect(site.cardNames).toHaveText(['2016 Nissan Rogue']);
  await site.navigateTo('Home');
  await site.navigateTo('Inventory');
  await expect(site.search).toHaveValue('Rogue');
});

test('a vehicle added by the dealer appears in order', async ({ dealer, site }) => {
  await expect(site.cards).toHaveCount(7);
  await dealer.putVehicle('b9', { make: 'Audi', model: 'A4', year: 2020 });
  await expect(site.cardNames.nth(2)).toHaveText('2020 Audi A4');
  await expect(site.cards).toHaveCount(8);
});

test('a price changed by the dealer updates the card', async ({ dealer, site }) => {
  await expect(site.card('2020 Kia Forte').getByText('$15,990')).toBeVisible();
  await dealer.changePrice('b2', 14_500);
  await expect(site.card('2020 Kia Forte').getByText('$14,500')).toBeVisible();
});
