import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { seedVehicles } from './seedVehicles';
import {
  decodeVehicle,
  inventoryRecord,
  type VehicleDocument,
  vehicleDecoder,
  vehicleList,
} from './vehicles';

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

describe('vehicleDecoder', () => {
  it('tells once of each document that it leaves out', () => {
    const report = vi.fn();
    const decode = vehicleDecoder(report);
    expect(decode({ id: 'bad', fields: {} })).toBeUndefined();
    expect(decode({ id: 'v1', fields: camry })).toEqual(camry);
    expect(decode({ id: 'bad', fields: { price: 1 } })).toBeUndefined();
    expect(report.mock.calls).toEqual([['Vehicle bad has neither make nor model and is left out']]);
  });
});

describe('inventoryRecord', () => {
  it('calls a collection empty only when it has no document at all', () => {
    expect(inventoryRecord([])).toEqual({ isEmpty: true, vehicles: [] });
    expect(inventoryRecord([undefined])).toEqual({ isEmpty: false, vehicles: [] });
  });
});

describe('vehicleList', () => {
  const empty: readonly VehicleDocument[] = [];
  const fields = fc.record({ make: fc.constantFrom('Saab', 'Volvo', ' '), price: fc.nat(9) });
  /** Puts a document where its id belongs, or takes it away; some hold no vehicle. */
  const act = fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'),
    fields: fc.option(fields, { nil: undefined }),
  });
  type Act = { id: string; fields: unknown };

  /** What the collection is after the act, and how its listener is told. */
  function after(documents: readonly VehicleDocument[], { id, fields }: Act) {
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

  it('comes by its changes to what decoding everything anew would give, in any order and any batches', () => {
    fc.assert(
      fc.property(fc.array(fc.array(act, { maxLength: 5 }), { maxLength: 12 }), (batches) => {
        const list = vehicleList(decodeVehicle);
        let documents = empty;
        list.readAll(documents);
        for (const batch of batches) {
          const changes = batch.flatMap((step) => {
            const next = after(documents, step);
            documents = next.documents;
            return next.changes;
          });
          expect(list.follow(changes)).toEqual(inventoryRecord(documents.map(decodeVehicle)));
        }
      }),
    );
  });

  it('decodes what has changed and nothing else, and keeps the other vehicles', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), act, (earlier, last) => {
        const documents = earlier.reduce((state, step) => after(state, step).documents, empty);
        const decode = vi.fn(decodeVehicle);
        const list = vehicleList(decode);
        const before = list.readAll(documents).vehicles;
        decode.mockClear();
        const { changes } = after(documents, last);
        const kept = list.follow(changes).vehicles.filter(({ id }) => id !== last.id);
        expect(kept.every((vehicle) => before.includes(vehicle))).toBe(true);
        expect(decode).toHaveBeenCalledTimes(last.fields === undefined ? 0 : 1);
      }),
    );
  });

  it('moves a vehicle that belongs elsewhere now', () => {
    const list = vehicleList(decodeVehicle);
    const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, fields: { make: id } })) as [
      VehicleDocument,
      VehicleDocument,
      VehicleDocument,
    ];
    list.readAll([a, b, c]);
    const { vehicles } = list.follow([{ oldIndex: 0, newIndex: 2, document: a }]);
    expect(vehicles.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  it('starts anew when it reads everything', () => {
    const list = vehicleList(decodeVehicle);
    list.readAll([{ id: 'a', fields: { make: 'Saab' } }]);
    expect(list.readAll([])).toEqual({ isEmpty: true, vehicles: [] });
  });
});
