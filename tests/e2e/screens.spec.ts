import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

const names = [
  '2022 Mazda CX-5',
  '2020 Kia Forte',
  '2019 Subaru Forester',
  '2018 Ram 1500',
  '2021 Volvo XC60',
  '2017 Ford Explorer',
  '2016 Nissan Rogue',
];

test.beforeEach(async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await site.open();
});

test('each screen scrolls to the top, focuses its heading and sets the title', async ({ site }) => {
  const screens = [
    ['Inventory', 'Inventory', 'Inventory · Alpha Autos'],
    ['Sell/Trade', 'Instant Trade-In Valuation', 'Sell/Trade · Alpha Autos'],
    ['About', 'Alpha Autos', 'About · Alpha Autos'],
    ['Contact', 'Contact', 'Contact · Alpha Autos'],
    ['Home', 'Alpha Autos', 'Alpha Autos'],
  ] as const;
  const expectScreen = async (heading: string, title: string) => {
    await expect(site.page).toHaveTitle(title);
    await expect(site.heading).toHaveText(heading);
    await expect(site.heading).toBeFocused();
    expect(await site.scrollTop()).toBe(0);
    await expect(site.page).toHaveURL(site.url);
  };
  await expect(site.page).toHaveTitle('Alpha Autos');
  await site.page.setViewportSize({ width: 800, height: 300 });
  for (const [label, heading, title] of screens) {
    await site.scrollDown();
    await site.navigateTo(label);
    await expectScreen(heading, title);
  }
  await site.openVehicle('2019 Subaru Forester');
  await expectScreen('2019 Subaru Forester', '2019 Subaru Forester · Alpha Autos');
});

test('the current screen and the quick links only scroll to the top', async ({ site }) => {
  const labels = ['Home', 'Inventory', 'Financing', 'About', 'Contact'];
  await expect(site.footer.getByRole('listitem').getByRole('button')).toHaveText(labels);
  await site.navigateTo('Inventory');
  await site.search.fill('a');
  await site.page.setViewportSize({ width: 800, height: 300 });
  const current = site.header.getByRole('button', { name: 'Inventory' });
  for (const button of [current, ...labels.map((name) => site.footer.getByRole('button', { name }))]) {
    await site.scrollDown();
    await button.click();
    await expect.poll(() => site.scrollTop()).toBe(0);
    await expect(site.heading).toHaveText('Inventory');
    await expect(site.search).toHaveValue('a');
    await expect(site.page).toHaveURL(site.url);
  }
});

test('vehicles keep the order of the document IDs, and the home screen shows three', async ({ site }) => {
  const featured = site.page.getByRole('region', { name: 'Featured Vehicles' });
  await expect(featured.getByRole('article').getByRole('heading')).toHaveText(names.slice(0, 3));
  await site.button('Browse Inventory').click();
  await expect(site.cardNames).toHaveText(names);
});

test('the search matches make plus model only, and its text survives screen changes', async ({ site }) => {
  await site.navigateTo('Inventory');
  for (const [text, found] of [
    ['sUBARU', ['2019 Subaru Forester']],
    ['kia for', ['2020 Kia Forte']],
    ['   rogue  ', ['2016 Nissan Rogue']],
    ['2022', []],
    ['truck', []],
  ] as const) {
    await site.search.fill(text);
    await expect(site.cardNames).toHaveText(found);
    await expect(site.shown('No matches found.')).toHaveCount(found.length === 0 ? 1 : 0);
  }
  await site.search.fill('Rogue');
  await site.openVehicle('2016 Nissan Rogue');
  await site.button('Back to Inventory').click();
  await expect(site.search).toHaveValue('Rogue');
  await expect(site.cardNames).toHaveText(['2016 Nissan Rogue']);
});

test('the inventory follows the dealer’s changes', async ({ dealer, site }) => {
  await site.navigateTo('Inventory');
  await expect(site.card('2020 Kia Forte').getByText('$15,990')).toBeVisible();
  await dealer.changePrice('b2', 14_500);
  await expect(site.card('2020 Kia Forte').getByText('$14,500')).toBeVisible();
  await dealer.putVehicle('b9', { make: 'Audi', model: 'A4', year: 2020 });
  await expect(site.cardNames.nth(2)).toHaveText('2020 Audi A4');
  await expect(site.cards).toHaveCount(8);
});

test('an open vehicle follows the dealer’s changes, and keeps the typed text', async ({ dealer, site }) => {
  await site.navigateTo('Inventory');
  await site.openVehicle('2020 Kia Forte');
  await expect(site.shown('$15,990')).toBeVisible();
  await site.page.getByLabel('Name').fill('Ada');
  await dealer.changePrice('b2', 14_500);
  await expect(site.shown('$14,500')).toBeVisible();
  await expect(site.shown('$15,990')).toHaveCount(0);
  await expect(site.page.getByLabel('Name')).toHaveValue('Ada');
  await dealer.removeVehicle('b2');
  await expect(site.heading).toHaveText('Vehicle not found.');
  await expect(site.button('Request Test Drive')).toHaveCount(0);
  await site.button('Back to Inventory').click();
  await expect(site.cards).toHaveCount(6);
});

test('embeds a lazy, sandboxed map of the address', async ({ site }) => {
  await site.navigateTo('Contact');
  const map = site.page.getByTitle('Map of 12 Mill Road, Dover, DE 19901');
  await expect(map).toHaveAttribute(
    'src',
    'https://www.google.com/maps?q=12%20Mill%20Road%2C%20Dover%2C%20DE%2019901&output=embed',
  );
  await expect(map).toHaveAttribute('loading', 'lazy');
  await expect(map).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(map).not.toHaveAttribute('sandbox', /allow-(forms|top-navigation|modals)/);
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByText('A map')).toBeVisible();
});
