import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultMetadata } from '../metadata';
import { seedVehicles } from '../seedVehicles';
import { copyKeeper, readCopy } from './keptCopy';

const kept = new Map<string, string>();
const metadata = { ...defaultMetadata, dealerName: 'Alpha Autos' };
const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the kept copy', () => {
  it('contains the metadata and the first three vehicles', () => {
    const keep = copyKeeper('a');
    keep({ metadata });
    expect(readCopy('a')).toBeUndefined();
    keep({ vehicles: seedVehicles });
    expect(readCopy('a')).toEqual({ metadata, vehicles: seedVehicles.slice(0, 3) });
    keep({ vehicles: [] });
    expect(readCopy('a')).toEqual({ metadata, vehicles: [] });
    expect(readCopy('b')).toBeUndefined();
  });

  it('expires after a day, and is ignored when it is from the future', () => {
    copyKeeper('a')({ metadata, vehicles: seedVehicles });
    vi.advanceTimersByTime(day - 1);
    expect(readCopy('a')).toBeDefined();
    vi.advanceTimersByTime(1);
    expect(readCopy('a')).toBeUndefined();
    vi.setSystemTime(Date.now() - 2 * day);
    expect(readCopy('a')).toBeUndefined();
  });

  it('is not written before both parts are known', () => {
    copyKeeper('a')({ vehicles: seedVehicles });
    expect(readCopy('a')).toBeUndefined();
  });

  it('is decoded as untrusted input', () => {
    const vehicles = [
      { id: 'x' },
      { id: 'y', make: 'Evil', imageUrl: 'javascript:alert(1)', price: 'free' },
      7,
    ];
    kept.set('a', JSON.stringify({ savedAt: Date.now(), metadata: { heroImage: 'data:,x' }, vehicles }));
    expect(readCopy('a')).toEqual({
      metadata: defaultMetadata,
      vehicles: [{ id: 'y', make: 'Evil', features: [] }],
    });
  });

  it('is absent when the browser has no localStorage', () => {
    vi.stubGlobal('localStorage', undefined);
    copyKeeper('a')({ metadata, vehicles: seedVehicles });
    expect(readCopy('a')).toBeUndefined();
  });

  it('has only vehicles that can be shown, whatever localStorage contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        kept.set('a', text);
        expect(readCopy('a')).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (anything, something) => {
        kept.set('a', JSON.stringify({ savedAt: Date.now(), metadata: anything, vehicles: something }));
        const copy = readCopy('a');
        expect(copy?.metadata.dealerName).toEqual(expect.any(String));
        expect(copy?.vehicles.every(({ id, make, model }) => id && (make ?? model))).toBe(true);
      }),
    );
  });
});
