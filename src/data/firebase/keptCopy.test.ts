import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultMetadata } from '../metadata.ts';
import { seedVehicles } from '../seedVehicles.ts';
import { copyKeeper } from './keptCopy.ts';
import { readKeptCopy } from './readKeptCopy.ts';

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
    expect(readKeptCopy('a')).toBeUndefined();
    keep({ vehicles: seedVehicles });
    expect(readKeptCopy('a')).toEqual({
      metadata,
      vehicles: seedVehicles.slice(0, 3),
      isFresh: true,
    });
    keep({ vehicles: [] });
    expect(readKeptCopy('a')).toEqual({ metadata, vehicles: [], isFresh: true });
    expect(readKeptCopy('b')).toBeUndefined();
  });

  it('is fresh for a day, lasts a week, and is ignored when it is from the future', () => {
    copyKeeper('a')({ metadata, vehicles: seedVehicles });
    vi.advanceTimersByTime(day - 1);
    expect(readKeptCopy('a')?.isFresh).toBe(true);
    vi.advanceTimersByTime(1);
    expect(readKeptCopy('a')?.isFresh).toBe(false);
    vi.advanceTimersByTime(6 * day);
    expect(readKeptCopy('a')).toBeUndefined();
    vi.setSystemTime(Date.now() - 8 * day);
    expect(readKeptCopy('a')).toBeUndefined();
  });

  it('is not written before both parts are known', () => {
    copyKeeper('a')({ vehicles: seedVehicles });
    expect(readKeptCopy('a')).toBeUndefined();
  });

  it('is decoded as untrusted input', () => {
    const vehicles = [
      { id: 'x' },
      { id: 'y', make: 'Evil', imageUrl: 'javascript:alert(1)', price: 'free' },
      7,
    ];
    kept.set('a', JSON.stringify({ savedAt: Date.now(), metadata: { heroImage: 'data:,x' }, vehicles }));
    expect(readKeptCopy('a')).toEqual({
      metadata: defaultMetadata,
      vehicles: [{ id: 'y', make: 'Evil', features: [] }],
      isFresh: true,
    });
  });

  it('is absent when the browser has no localStorage', () => {
    vi.stubGlobal('localStorage', undefined);
    copyKeeper('a')({ metadata, vehicles: seedVehicles });
    expect(readKeptCopy('a')).toBeUndefined();
  });

  it('has only vehicles that can be shown, whatever localStorage contains', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        kept.set('a', text);
        expect(readKeptCopy('a')).toBeUndefined();
      }),
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (anything, something) => {
        kept.set('a', JSON.stringify({ savedAt: Date.now(), metadata: anything, vehicles: something }));
        const copy = readKeptCopy('a');
        expect(copy?.metadata.dealerName).toEqual(expect.any(String));
        expect(copy?.vehicles.every(({ id, make, model }) => id && (make ?? model))).toBe(true);
      }),
    );
  });
});
