import { doc, setDoc } from 'firebase/firestore';
import { photosPath } from '../../src/data/paths.ts';
import { tenantOf } from '../../src/data/tenant.ts';
import { database } from '../../tools/emulators/database.ts';
import { aVehicle, someMetadata } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { UsageMeter } from './usageMeter.ts';

const urls = Array.from({ length: 25 }, (_, index) => `/photos/${index + 1}.jpg`);

test.beforeEach(async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putMarker();
  await dealer.putVehicle('a1', aVehicle({ imageUrl: '/photos/1.jpg', photoCount: 25 }));
  const path = [...photosPath(tenantOf(dealer.host)), 'a1'].join('/');
  await setDoc(doc(database, path), { urls });
  await site.page.route('**/photos/*.jpg', (route) => route.fulfill({ path: 'public/hero-bg.jpg' }));
});

test('a vehicle’s photos cost one read, and load when the visitor comes to them', async ({ site }) => {
  const { page } = site;
  const meter = await UsageMeter.attach(page);
  await site.open();
  await expect.poll(() => meter.listenedReads()).toBeGreaterThan(1);
  const { documentReads } = await meter.use();
  expect(site.requestsTo('/photos/').length).toBeLessThanOrEqual(1);

  await site.openVehicle('2022 Mazda CX-5');
  const gallery = page.getByRole('region', { name: 'Photos of 2022 Mazda CX-5' });
  await expect(gallery.getByRole('status')).toHaveText('1 of 25');
  await expect(gallery).toMatchAriaSnapshot(`
    - region "Photos of 2022 Mazda CX-5":
      - button "Enlarge photo 1 of 25"
      - button "Next photo"
      - status: 1 of 25
      - list "Photos":
        - listitem:
          - button "Photo 1"
        - listitem:
          - button "Photo 2"
  `);
  await gallery.getByRole('button', { name: 'Next photo' }).click();
  await expect(gallery.getByRole('status')).toHaveText('2 of 25');
  await site.button('Back to Inventory').click();
  await page.goBack();
  await expect(gallery.getByRole('status')).toHaveText('1 of 25');
  expect((await meter.use()).documentReads).toBe(documentReads + 1);
  const requested = new Set(site.requestsTo('/photos/').map((request) => request.url()));
  expect(requested.size).toBeLessThan(20);
});

test('nothing moves when the photos arrive, and one that does not load is left out', async ({ site }) => {
  const { page } = site;
  const list = await site.hold(/\/photos\/vehicles\//);
  await site.open();
  await site.openVehicle('2022 Mazda CX-5');
  await page.evaluate(() => {
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & { hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) document.body.dataset['shift'] = JSON.stringify(entry);
    }).observe({ type: 'layout-shift' });
  });
  list.release();
  await expect(page.getByRole('status').filter({ hasText: '1 of 25' })).toBeAttached();
  const pictures = page.getByRole('main').locator('img');
  const expectPictures = () =>
    expect
      .poll(() =>
        pictures.evaluateAll((all: HTMLImageElement[]) => all.every((image) => image.naturalWidth > 0)),
      )
      .toBe(true);
  await expectPictures();
  expect(await page.evaluate(() => document.body.dataset['shift'])).toBeUndefined();
  await page.route('**/photos/*.jpg', (route) => route.fulfill({ contentType: 'text/html', body: 'Lost' }));
  await page.getByRole('button', { name: 'Photo 1', exact: true }).focus();
  await page.keyboard.press('End');
  await expect(page.getByRole('status').filter({ hasText: / of 1?\d$/ })).toBeAttached();
  await expectPictures();
});
