import { expect, it } from 'vitest';
import { findVehicles, relatedVehicles } from './inventory.ts';
import type { Vehicle } from '../../shared/model.ts';

const car = (id: string, rest: Partial<Vehicle> = {}): Vehicle => ({ id, features: [], ...rest });
const ids = (vehicles: readonly Vehicle[]) => vehicles.map(({ id }) => id);

const sedan = car('a', { bodyStyle: 'Sedan' });

it('finds up to three vehicles of the same body style, ignoring case, in their order; none without a style', () => {
  const others = ['sedan', 'SEDAN', 'SUV', 'Sedan', 'Sedan'].map((bodyStyle, n) =>
    car(`b${n}`, { bodyStyle }),
  );
  expect(ids(relatedVehicles(sedan, [sedan, ...others]))).toEqual(['b0', 'b1', 'b3']);
  expect(relatedVehicles(car('a'), [car('b'), sedan])).toEqual([]);
});

const inventory = [
  car('camry', { make: 'Toyota', model: 'Camry', year: 2020, color: 'Silver', bodyStyle: 'Sedan' }),
  car('f150', { make: 'Ford', model: 'F-150' }),
  car('rover', { make: 'Land\u{a0}Rover', model: 'Citroe\u{308}n' }),
];

it.each([
  [['TOYOTA', '  camry\u{200b} ', 'toyota cam'], ['camry']],
  [['land rover', 'land\u{a0} rover', 'CITRO\u{cb}N'], ['rover']],
  [
    ['o', ' '],
    ['camry', 'f150', 'rover'],
  ],
  [['2020', 'silver', 'sedan', 'camry toyota', '.*'], []],
])('search for %j finds %j', (texts, found) => {
  expect(texts.map((text) => ids(findVehicles(inventory, text)))).toEqual(texts.map(() => found));
});
