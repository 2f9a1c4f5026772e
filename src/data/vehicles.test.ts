import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { seedVehicles } from './seedVehicles';
import type { RawDocument } from './decode';
import { decodeVehicle, vehicleDecoder, vehicleList, wholeInventory } from './vehicles';

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

  it('needs only a make or a model', () => {
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

  it('returns undefined or a vehicle whose fields can all be shown, for any value', () => {
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

describe('vehicleList', () => {
  const empty: readonly RawDocument[] = [];
  const fields = fc.record({ make: fc.constantFrom('Saab', 'Volvo', ' '), price: fc.nat(9) });
  /** Adds, replaces or removes a document in the order of the ids. Some hold no vehicle. */
  const action = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    fields: fc.option(fields, { nil: undefined }),
  });
  type Action = { id: string; fields: unknown };

  /** The collection after the action, and the changes that its listener receives. */
  function after(documents: readonly RawDocument[], { id, fields }: Action) {
    const oldIndex = documents.findIndex((document) => document.id === id);
    const others = documents.filter((document) => document.id !== id);
    const document = { id, fields };
    if (fields === undefined)
      return { documents: others, changes: oldIndex === -1 ? [] : [{ oldIndex, newIndex: -1, document }] };
    const newIndex = others.filter((other) => other.id < id).length;
    return {
      documents: others.toSpliced(newIndex, 0, document),
      changes: [{ oldIndex, newIndex, document }],
    };
  }

  it('equals decoding every document again, for changes in any order and any batches', () => {
    fc.assert(
      fc.property(fc.array(fc.array(action, { maxLength: 5 }), { maxLength: 12 }), (batches) => {
        const list = vehicleList(decodeVehicle);
        let documents = empty;
        list.reset(documents);
        for (const batch of batches) {
          const changes = batch.flatMap((step) => {
            const next = after(documents, step);
            documents = next.documents;
            return next.changes;
          });
          expect(list.apply(changes)).toEqual(wholeInventory(documents.map(decodeVehicle)));
        }
      }),
    );
  });

  it('decodes only the changed documents and keeps the other vehicles', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), action, (earlier, last) => {
        const documents = earlier.reduce((state, step) => after(state, step).documents, empty);
        const decode = vi.fn(decodeVehicle);
        const list = vehicleList(decode);
        const before = list.reset(documents).vehicles;
        decode.mockClear();
        const { changes } = after(documents, last);
        const kept = list.apply(changes).vehicles.filter(({ id }) => id !== last.id);
        expect(kept.every((vehicle) => before.includes(vehicle))).toBe(true);
        expect(decode).toHaveBeenCalledTimes(last.fields === undefined ? 0 : 1);
      }),
    );
  });

  it('moves a vehicle whose position changes', () => {
    const list = vehicleList(decodeVehicle);
    const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, fields: { make: id } })) as [
      RawDocument,
      RawDocument,
      RawDocument,
    ];
    list.reset([a, b, c]);
    const { vehicles } = list.apply([{ oldIndex: 0, newIndex: 2, document: a }]);
    expect(vehicles.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('starts again on reset', () => {
    const list = vehicleList(decodeVehicle);
    list.reset([{ id: 'a', fields: { make: 'Saab' } }]);
    expect(list.reset([])).toEqual({ isEmpty: true, isWhole: true, vehicles: [] });
  });
});
