import { aVehicle, someMetadata } from './dealer.ts';
import { expect, test } from './fixtures.ts';

test.use({
  stock: {
    metadata: { ...someMetadata, heroImage: '/hero-bg.jpg?own' },
    vehicles: { a1: aVehicle({ imageUrl: '/hero-bg.jpg' }) },
  },
});

test('shows the site without URL.parse', async ({ dealer, site }) => {
  await site.page.addInitScript(() => {
    Reflect.deleteProperty(URL, 'parse');
  });
  await site.open();
  expect(await site.page.evaluate(() => 'parse' in URL)).toBe(false);
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.page.locator('img[src="/hero-bg.jpg?own"]')).toBeVisible();
  const picture = site.cards.getByAltText('2022 Mazda CX-5', { exact: true });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

  await dealer.putVehicle('b2', aVehicle({ make: 'Kia', model: 'Forte', imageUrl: '/hero-bg.jpg' }));
  await expect(site.cards.getByAltText('2022 Kia Forte', { exact: true })).toBeAttached();

  await site.navigateTo('About');
  const team = site.page.getByRole('region', { name: 'Meet the Team' });
  await expect(team.getByRole('listitem')).toContainText(['Rosa Lindqvist', 'Tom Okafor']);
});
