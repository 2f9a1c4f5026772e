import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ site }) => {
  await site.page.goto('about:blank');
  await site.open();
});

test('Back and Forward move between the screens, and Back from the first one leaves', async ({ site }) => {
  const { page } = site;
  await site.navigateTo('Inventory');
  await site.search.fill('forester');
  await site.openVehicle('2019 Subaru Forester');
  await site.scrollDown();
  await page.goBack();
  await expect(page).toHaveTitle('Inventory · Alpha Autos');
  await expect(site.heading).toBeFocused();
  await expect(site.search).toHaveValue('forester');
  expect(await site.scrollTop()).toBe(0);
  await page.goForward();
  await expect(site.heading).toHaveText('2019 Subaru Forester');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveTitle('Alpha Autos');
  await expect(page).toHaveURL(site.url);
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
  await page.goForward();
  await expect(site.heading).toHaveText('Alpha Autos');
});

test('a reload starts at home, and so do the entries from before it', async ({ site }) => {
  const { page } = site;
  await site.navigateTo('Contact');
  await expect(page).toHaveTitle('Contact · Alpha Autos');
  await site.navigateTo('About');
  await expect(page).toHaveTitle('About · Alpha Autos');
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

test('a vehicle that the dealer has removed is not found on the way back', async ({ dealer, site }) => {
  await site.openVehicle('2020 Kia Forte');
  await site.navigateTo('About');
  await expect(site.page).toHaveTitle('About · Alpha Autos');
  await dealer.removeVehicle('b2');
  await site.page.goBack();
  await expect(site.heading).toHaveText('Vehicle not found.');
});
