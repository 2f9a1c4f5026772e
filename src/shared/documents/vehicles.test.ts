import { expect, it, vi } from 'vitest';
import { sampleVehicles } from './sampleVehicles.ts';
import { assembleInventory, decodeVehicle, inventoryDecoder } from './vehicles.ts';

const camry = { ...sampleVehicles[0] };

it.each([undefined, null, 7, 'text', [], {}, { make: ' ', model: 7 }])(
  'decodes no vehicle from %j',
  (fields) => expect(decodeVehicle({ id: 'a', fields })).toBeUndefined(),
);

const invalidNumbers = [Number.NaN, Number.POSITIVE_INFINITY, -1, '24995', null, [24995]];

it.each<[fields: object, kept?: object]>([
  [{ ...camry, stockNumber: 'N1', photoCount: 2 }],
  [{ make: undefined, model: '900' }],
  // Browsers encode the space.
  [{ imageUrl: 'https://a.example/2019 Ford.jpg' }],
  [{ imageUrl: `/${'a'.repeat(2047)}` }],
  [{ imageUrl: `/${'a'.repeat(2048)}` }, {}],
  [{ mileage: -0 }, { mileage: 0 }],
  [{ photoCount: 61 }, { photoCount: 60 }],
  [{ id: 'other' }, {}],
  ...invalidNumbers.map((n): [object, object] => [{ year: n, price: n, mileage: n, photoCount: n }, {}]),
  [{ imageUrl: 'javascript:alert(1)', photoCount: 1 }, {}],
  [{ price: 0, stockNumber: ' ', photoCount: 2.5 }, {}],
])('keeps the valid fields of %j, and takes the id from the document', (fields, kept = fields) => {
  const decoded = decodeVehicle({ id: 'a', fields: { make: 'Saab', ...fields } });
  expect(decoded).toEqual({ make: 'Saab', features: [], ...kept, id: 'a' });
});

it('marks the inventory as empty only if the collection has no documents', () => {
  expect(assembleInventory([])).toEqual({ isEmpty: true, isWhole: true, vehicles: [] });
  expect(assembleInventory([undefined])).toEqual({ isEmpty: false, isWhole: true, vehicles: [] });
});

it('decodes only the vehicles that have changed, and reports each skipped document once', () => {
  const report = vi.fn();
  const decodeInventory = inventoryDecoder(report);
  const saab = { id: 'a', fields: { make: 'Saab' } };
  const invalid = { id: 'b', fields: { make: ' ' } };
  const volvo = { id: 'c', fields: { make: 'Volvo' } };

  const first = decodeInventory([invalid, saab], ['a', 'b']);
  expect(first).toEqual(assembleInventory([decodeVehicle(saab), undefined]));
  const second = decodeInventory([invalid, volvo], ['a', 'b', 'c']);
  expect(second.vehicles).toEqual([decodeVehicle(saab), decodeVehicle(volvo)]);
  expect(second.vehicles[0]).toBe(first.vehicles[0]);
  const third = decodeInventory([{ ...volvo, fields: camry }], ['b', 'c']);
  expect(third.vehicles).toEqual([{ ...camry, id: 'c' }]);
  expect(report).toHaveBeenCalledExactlyOnceWith('Vehicle b has neither make nor model and is left out');
  expect(decodeInventory([{ ...volvo, fields: {} }], ['b', 'c']).vehicles).toEqual([]);
});
