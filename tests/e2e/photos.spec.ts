import { setDoc } from 'firebase/firestore';
import { photosPath } from '../../src/data/paths.ts';
import { aVehicle, someMetadata } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts, takeLayoutShifts } from './layoutShifts.ts';

const urls = Array.from({ length: 25 }, (_, index) => `/photos/${index + 1}.jpg`);
const vehicle = aVehicle({ imageUrl: '/photos/1.jpg', photoCount: 25 });

test.use({ stock: { metadata: someMetadata, vehicles: { a1: vehicle } } });

test('a vehicle’s photos cost one read, and load when the visitor comes to them', async ({
  dealer,
  site,
}) => {
  const { page } = site;
  await setDoc(dealer.at(photosPath, 'a1'), { urls });
  await page.route('**/photos/*.jpg', (route) => route.fulfill({ path: 'public/hero-bg.jpg' }));
  await recordLayoutShifts(site);
  const reads = () => site.requestsTo('/photos/vehicles/');
  const list = await site.hold(/\/photos\/vehicles\//);
  await site.open();
  await expect(site.cards).toHaveCount(1);
  expect(site.requestsTo('/photos/').length).toBeLessThanOrEqual(1);

  await site.openVehicle('2022 Mazda CX-5');
  const gallery = page.getByRole('region', { name: 'Photos of 2022 Mazda CX-5' });
  const position = gallery.getByRole('status');
  const expectPictures = () =>
    expect
      .poll(() =>
        page
          .getByRole('main')
          .locator('img')
          .evaluateAll((all: HTMLImageElement[]) => all.every((image) => image.naturalWidth > 0)),
      )
      .toBe(true);
  await test.step('nothing moves when the photos arrive', async () => {
    await takeLayoutShifts(site);
    list.release();
    await expect(position).toHaveText('1 of 25');
    await expectPictures();
    expect(await takeLayoutShifts(site)).toEqual([]);
  });
  await test.step('the photos are read once, and their pictures as needed', async () => {
    await gallery.getByRole('button', { name: 'Next photo' }).click();
    await expect(position).toHaveText('2 of 25');
    await site.button('Back to Inventory').click();
    await page.goBack();
    await expect(position).toHaveText('1 of 25');
    expect(reads()).toHaveLength(1);
    const requested = new Set(site.requestsTo('.jpg').map((request) => request.url()));
    expect(requested.size).toBeLessThan(20);
  });
  await test.step('a photo that does not load is left out', async () => {
    await page.route('**/photos/*.jpg', (route) => route.fulfill({ contentType: 'text/html', body: 'Lost' }));
    await page.getByRole('button', { name: 'Photo 1', exact: true }).focus();
    await page.keyboard.press('End');
    await expect(position).toHaveText(/ of 1?\d$/);
    await expectPictures();
  });
});
