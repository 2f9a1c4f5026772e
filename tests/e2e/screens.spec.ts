import { deleteDoc } from 'firebase/firestore';
import { metadataPath } from '../../src/data/paths.ts';
import { someMetadata } from './dealer.ts';
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

test('every screen follows the dealer', async ({ dealer, site }) => {
  await site.open();
  await test.step('vehicles keep the order of the document IDs, and the home screen shows three', async () => {
    const featured = site.page.getByRole('region', { name: 'Featured Vehicles' });
    await expect(featured.getByRole('article').getByRole('heading')).toHaveText(names.slice(0, 3));
    await site.button('Browse Inventory').click();
    await expect(site.cardNames).toHaveText(names);
  });

  await test.step('the inventory follows the dealer’s changes', async () => {
    await dealer.changePrice('b2', 14_500);
    await expect(site.card('2020 Kia Forte').getByText('$14,500')).toBeVisible();
    await dealer.putVehicle('b9', { make: 'Audi', model: 'A4', year: 2020 });
    await expect(site.cardNames.nth(2)).toHaveText('2020 Audi A4');
    await expect(site.cards).toHaveCount(8);
  });

  await test.step('an open vehicle follows the dealer’s changes, and keeps the typed text', async () => {
    await site.openVehicle('2020 Kia Forte');
    await site.page.getByLabel('Name').fill('Ada');
    await dealer.changePrice('b2', 13_500);
    const prices = site.page
      .getByRole('main')
      .getByText(/^\$1\d,500$/)
      .filter({ visible: true });
    await expect(prices).toHaveText(['$13,500']);
    await expect(site.page.getByLabel('Name')).toHaveValue('Ada');
    await dealer.removeVehicle('b2');
    await expect(site.heading).toHaveText('Vehicle not found.');
    await site.button('Back to Inventory').click();
    await expect(site.cards).toHaveCount(7);
  });

  await test.step('changed metadata updates the page, and deleted metadata brings back the defaults', async () => {
    await dealer.putMetadata({ ...someMetadata, dealerName: 'Alpha & Sons' });
    await expect(site.page).toHaveTitle('Inventory · Alpha & Sons');
    await deleteDoc(dealer.at(metadataPath));
    await expect(site.page).toHaveTitle('Inventory · Your Dealership');
  });
  expect(site.requestsTo('documents:commit'), 'seeding').toHaveLength(0);
});

test('Back from the first screen leaves, and a reload starts at home', async ({ site }) => {
  const { page } = site;
  await page.goto('about:blank');
  await site.open();
  await test.step('Back from the first screen leaves, and Forward returns', async () => {
    await site.navigateTo('Contact');
    await expect(page).toHaveTitle('Contact · Alpha Autos');
    await page.goBack();
    await expect(page).toHaveTitle('Alpha Autos');
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
    await page.goForward();
    await expect(page).toHaveTitle('Alpha Autos');
  });
  await test.step('a reload starts at home, and so do the entries from before it', async () => {
    for (const screen of ['Contact', 'About']) {
      await site.navigateTo(screen);
      await expect(page).toHaveTitle(`${screen} · Alpha Autos`);
    }
    await page.reload();
    await expect(page).toHaveTitle('Alpha Autos');
    await site.navigateTo('Inventory');
    await expect(page).toHaveTitle('Inventory · Alpha Autos');
    await page.goBack();
    await expect(page).toHaveTitle('Alpha Autos');
    await page.goBack();
    await expect(page).toHaveTitle('Alpha Autos');
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveTitle('Inventory · Alpha Autos');
  });
});
