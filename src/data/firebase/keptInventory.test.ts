import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { seedVehicles } from '../seedVehicles.ts';
import { defaultMetadata } from '../metadata.ts';
import { copyKeeper } from './keptCopy.ts';
import { inventoryKeeper, readKeptInventory } from './keptInventory.ts';

const database = vi.hoisted(() => ({
  entries: new Map<string, unknown>(),
  get: vi.fn<(key: string) => Promise<unknown>>(),
  set: vi.fn<(key: string, value: unknown) => Promise<void>>(),
}));
vi.mock('idb-keyval', () => ({
  get: database.get,
  set: database.set,
  del: async (key: string) => void database.entries.delete(key),
}));

const soon = () => vi.advanceTimersByTimeAsync(10_000);
const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  });
  database.entries.clear();
  database.get.mockImplementation(async (key) => database.entries.get(key));
  database.set.mockClear().mockImplementation(async (key, value) => {
    database.entries.set(key, structuredClone(value));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the kept inventory', () => {
  it('is the latest one, written once for changes in quick succession', async () => {
    const keep = inventoryKeeper('a');
    keep(seedVehicles.slice(0, 2));
    keep(seedVehicles);
    await soon();
    expect(database.set).toHaveBeenCalledOnce();
    expect(await readKeptInventory('a')).toEqual(seedVehicles);
    expect(await readKeptInventory('b')).toBeUndefined();
    keep(seedVehicles.slice(1));
    await soon();
    expect(await readKeptInventory('a')).toEqual(seedVehicles.slice(1));
  });

  it('lasts a week', async () => {
    inventoryKeeper('a')(seedVehicles);
    await soon();
    vi.advanceTimersByTime(7 * day - 10_000);
    expect(await readKeptInventory('a')).toEqual(seedVehicles);
    vi.advanceTimersByTime(10_000);
    expect(await readKeptInventory('a')).toBeUndefined();
  });

  it('must be fresh beside a fresh copy, whose visit may have ended before it was stored', async () => {
    inventoryKeeper('a')(seedVehicles);
    await soon();
    vi.advanceTimersByTime(3 * day);
    expect(await readKeptInventory('a')).toEqual(seedVehicles);
    copyKeeper('a')({ metadata: defaultMetadata, vehicles: seedVehicles });
    expect(await readKeptInventory('a')).toBeUndefined();
  });

  it('is dropped when the inventory has become too large', async () => {
    const [vehicle] = seedVehicles;
    const keep = inventoryKeeper('a');
    keep(seedVehicles);
    await soon();
    keep(Array.from({ length: 10_001 }, (_, index) => ({ ...vehicle, id: String(index), features: [] })));
    await soon();
    expect(await readKeptInventory('a')).toBeUndefined();
  });

  it('is absent when the database refuses or never responds', async () => {
    database.set.mockRejectedValue(new DOMException('Full', 'QuotaExceededError'));
    inventoryKeeper('a')(seedVehicles);
    await soon();
    database.get.mockRejectedValueOnce(new DOMException('Insecure', 'SecurityError'));
    expect(await readKeptInventory('a')).toBeUndefined();
    database.get.mockReturnValueOnce(new Promise(() => {}));
    const reading = readKeptInventory('a');
    await soon();
    expect(await reading).toBeUndefined();
  });

  it('is decoded as untrusted input', async () => {
    for (const vehicles of [undefined, 'cars', [{ id: 'x' }, { id: 'y', make: 'Mazda', price: 'free' }, 7]]) {
      database.entries.set('a', { savedAt: Date.now(), vehicles });
      const read = await readKeptInventory('a');
      expect(read).toEqual(Array.isArray(vehicles) ? [{ id: 'y', make: 'Mazda', features: [] }] : []);
    }
  });
});
