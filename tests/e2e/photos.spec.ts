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

test.beforeEach(async ({ dealer, site }) => {
  await dealer.photos.doc('a1').set({ urls });
  await site.page.route('**/photos/*.jpg', (route) => route.fulfill({ path: 'public/hero-bg.jpg' }));
});

test('a truncated list of photos is read again', async ({ site }) => {
  const cut = { body: '{ "fields": { "urls"' };
  await site.page.route(/\/photos\/vehicles\//, (route) => route.fulfill(cut), { times: 1 });
  await site.open();
  await site.openVehicle('2022 Mazda CX-5');
  await expect(site.page.getByRole('status').filter({ hasText: '1 of 25' })).toBeVisible();
  expect(site.requestsTo('/photos/vehicles/')).toHaveLength(2);
});

test('resizing the window keeps the photo', async ({ site }) => {
  await site.open();
  await site.openVehicle('2022 Mazda CX-5');
  const gallery = site.page.getByRole('region', { name: 'Photos of 2022 Mazda CX-5' });
  const position = gallery.getByRole('status');
  await expect(async () => {
    // The second press of a double click does nothing.
    await site.button('Photo 6').click();
    await expect(position).toHaveText('6 of 25', { timeout: 500 });
  }).toPass();
  const photo = gallery.getByRole('button', { name: 'Enlarge photo 6 of 25' });
  const leftOf = async (element: typeof photo) => Math.round((await element.boundingBox())?.x ?? NaN);
  for (const width of [1280, 320, 1920, 360]) {
    await site.page.setViewportSize({ width, height: 740 });
    await expect.poll(async () => (await leftOf(photo)) - (await leftOf(gallery))).toBe(0);
  }
  await expect(position).toHaveText('6 of 25');
});

test('a vehicle’s photos cost one read, load as needed, and can be enlarged', async ({ site }) => {
  const { page } = site;
  await recordLayoutShifts(site);
  const list = await site.hold(/\/photos\/vehicles\//);
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

  const enlarge = (place: number) => page.getByRole('button', { name: `Enlarge photo ${place} of 25` });
  const large = (place: number) => site.modal.getByRole('img', { name: `photo ${place} of 25` });
  const code = () => site.requestsTo('/assets/PhotoDialog');
  const finger = await page.context().newCDPSession(page);
  const swipe = async (deltaX: number, deltaY: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part = 0) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: 180 + part * deltaX, y: 370 + part * deltaY }],
      });
    await touch('touchStart');
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
    await touch('touchEnd');
  };
  await test.step('a press loads the code of the large view, and enlarges the photo', async () => {
    await site.waitUntilPreloaded();
    expect(code()).toHaveLength(0);
    await enlarge(1).tap();
    await expect.poll(async () => (await large(1).boundingBox())?.width).toBe(360);
    expect(code()).not.toHaveLength(0);
  });
  await test.step('a swipe shows the next photo, and a swipe down closes the large view', async () => {
    await swipe(-150, 0);
    await expect(large(2)).toBeInViewport({ ratio: 1 });
    await swipe(0, 150);
    await expect(site.modal).toHaveCount(0);
    await expect(enlarge(2)).toBeFocused();
  });
  await test.step('Back closes the large view', async () => {
    await page.keyboard.press('Enter');
    await expect(large(2)).toBeVisible();
    await page.goBack();
    await expect(site.modal).toHaveCount(0);
    await expect(site.heading).toHaveText('2022 Mazda CX-5');
  });
});
