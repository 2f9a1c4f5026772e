import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../../tests/unit/fakeBrowser.ts';
import { decodeMetadata, defaultMetadata } from '../../shared/documents/metadata.ts';
import { sampleVehicles } from '../../shared/documents/sampleVehicles.ts';
import type { Vehicle } from '../../shared/model.ts';
import { cacheWriter } from './cacheWriter.ts';
import { homeDataId, readCache, takeHomeData } from './readCache.ts';

const browser = fakeBrowserInEachTest();
const emptyMetadata = decodeMetadata({});
const metadata = { ...emptyMetadata, dealerName: 'Alpha Autos' };
const day = 24 * 60 * 60 * 1000;
const soon = () => vi.advanceTimersByTimeAsync(2000);

const aSnapshot = (vehicles: readonly object[], isWhole: boolean) => ({
  value: { vehicles, isWhole, isEmpty: false },
  freshness: 'cached',
});
const inventoryIn = async (key: string) => {
  const inventory = readCache(key)?.inventory();
  await vi.runAllTimersAsync();
  return inventory;
};
const cache = async (vehicles: readonly Vehicle[], key = 'a') => {
  cacheWriter(key)({ metadata, vehicles });
  await soon();
};

it('contains the latest metadata and inventory, once both are known', async () => {
  const writeCache = cacheWriter('a');
  writeCache({ metadata: defaultMetadata });
  await soon();
  expect(readCache('a')).toBeUndefined();
  writeCache({ vehicles: sampleVehicles });
  writeCache({ metadata });
  await soon();
  expect(readCache('a')).toMatchObject({
    metadata: { value: metadata, freshness: 'cached' },
    featured: aSnapshot(sampleVehicles.slice(0, 3), false),
  });
  expect(await inventoryIn('a')).toEqual(aSnapshot(sampleVehicles, true));
  expect(readCache('b')).toBeUndefined();
});

it('keeps the defaults of a dealer without metadata', async () => {
  cacheWriter('a')({ metadata: defaultMetadata, vehicles: sampleVehicles });
  await soon();
  expect(readCache('a')?.metadata.value).toStrictEqual(defaultMetadata);
});

it('stores changes in quick succession together, when the browser is idle', async () => {
  const setItem = vi.fn();
  Object.assign(browser.storage, { setItem });
  const writeCache = cacheWriter('a');
  for (let count = 1; count <= 5; count += 1)
    writeCache({ metadata, vehicles: sampleVehicles.slice(0, count) });
  const requestIdleCallback = vi.fn((store: () => void, _: IdleRequestOptions) => setTimeout(store, 500));
  Object.assign(window, { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  await vi.advanceTimersByTimeAsync(999);
  expect(requestIdleCallback).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(requestIdleCallback.mock.lastCall?.[1]).toEqual({ timeout: 5000 });
  expect(setItem).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(500);
  expect(setItem).toHaveBeenCalledOnce();
});

it('is deleted after a week, or if its time is in the future', async () => {
  await cache(sampleVehicles);
  const stored = browser.storage['a'];
  const { savedAt } = JSON.parse(String(stored)) as { savedAt: number };
  const validMs = 7 * day - 1;
  for (const ageMs of [validMs, 7 * day, -1]) {
    browser.storage['a'] = stored;
    vi.setSystemTime(savedAt + ageMs);
    const isValid = ageMs === validMs;
    expect([readCache('a') !== undefined, 'a' in browser.storage]).toEqual([isValid, isValid]);
  }
});

it('contains only the first vehicles of an inventory over 2 million characters', async () => {
  const vehicles = Array.from({ length: 300 }, (): Vehicle => ({ id: 'a', make: 'Kia', features: [] }));
  const rest = 'x'.repeat(2_000_000 - JSON.stringify(vehicles).length);
  for (const [make, count] of [
    [`Kia${rest}`, 300],
    [`Kia ${rest}`, undefined],
  ] as const) {
    await cache(vehicles.with(299, { id: 'a', make, features: [] }));
    expect(readCache('a')?.featured?.value.vehicles).toHaveLength(3);
    expect((await inventoryIn('a'))?.value.vehicles.length).toBe(count);
  }
});

it('the data of the home screen are taken out of the page, once', async () => {
  const vehicles = sampleVehicles.slice(0, 2);
  for (const isWhole of [true, false]) {
    const textContent = JSON.stringify({ metadata, vehicles, isWhole });
    let element: object | null = { textContent, remove: () => void (element = null) };
    Object.assign(browser.page, { getElementById: (id: string) => (id === homeDataId ? element : null) });
    expect(await takeHomeData()).toEqual({
      metadata: { value: metadata, freshness: 'read' },
      featured: { value: { vehicles, isWhole, isEmpty: false }, freshness: 'read' },
    });
    expect(await takeHomeData()).toBeUndefined();
  }
});

it('is decoded in parts, so that a press between them is handled', async () => {
  const many = Array.from({ length: 250 }, (_, index) => ({ id: `v${index}`, make: 'Kia', features: [] }));
  await cache(many);
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  expect((await inventoryIn('a'))?.value.vehicles).toHaveLength(250);
  expect(pauses).toHaveBeenCalledTimes(3);
});

it('is decoded as untrusted input', async () => {
  const evil = { id: 'y', make: 'Evil', imageUrl: 'javascript:alert(1)', price: 'free' };
  const vehicles = [{ id: 'x' }, evil, { make: 'No id' }];
  const copy = { savedAt: Date.now(), metadata: { heroImage: 'data:,x' }, vehicles, isWhole: true };
  browser.storage['a'] = JSON.stringify(copy);
  const cached = readCache('a');
  expect(cached?.metadata.value).toEqual(emptyMetadata);
  for (const inventory of [cached?.featured, await inventoryIn('a')])
    expect(inventory?.value.vehicles).toEqual([{ id: 'y', make: 'Evil', features: [] }]);
});
