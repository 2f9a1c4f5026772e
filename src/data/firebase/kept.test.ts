import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../browser/fakeBrowser.ts';
import * as database from '../../browser/fakeDatabase.ts';
import { defaultMetadata } from '../metadata.ts';
import { seedVehicles } from '../seedVehicles.ts';
import { copyKeeper } from './kept.ts';
import { keptInventory } from './keptInventory.ts';
import { readKeptCopy } from './readKept.ts';

vi.mock('idb-keyval', () => import('../../browser/fakeDatabase.ts'));

const browser = fakeBrowser();
const metadata = { ...defaultMetadata, dealerName: 'Alpha Autos' };
const day = 24 * 60 * 60 * 1000;
const soon = () => vi.advanceTimersByTimeAsync(10_000);

/** Not what the site has stored, and the vehicles that can be shown nevertheless. */
const untrusted = [{ id: 'x' }, { id: 'y', make: 'Evil', imageUrl: 'javascript:alert(1)', price: 'free' }, 7];
const decoded = [{ id: 'y', make: 'Evil', features: [] }];

describe('the kept copy', () => {
  const copyOf = (vehicles: readonly object[], dealer = metadata) => ({
    metadata: { value: dealer, freshness: 'kept' },
    inventory: { value: { vehicles, isWhole: false, isEmpty: false }, freshness: 'kept' },
    isFresh: true,
  });

  it('contains the metadata and the first three vehicles, once both are known', () => {
    const keep = copyKeeper('a');
    keep({ metadata });
    expect(readKeptCopy('a')).toBeUndefined();
    copyKeeper('b')({ vehicles: seedVehicles });
    keep({ vehicles: seedVehicles });
    expect(readKeptCopy('a')).toEqual(copyOf(seedVehicles.slice(0, 3)));
    keep({ vehicles: [] });
    expect(readKeptCopy('a')).toEqual(copyOf([]));
    expect(readKeptCopy('b')).toBeUndefined();
  });

  it('is fresh for a day, lasts a week, and is ignored when it is from the future', () => {
    copyKeeper('a')({ metadata, vehicles: seedVehicles });
    const savedAt = Date.now();
    for (const [ageMs, isFresh] of [
      [day - 1, true],
      [day, false],
      [7 * day - 1, false],
      [7 * day, undefined],
      [-1, undefined],
    ] as const) {
      vi.setSystemTime(savedAt + ageMs);
      expect(readKeptCopy('a')?.isFresh).toBe(isFresh);
    }
  });

  it('is decoded as untrusted input', () => {
    const copy = { savedAt: Date.now(), metadata: { heroImage: 'data:,x' }, vehicles: untrusted };
    browser.texts.set('a', JSON.stringify(copy));
    expect(readKeptCopy('a')).toEqual(copyOf(decoded, defaultMetadata));
  });

  it('is absent when the browser has no localStorage', () => {
    vi.stubGlobal('localStorage', undefined);
    copyKeeper('a')({ metadata, vehicles: seedVehicles });
    expect(readKeptCopy('a')).toBeUndefined();
  });

  it('has only vehicles that can be shown, whatever localStorage contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        browser.texts.set('a', text);
        expect(readKeptCopy('a')).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (anything, something) => {
        const copy = { savedAt: Date.now(), metadata: anything, vehicles: something };
        browser.texts.set('a', JSON.stringify(copy));
        const read = readKeptCopy('a');
        expect(read?.metadata.value.dealerName).toEqual(expect.any(String));
        expect(read?.inventory.value.vehicles.every(({ id, make, model }) => id && (make ?? model))).toBe(
          true,
        );
      }),
    );
  });
});

describe('the kept inventory', () => {
  const read = async (key = 'a') => (await keptInventory(key).read())?.value.vehicles;
  const keep = async (vehicles = seedVehicles) => {
    keptInventory('a').keep(vehicles);
    await soon();
  };

  it('is the latest one, written once for changes in quick succession', async () => {
    const inventory = keptInventory('a');
    inventory.keep(seedVehicles.slice(0, 2));
    inventory.keep(seedVehicles);
    await soon();
    expect(database.set).toHaveBeenCalledOnce();
    const value = { vehicles: seedVehicles, isWhole: true, isEmpty: false };
    expect(await inventory.read()).toEqual({ value, freshness: 'kept' });
    expect(await read('b')).toBeUndefined();
    inventory.keep(seedVehicles.slice(1));
    await soon();
    expect(await read()).toEqual(seedVehicles.slice(1));
  });

  it('lasts a week', async () => {
    await keep();
    vi.advanceTimersByTime(7 * day - 10_000);
    expect(await read()).toEqual(seedVehicles);
    vi.advanceTimersByTime(10_000);
    expect(await read()).toBeUndefined();
  });

  it('must be fresh beside a fresh copy, whose visit may have ended before it was stored', async () => {
    await keep();
    vi.advanceTimersByTime(3 * day);
    expect(await read()).toEqual(seedVehicles);
    copyKeeper('a')({ metadata, vehicles: seedVehicles });
    expect(await read()).toBeUndefined();
  });

  it('is dropped when the inventory has become too large', async () => {
    await keep();
    const [vehicle] = seedVehicles;
    await keep(Array.from({ length: 10_001 }, () => ({ ...vehicle }) as (typeof seedVehicles)[number]));
    expect(await read()).toBeUndefined();
  });

  it('is absent when the database refuses or never responds', async () => {
    database.set.mockRejectedValueOnce(new DOMException('Full', 'QuotaExceededError'));
    await keep();
    expect(await read()).toBeUndefined();
    await keep();
    database.get.mockRejectedValueOnce(new DOMException('Insecure', 'SecurityError'));
    expect(await read()).toBeUndefined();
    database.get.mockReturnValueOnce(new Promise(() => {}));
    const reading = read();
    await soon();
    expect(await reading).toBeUndefined();
  });

  it.each([
    [undefined, undefined],
    ['cars', undefined],
    [untrusted, decoded],
  ])('is decoded as untrusted input: %j', async (vehicles, expected) => {
    database.entries.set('a', { savedAt: Date.now(), vehicles });
    expect(await read()).toEqual(expected);
  });
});
