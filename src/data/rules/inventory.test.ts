import { expect, it } from 'vitest';
import { featuredVehicles, findVehicles, relatedVehicles } from './inventory.ts';
import type { Vehicle } from '../../shared/model.ts';

const car = (id: string, rest: Partial<Vehicle> = {}): Vehicle => ({ id, features: [], ...rest });
const ids = (vehicles: readonly Vehicle[]) => vehicles.map(({ id }) => id);

const sedan = car('a', { bodyStyle: 'Sedan' });

it('related vehicles are up to three others of the same body style, whatever its case; none without one', () => {
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

it('the first three vehicles are featured', () => {
  expect(ids(featuredVehicles([sedan, ...inventory]))).toEqual(['a', 'camry', 'f150']);
});

it.each<[rule: string, texts: string[], found: string[]]>([
  ['ignores case, outer spaces and invisible characters', ['TOYOTA', '  camry\u{200b} '], ['camry']],
  ['matches across make and model', ['toyota cam', 'a c'], ['camry']],
  ['ignores the kind of spaces', ['land rover', 'land\u{a0} rover'], ['rover']],
  ['ignores the Unicode form of letters', ['CITRO\u{cb}N'], ['rover']],
  ['finds every vehicle that contains the text', ['o', ' '], ['camry', 'f150', 'rover']],
  ['matches neither year, colour nor body style', ['2020', 'silver', 'sedan'], []],
  ['matches neither other orders nor patterns', ['camry toyota', '.*'], []],
])('the search %s', (_, texts, found) => {
  for (const text of texts) expect([text, ids(findVehicles(inventory, text))]).toEqual([text, found]);
});
