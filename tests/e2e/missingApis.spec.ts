import { aVehicle, someMetadata } from './dealer.ts';
import { expect, test } from './fixtures.ts';

test('shows metadata and pictures without URL.parse', async ({ dealer, site }) => {
  await dealer.putMetadata({ ...someMetadata, heroImage: '/hero-bg.jpg?own' });
  await dealer.putVehicle('a1', aVehicle({ imageUrl: '/hero-bg.jpg' }));
  await site.page.addInitScript(() => Reflect.deleteProperty(URL, 'parse'));
  await site.open();
  expect(await site.page.evaluate(() => 'parse' in URL)).toBe(false);
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.page.locator('img[src="/hero-bg.jpg?own"]')).toBeVisible();
  const picture = site.cards.getByAltText('2022 Mazda CX-5', { exact: true });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0);

  await dealer.putVehicle('b2', aVehicle({ make: 'Kia', model: 'Forte', imageUrl: '/hero-bg.jpg' }));
  await expect(site.cards.getByAltText('2022 Kia Forte', { exact: true })).toBeAttached();
});

test('boots and shows the team without Intl.Segmenter', async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicle('a1', aVehicle());
  await site.page.addInitScript(() => Reflect.deleteProperty(Intl, 'Segmenter'));
  await site.open();
  expect(await site.page.evaluate(() => 'Segmenter' in Intl)).toBe(false);
  await expect(site.cardNames).toHaveText(['2022 Mazda CX-5']);
  await site.navigateTo('About');
  const team = site.page.getByRole('region', { name: 'Meet the Team' });
  await expect(team.getByRole('listitem')).toContainText(['Rosa Lindqvist', 'Tom Okafor']);
});
