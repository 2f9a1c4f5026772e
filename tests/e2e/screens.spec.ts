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

test.beforeEach(({ site }) => site.open());

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
    await test.step(label, async () => {
      await site.scrollDown();
      await site.navigateTo(label);
      await expectScreen(heading, title);
    });
  }
  await test.step('the policy allows the map', async () => {
    await site.navigateTo('Contact');
    const map = site.page.getByTitle('Map of 12 Mill Road, Dover, DE 19901');
    await map.scrollIntoViewIfNeeded();
    await expect(map.contentFrame().getByText('A map')).toBeVisible();
    await site.navigateTo('Home');
  });
  await site.openVehicle('2019 Subaru Forester');
  await expectScreen('2019 Subaru Forester', '2019 Subaru Forester · Alpha Autos');
});

test('the inventory has the order of the document IDs and follows the dealer', async ({ dealer, site }) => {
  await test.step('vehicles keep the order of the document IDs, and the home screen shows three', async () => {
    const featured = site.page.getByRole('region', { name: 'Featured Vehicles' });
    await expect(featured.getByRole('article').getByRole('heading')).toHaveText(names.slice(0, 3));
    await site.button('Browse Inventory').click();
    await expect(site.cardNames).toHaveText(names);
  });

  await test.step('the inventory follows the dealer’s changes', async () => {
    await expect(site.card('2020 Kia Forte').getByText('$15,990')).toBeVisible();
    await dealer.changePrice('b2', 14_500);
    await expect(site.card('2020 Kia Forte').getByText('$14,500')).toBeVisible();
    await dealer.putVehicle('b9', { make: 'Audi', model: 'A4', year: 2020 });
    await expect(site.cardNames.nth(2)).toHaveText('2020 Audi A4');
    await expect(site.cards).toHaveCount(8);
  });

  await test.step('an open vehicle follows the dealer’s changes, and keeps the typed text', async () => {
    await site.openVehicle('2020 Kia Forte');
    await expect(site.shown('$14,500')).toBeVisible();
    await site.page.getByLabel('Name').fill('Ada');
    await dealer.changePrice('b2', 13_500);
    await expect(site.shown('$13,500')).toBeVisible();
    await expect(site.shown('$14,500')).toHaveCount(0);
    await expect(site.page.getByLabel('Name')).toHaveValue('Ada');
    await dealer.removeVehicle('b2');
    await expect(site.heading).toHaveText('Vehicle not found.');
    await expect(site.button('Request Test Drive')).toHaveCount(0);
    await site.button('Back to Inventory').click();
    await expect(site.cards).toHaveCount(7);
  });
});
