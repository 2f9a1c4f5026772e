import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { seedVehicles } from './seedVehicles.ts';
import { decodeVehicle, vehicleDecoder, wholeInventory } from './vehicles.ts';

const camry = { ...seedVehicles[0] };

describe('decodeVehicle', () => {
  it('decodes a complete document', () => {
    expect(decodeVehicle({ id: 'v1', fields: camry })).toEqual(camry);
  });

  it('takes the id from the document, not from its fields', () => {
    expect(decodeVehicle({ id: 'mine', fields: { ...camry, id: 'other' } })?.id).toBe('mine');
  });

  it.each([undefined, null, 7, 'text', [], {}, { make: ' ', model: 7 }])(
    'returns undefined for %j',
    (fields) => {
      expect(decodeVehicle({ id: 'a', fields })).toBeUndefined();
    },
  );

  it.each([{ make: 'Saab' }, { model: '900' }])('needs only %j', (fields) => {
    expect(decodeVehicle({ id: 'a', fields })).toEqual({ id: 'a', ...fields, features: [] });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, '24995', null, [24995]])(
    'leaves out a year, price and mileage of %s',
    (wrong) => {
      const numbers = { year: wrong, price: wrong, mileage: wrong };
      const decoded = decodeVehicle({ id: 'v1', fields: { ...camry, ...numbers } });
      for (const name of Object.keys(numbers)) expect(decoded).not.toHaveProperty(name);
    },
  );

  it('keeps a price and a mileage of zero', () => {
    const free = { ...camry, price: 0, mileage: 0 };
    expect(decodeVehicle({ id: 'v1', fields: free })).toEqual(free);
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>', ' ', 7, null])(
    'treats %j as no picture',
    (imageUrl) => {
      expect(decodeVehicle({ id: 'a', fields: { ...camry, imageUrl } })).not.toHaveProperty('imageUrl');
    },
  );

  it.each([
    [2, 2],
    [1000, 60],
    [1, undefined],
    [2.5, undefined],
    ['3', undefined],
    [Number.NaN, undefined],
  ])('decodes a photo count of %j to %j', (photoCount, expected) => {
    expect(decodeVehicle({ id: 'v1', fields: { ...camry, photoCount } })?.photoCount).toBe(expected);
  });

  it('returns undefined or a vehicle whose fields can all be shown, for any value', () => {
    const any = fc.anything();
    const document = fc.record(
      { make: any, model: any, price: any, year: fc.double(), features: any },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.string(), fc.oneof(fc.anything(), document), (id, fields) => {
        const { features = [], ...vehicle } = decodeVehicle({ id, fields }) ?? {};
        const shown = Object.entries(vehicle)
          .filter(([name]) => name !== 'id')
          .map(([, value]) => value);
        const isShowable = (value: unknown) =>
          typeof value === 'string'
            ? value.trim() !== ''
            : typeof value === 'number' && value >= 0 && value < Infinity;
        expect([...shown, ...features].every(isShowable)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('vehicleDecoder', () => {
  it('reports each skipped document once', () => {
    const report = vi.fn();
    const decode = vehicleDecoder(report);
    expect(decode({ id: 'bad', fields: {} })).toBeUndefined();
    expect(decode({ id: 'v1', fields: camry })).toEqual(camry);
    expect(decode({ id: 'bad', fields: { price: 1 } })).toBeUndefined();
    expect(report.mock.calls).toEqual([['Vehicle bad has neither make nor model and is left out']]);
  });
});

describe('wholeInventory', () => {
  it('is empty only when the collection has no documents', () => {
    expect(wholeInventory([])).toEqual({ isEmpty: true, isWhole: true, vehicles: [] });
    expect(wholeInventory([undefined])).toEqual({ isEmpty: false, isWhole: true, vehicles: [] });
  });
});
