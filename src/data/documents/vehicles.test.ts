import { expect, it, vi } from 'vitest';
import { seedVehicles } from './seedVehicles.ts';
import { decodeVehicle, inventoryDecoder, assembleInventory } from './vehicles.ts';

const camry = { ...seedVehicles[0] };

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
  // Browsers encode the space.
  { make: 'Saab', imageUrl: 'https://a.example/2019 Ford.jpg' },
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
  { imageUrl: 'javascript:alert(1)' },
  { photoCount: 1 },
  { price: 0, stockNumber: ' ' },
  { photoCount: 2.5 },
])('leaves out %j', (fields) => {
  const decoded = decodeVehicle({ id: 'a', fields: { make: 'Saab', ...fields } });
  expect(decoded).toEqual({ id: 'a', make: 'Saab', features: [] });
});

it('decodes a mileage of -0 as 0', () => {
  expect(decodeVehicle({ id: 'a', fields: { ...camry, mileage: -0 } })?.mileage).toBe(0);
});

it('counts at most 60 photos', () => {
  expect(decodeVehicle({ id: 'a', fields: { ...camry, photoCount: 61 } })?.photoCount).toBe(60);
});

it('marks the inventory as empty only if the collection has no documents', () => {
  expect(assembleInventory([])).toEqual({ isEmpty: true, isWhole: true, vehicles: [] });
  expect(assembleInventory([undefined])).toEqual({ isEmpty: false, isWhole: true, vehicles: [] });
});

it('decodes only the vehicles that have changed, and reports each skipped document once', () => {
  const report = vi.fn();
  const inventoryOf = inventoryDecoder(report);
  const saab = { id: 'a', fields: { make: 'Saab' } };
  const invalid = { id: 'b', fields: { make: ' ' } };
  const volvo = { id: 'c', fields: { make: 'Volvo' } };

  const first = inventoryOf([invalid, saab], ['a', 'b']);
  expect(first).toEqual(assembleInventory([decodeVehicle(saab), undefined]));
  const second = inventoryOf([invalid, volvo], ['a', 'b', 'c']);
  expect(second.vehicles).toEqual([decodeVehicle(saab), decodeVehicle(volvo)]);
  expect(second.vehicles[0]).toBe(first.vehicles[0]);
  const third = inventoryOf([{ ...volvo, fields: camry }], ['b', 'c']);
  expect(third.vehicles).toEqual([{ ...camry, id: 'c' }]);
  expect(report).toHaveBeenCalledExactlyOnceWith('Vehicle b has neither make nor model and is left out');
  expect(inventoryOf([{ ...volvo, fields: {} }], ['b', 'c']).vehicles).toEqual([]);
});
