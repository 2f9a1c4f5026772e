import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { Vehicle } from '../model.ts';
import { decodeVehicle, wholeInventory } from '../vehicles.ts';
import { inventoryDecoder } from './inventoryDecoder.ts';

const fields = fc.record({ make: fc.constantFrom('Saab', 'Volvo', ' '), price: fc.nat(9) });
/** Adds, replaces or removes documents. Some are not valid vehicles. */
const batch = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
  fc.option(fields, { nil: undefined }),
);

it('gives the same inventory as decoding all documents, but decodes only those that changed', () => {
  fc.assert(
    fc.property(fc.array(batch, { maxLength: 12 }), (batches) => {
      const decode = vi.fn(decodeVehicle);
      const inventoryOf = inventoryDecoder(decode);
      const collection = new Map<string, object>();
      let before: readonly Vehicle[] = [];
      for (const changes of batches) {
        const changed = Object.entries(changes).flatMap(([id, next]) => (next ? [{ id, fields: next }] : []));
        for (const id of Object.keys(changes)) collection.delete(id);
        for (const document of changed) collection.set(document.id, document.fields);
        const documents = [...collection].map(([id, document]) => ({ id, fields: document }));
        decode.mockClear();
        const inventory = inventoryOf(changed, [...collection.keys()]);
        expect(inventory).toEqual(wholeInventory(documents.map(decodeVehicle)));
        expect(decode).toHaveBeenCalledTimes(changed.length);
        const unchanged = inventory.vehicles.filter(({ id }) => !Object.hasOwn(changes, id));
        expect(unchanged.every((vehicle) => before.includes(vehicle))).toBe(true);
        before = inventory.vehicles;
      }
    }),
  );
});
