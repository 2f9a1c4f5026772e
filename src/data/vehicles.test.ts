import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { seedVehicles } from './seedVehicles';
import { decodeVehicle, inventoryDecoder } from './vehicles';

const camry = { ...seedVehicles[0] };

describe('decodeVehicle', () => {
  it('takes a complete document as it is', () => {
    expect(decodeVehicle({ id: 'v1', fields: camry })).toEqual(camry);
  });

  it('takes the id from the document, whatever its fields say', () => {
    expect(decodeVehicle({ id: 'mine', fields: { ...camry, id: 'other' } })?.id).toBe('mine');
  });

  it.each([undefined, null, 7, 'text', [], {}, { make: ' ', model: 7 }])('gives nothing for %j', (fields) => {
    expect(decodeVehicle({ id: 'a', fields })).toBeUndefined();
  });

  it('needs no more than a make or a model', () => {
    expect(decodeVehicle({ id: 'a', fields: { make: 'Saab' } })).toEqual({
      id: 'a',
      make: 'Saab',
      features: [],
    });
    expect(decodeVehicle({ id: 'a', fields: { model: '900' } })).toEqual({
      id: 'a',
      model: '900',
      features: [],
    });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, '24995', null, [24995]])(
    'leaves out a year, price and mileage of %s',
    (wrong) => {
      const decoded = decodeVehicle({
        id: 'a',
        fields: { ...camry, year: wrong, price: wrong, mileage: wrong },
      });
      expect(decoded).not.toHaveProperty('year');
      expect(decoded).not.toHaveProperty('price');
      expect(decoded).not.toHaveProperty('mileage');
    },
  );

  it('keeps a price and a mileage of zero', () => {
    expect(decodeVehicle({ id: 'a', fields: { ...camry, price: 0, mileage: 0 } })).toMatchObject({
      price: 0,
      mileage: 0,
    });
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>', ' ', 7, null])(
    'takes %j for no picture',
    (imageUrl) => {
      expect(decodeVehicle({ id: 'a', fields: { ...camry, imageUrl } })).not.toHaveProperty('imageUrl');
    },
  );

  it('gives nothing, or a vehicle whose every field can be shown, for any value at all', () => {
    const document = fc.record(
      {
        make: fc.anything(),
        model: fc.anything(),
        price: fc.anything(),
        year: fc.double(),
        features: fc.anything(),
      },
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

describe('inventoryDecoder', () => {
  it('tells once of a document that it leaves out, and keeps the others', () => {
    const report = vi.fn();
    const decode = inventoryDecoder(report);
    const documents = [
      { id: 'bad', fields: {} },
      { id: 'v1', fields: camry },
    ];
    expect(decode(documents).vehicles).toEqual([camry]);
    expect(decode(documents).vehicles).toEqual([camry]);
    expect(report.mock.calls).toEqual([['Vehicle bad has neither make nor model and is left out']]);
  });

  it('calls a collection empty only when it has no document at all', () => {
    const decode = inventoryDecoder(vi.fn());
    expect(decode([])).toEqual({ isEmpty: true, vehicles: [] });
    expect(decode([{ id: 'bad', fields: {} }])).toEqual({ isEmpty: false, vehicles: [] });
  });
});
