import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { RawDocument } from '../decode.ts';
import { decodeVehicle, wholeInventory } from '../vehicles.ts';
import { vehicleList } from './vehicleList.ts';

describe('vehicleList', () => {
  const empty: readonly RawDocument[] = [];
  const fields = fc.record({ make: fc.constantFrom('Saab', 'Volvo', ' '), price: fc.nat(9) });
  /** Adds, replaces or removes a document in the order of the ids. Some are not valid vehicles. */
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

  it('gives the same result as decoding every document again, for any sequence of batches', () => {
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
