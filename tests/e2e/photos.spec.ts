import { aVehicle, someMetadata } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts, takeLayoutShifts } from './layoutShifts.ts';

const urls = Array.from({ length: 25 }, (_, index) => `/photos/${index + 1}.jpg`);
const vehicle = aVehicle({ imageUrl: '/photos/1.jpg', photoCount: 25 });

test.use({
  documents: { metadata: someMetadata, vehicles: { a1: vehicle } },
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
});

test('a vehicle’s photos cost one read, load as needed, and can be enlarged', async ({ dealer, site }) => {
  const { page } = site;
  await dealer.photos.doc('a1').set({ urls });
  await page.route('**/photos/*.jpg', (route) => route.fulfill({ path: 'public/hero-bg.jpg' }));
  await recordLayoutShifts(site);
  const list = await site.hold(/\/photos\/vehicles\//);
  const code = await site.hold(/\/assets\/PhotoDialog/);
  await site.open();
  await expect(site.cards).toHaveCount(1);
  expect(site.requestsTo('/photos/').length).toBeLessThanOrEqual(1);

  await site.openVehicle('2022 Mazda CX-5');
  const gallery = page.getByRole('region', { name: 'Photos of 2022 Mazda CX-5' });
  const position = gallery.getByRole('status');
  await test.step('nothing moves when the photos arrive', async () => {
    await takeLayoutShifts(site);
    list.release();
    await expect(position).toHaveText('1 of 25');
    const pictures = page.getByRole('main').locator('img');
    const areLoaded = (all: HTMLImageElement[]) => all.every((image) => image.naturalWidth > 0);
    await expect.poll(() => pictures.evaluateAll(areLoaded)).toBe(true);
    expect(await takeLayoutShifts(site)).toEqual([]);
  });
  await test.step('the photos are read once, and the pictures load as needed', async () => {
    await gallery.getByRole('button', { name: 'Photo 2', exact: true }).tap();
    await expect(position).toHaveText('2 of 25');
    await site.button('Back to Inventory').click();
    await page.goBack();
    await expect(position).toHaveText('1 of 25');
    expect(site.requestsTo('/photos/vehicles/')).toHaveLength(1);
    const requested = new Set(site.requestsTo('.jpg').map((request) => request.url()));
    expect(requested.size).toBeLessThan(20);
  });
  await test.step('a truncated list of photos is read again', async () => {
    const cut = { body: '{ "fields": { "urls"' };
    await page.route(/\/photos\/vehicles\//, (route) => route.fulfill(cut), { times: 1 });
    // The site reads the list of a vehicle again when its number of photos changes.
    await dealer.inventory.doc('a1').update({ photoCount: 24 });
    await expect.poll(() => site.requestsTo('/photos/vehicles/').length).toBe(3);
    await expect(position).toHaveText('1 of 25');
  });
  await test.step('the code of the large view loads when idle, a bar shows until then, a pinch zooms, and Back closes the view', async () => {
    await expect.poll(() => site.requestsTo('/assets/PhotoDialog').length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Enlarge photo 1 of 25' }).tap();
    await expect(page.getByText('One moment…')).toBeVisible();
    code.release();
    const large = site.modal.getByRole('img', { name: 'photo 1 of 25' });
    const width = async () => (await large.boundingBox())?.width;
    await expect.poll(width).toBe(360);
    const devTools = await page.context().newCDPSession(page);
    for (const [type, ...places] of [['touchStart', 160, 200], ['touchMove', 80, 280], ['touchEnd']] as const)
      await devTools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: places.map((x) => ({ x, y: 370 })),
      });
    await expect.poll(width).toBeGreaterThan(500);
    await page.goBack();
    await expect(site.modal).toHaveCount(0);
    await expect(site.heading).toHaveText('2022 Mazda CX-5');
  });
  await test.step('the place and the focus stay when the photo in view becomes the vehicle’s picture', async () => {
    const photo = (place: number) => page.getByRole('button', { name: `Enlarge photo ${place} of 25` });
    await photo(1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(photo(2)).toBeFocused();
    const firstThumbnail = gallery.locator('li img').first();
    await dealer.inventory.doc('a1').update({ imageUrl: '/photos/2.jpg' });
    await expect(firstThumbnail).toHaveAttribute('src', '/photos/2.jpg');
    await expect(photo(2)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(position).toHaveText('3 of 25');
  });
  await test.step('the photos stay when the connection drops', async () => {
    const setOnline = (isOnline: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(navigator, 'onLine', { value, configurable: true });
        dispatchEvent(new Event(value ? 'online' : 'offline'));
      }, isOnline);
    await setOnline(false);
    await expect(gallery.getByRole('listitem')).toHaveCount(25);
    await setOnline(true);
    await expect(position).toHaveText('3 of 25');
    expect(site.requestsTo('/photos/vehicles/')).toHaveLength(3);
  });
  await test.step('only the vehicle’s picture stays when the dealer removes the other photos', async () => {
    await dealer.inventory.doc('a1').set(aVehicle({ imageUrl: '/photos/2.jpg' }));
    await expect(page.getByRole('button', { name: 'Enlarge photo', exact: true })).toBeVisible();
  });
});
