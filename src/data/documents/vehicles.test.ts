import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Vehicle } from '../model.ts';
import { seedVehicles } from './seedVehicles.ts';
import { decodeVehicle, inventoryDecoder, wholeInventory } from './vehicles.ts';

const camry = { ...seedVehicles[0] };

describe('decodeVehicle', () => {
  it('takes the id from the document, not from its fields', () => {
    const fields = { ...camry, id: 'other' };
    expect(decodeVehicle({ id: 'mine', fields })).toEqual({ ...camry, id: 'mine' });
  });

  it.each([undefined, null, 7, 'text', [], {}, { make: ' ', model: 7 }])(
    'returns undefined for %j',
    (fields) => {
      expect(decodeVehicle({ id: 'a', fields })).toBeUndefined();
    },
  );

  it.each([
    { make: 'Saab' },
    { model: '900' },
    { make: 'Saab', mileage: 0, stockNumber: 'N1', photoCount: 2 },
  ])('keeps %j', (fields) => {
    expect(decodeVehicle({ id: 'a', fields })).toEqual({ id: 'a', features: [], ...fields });
  });

  it.each([
    ...[Number.NaN, Number.POSITIVE_INFINITY, -1, '24995', null, [24995]].map((wrong) => ({
      year: wrong,
      price: wrong,
      mileage: wrong,
      photoCount: wrong,
    })),
    ...[
      'javascript:alert(1)',
      'data:text/html,<script>',
      'https://a.example/a\nb',
      `/${'a'.repeat(2048)}`,
      ' ',
      7,
      null,
    ].map((imageUrl) => ({
      imageUrl,
    })),
    { photoCount: 1 },
    { price: 0, stockNumber: ' ' },
    { photoCount: 2.5 },
  ])('leaves out %j', (fields) => {
    const decoded = decodeVehicle({ id: 'a', fields: { make: 'Saab', ...fields } });
    expect(decoded).toEqual({ id: 'a', make: 'Saab', features: [] });
  });

  it('keeps the URL of a picture with a space, which browsers encode', () => {
    const imageUrl = 'https://a.example/2019 Ford.jpg';
    expect(decodeVehicle({ id: 'a', fields: { ...camry, imageUrl } })?.imageUrl).toBe(imageUrl);
  });

  it('makes a mileage of -0 a 0', () => {
    expect(decodeVehicle({ id: 'a', fields: { ...camry, mileage: -0 } })?.mileage).toBe(0);
  });

  it('counts at most 60 photos', () => {
    expect(decodeVehicle({ id: 'a', fields: { ...camry, photoCount: 61 } })?.photoCount).toBe(60);
  });

  it('returns undefined or a vehicle whose fields can all be shown, for any value', () => {
    const any = fc.anything();
    const document = fc.record(
      { make: any, model: any, price: any, year: fc.double(), bodyStyle: any, color: any, features: any },
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

describe('wholeInventory', () => {
  it('is empty only when the collection has no documents', () => {
    expect(wholeInventory([])).toEqual({ isEmpty: true, isWhole: true, vehicles: [] });
    expect(wholeInventory([undefined])).toEqual({ isEmpty: false, isWhole: true, vehicles: [] });
  });
});

describe('inventoryDecoder', () => {
  const fields = fc.record({ make: fc.constantFrom('Saab', 'Volvo', ' '), price: fc.nat(9) });
  /** Adds, replaces or removes documents. Some are not valid vehicles. */
  const batch = fc.dictionary(
    fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    fc.option(fields, { nil: undefined }),
  );

  it('decodes only what has changed, and reports each skipped document once', () => {
    fc.assert(
      fc.property(fc.array(batch, { maxLength: 12 }), (batches) => {
        const report = vi.fn();
        const inventoryOf = inventoryDecoder(report);
        const collection = new Map<string, object>();
        const skipped = new Set<string>();
        let before: readonly Vehicle[] = [];
        for (const changes of batches) {
          const changed = Object.entries(changes).flatMap(([id, next]) =>
            next ? [{ id, fields: next }] : [],
          );
          for (const id of Object.keys(changes)) collection.delete(id);
          for (const document of changed) {
            collection.set(document.id, document.fields);
            if (document.fields.make === ' ') skipped.add(document.id);
          }
          const inventory = inventoryOf(changed, [...collection.keys()]);
          const all = [...collection].map(([id, document]) => decodeVehicle({ id, fields: document }));
          expect(inventory).toEqual(wholeInventory(all));
          const unchanged = inventory.vehicles.filter(({ id }) => !Object.hasOwn(changes, id));
          expect(unchanged.every((vehicle) => before.includes(vehicle))).toBe(true);
          before = inventory.vehicles;
        }
        const reports = [...skipped].map((id) => `Vehicle ${id} has neither make nor model and is left out`);
        expect(report.mock.calls.flat()).toEqual(reports);
      }),
    );
  });
});
