import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { featuredVehicles, relatedVehicles, vehicleOrders, visibleVehicles, wholeLot } from './inventory.ts';
import type { Vehicle, VehicleOrder } from './model.ts';

const car = (id: string, rest: Partial<Vehicle> = {}): Vehicle => ({ id, features: [], ...rest });
const ids = (vehicles: readonly Vehicle[]) => vehicles.map(({ id }) => id);

describe('featuredVehicles', () => {
  it('returns the first three vehicles of the inventory', () => {
    expect(ids(featuredVehicles(['a', 'b', 'c', 'd'].map((id) => car(id))))).toEqual(['a', 'b', 'c']);
    expect(ids(featuredVehicles([car('a')]))).toEqual(['a']);
  });
});

describe('relatedVehicles', () => {
  const sedan = car('a', { bodyStyle: 'Sedan' });

  it('returns up to three others of the same body style, ignoring case, in the order of the inventory', () => {
    const others = ['sedan', 'SEDAN', 'SUV', 'Sedan', 'Sedan'].map((bodyStyle, n) =>
      car(`b${n}`, { bodyStyle }),
    );
    expect(ids(relatedVehicles(sedan, [sedan, ...others]))).toEqual(['b0', 'b1', 'b3']);
  });

  it('returns none for a vehicle without a body style', () => {
    expect(relatedVehicles(car('a'), [car('b'), sedan])).toEqual([]);
  });
});

const search = (vehicles: readonly Vehicle[], text: string) =>
  visibleVehicles(vehicles, { ...wholeLot, text });

describe('visibleVehicles', () => {
  const lot = [
    car('camry', { make: 'Toyota', model: 'Camry' }),
    car('f150', { make: 'Ford', model: 'F-150' }),
    car('rover', { make: 'Land\u{a0}Rover', model: 'Citroe\u{308}n' }),
  ];

  it.each([
    ['TOYOTA', ['camry']],
    ['  camry ', ['camry']],
    ['toyota cam', ['camry']],
    ['o', ['camry', 'f150', 'rover']],
    [' ', ['camry', 'f150', 'rover']],
    ['land rover', ['rover']],
    ['land\u{a0} rover', ['rover']],
    ['CITRO\u{cb}N', ['rover']],
    ['2020', []],
    ['camry toyota', []],
    ['.*', []],
  ])('search for %j finds %j', (text, found) => {
    expect(ids(search(lot, text))).toEqual(found);
  });
});

/** For each order, the ids of the vehicles below. */
const examples: Record<VehicleOrder, string> = { id: 'abcd' };

describe.each(Object.keys(examples) as VehicleOrder[])('the order %s', (order) => {
  const compare = vehicleOrders[order];

  it('sorts the example', () => {
    const lot = [
      car('a', { make: 'Kia', model: 'Soul', year: 2019, price: 15_000, mileage: 40_000 }),
      car('b', { make: 'Ford', model: 'Focus', year: 2021, price: 9_000, mileage: 90_000 }),
      car('c', { make: 'Audi', model: 'A4', year: 2018, price: 21_000, mileage: 10_000 }),
      car('d', { make: 'Make' }),
    ];
    expect(ids(visibleVehicles(lot, { text: '', order })).join('')).toBe(examples[order]);
  });

  it('is the same whichever way two vehicles are compared, and for any three vehicles', () => {
    const number = fc.option(fc.nat(3), { nil: undefined });
    const text = fc.option(fc.constantFrom('Audi', 'audi', 'Kia'), { nil: undefined });
    const vehicle = fc
      .record({ make: text, model: text, year: number, price: number, mileage: number })
      .map((fields) => ({ id: 'a', features: [], ...fields }) as Vehicle);
    fc.assert(
      fc.property(vehicle, vehicle, vehicle, (a, b, c) => {
        expect(compare(a, a)).toBe(0);
        expect(Math.sign(compare(a, b)) + Math.sign(compare(b, a))).toBe(0);
        const [first = a, , last = a] = [a, b, c].toSorted(compare);
        expect(compare(first, last)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
