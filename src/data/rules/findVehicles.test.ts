import { expect, it } from 'vitest';
import type { InventoryQuery, Vehicle } from '../../shared/model.ts';
import { countBodyStyles, findVehicles } from './findVehicles.ts';

const car = (id: string, rest: Partial<Vehicle> = {}): Vehicle => ({ id, features: [], ...rest });
const ids = (vehicles: readonly Vehicle[]) => vehicles.map(({ id }) => id);

const inventory = [
  car('camry', { make: 'Toyota', model: 'Camry', year: 2020, color: 'Silver', bodyStyle: 'Sedan' }),
  car('f150', { make: 'Ford', model: 'F-150', year: 2018, price: 31_000, mileage: 52_000 }),
  car('c4', { make: 'Citroe\u{308}n', model: 'C4', year: 2020, price: 9000, mileage: 81_000 }),
  car('benz', { make: 'Mercedes\u{2011}Benz', model: 'C\u{a0}300', price: 31_000, bodyStyle: 'sedan' }),
  car('kia', { make: 'Kia', model: 'Cee’d 1.6', year: 1999, price: 4000, bodyStyle: 'SUV' }),
  car('bmw', { make: 'BMW', model: '2002 tii', year: 1973, mileage: 120 }),
];
const everything: InventoryQuery = { text: '', sort: 'listed', bodyStyle: '' };
const find = (query: Partial<InventoryQuery>) => ids(findVehicles(inventory, { ...everything, ...query }));

it.each<[rule: string, texts: string[], found: string[]]>([
  ['ignores case and invisible characters', ['TOYOTA', '  camry\u{200b} '], ['camry']],
  [
    'ignores hyphens, dashes and spaces',
    ['f150', 'F 150', 'f\u{2013}150', 'Ford\u{a0}F\u{2212}150'],
    ['f150'],
  ],
  ['ignores accents', ['CITRO\u{cb}N', 'citroen c4', 'citroe\u{308}n'], ['c4']],
  ['ignores the width of letters', ['Ｃ　３００', 'mercedes benz c-300', 'MercedesBenz'], ['benz']],
  ['ignores apostrophes and dots', ['ceed', "CEE'D", 'cee‘d 16'], ['kia']],
  ['ignores commas, slashes and ampersands', ['Ford, F-150', 'ford/f150', 'Ford & F'], ['f150']],
  ['matches across make and model', ['toyota cam', 'yota c'], ['camry']],
  ['finds every vehicle that contains the text', ['c'], ['camry', 'c4', 'benz', 'kia']],
  ['finds all vehicles without a text', ['', ' ', '-'], ids(inventory)],
  ['compares the year if the text goes on', ['2020 Toyota Camry', '2020 camry', '2020toyo'], ['camry']],
  ['finds no other year', ['2021 Toyota Camry', '0200 camry', '20 camry', 'a 2020 camry'], []],
  ['finds models that begin like a year', ['2002 tii', '1973 bmw 2002', '2002'], ['bmw']],
  ['matches neither the year alone, colour nor body style', ['2020', '2020 ', 'silver', 'sedan'], []],
  ['matches neither other orders nor patterns', ['camry toyota', 'ford toyota', '.*'], []],
])('the search %s', (_, texts, found) => {
  for (const text of texts) expect([text, find({ text })]).toEqual([text, found]);
});

it.each<[sort: InventoryQuery['sort'], found: string[]]>([
  ['priceUp', ['kia', 'c4', 'f150', 'benz', 'camry', 'bmw']],
  ['priceDown', ['f150', 'benz', 'c4', 'kia', 'camry', 'bmw']],
  ['newest', ['camry', 'c4', 'f150', 'kia', 'bmw', 'benz']],
  ['lowestMileage', ['bmw', 'f150', 'c4', 'camry', 'benz', 'kia']],
])(
  'the order %s keeps the listed order of equal values, and has vehicles without the value last',
  (sort, found) => {
    expect(find({ sort })).toEqual(found);
  },
);

it('a body style is found whatever its case, within the search and in the order', () => {
  expect(find({ bodyStyle: 'SEDAN' })).toEqual(['camry', 'benz']);
  expect(find({ bodyStyle: 'Sedan', text: 'c', sort: 'priceUp' })).toEqual(['benz', 'camry']);
  expect(find({ bodyStyle: 'Coupe' })).toEqual([]);
});

it('body styles are counted in alphabetical order, whatever their case, with the chosen one', () => {
  const [sedans, suvs] = [
    { bodyStyle: 'Sedan', count: 2 },
    { bodyStyle: 'SUV', count: 1 },
  ];
  expect(countBodyStyles(inventory, '')).toEqual([sedans, suvs]);
  expect(countBodyStyles(inventory, 'Coupe')).toEqual([{ bodyStyle: 'Coupe', count: 0 }, sedans, suvs]);
  expect(countBodyStyles(inventory, 'SEDAN')).toEqual([{ bodyStyle: 'SEDAN', count: 2 }, suvs]);
  expect(countBodyStyles(inventory.toReversed(), 'coupe')[0]).toEqual({ bodyStyle: 'coupe', count: 0 });
  expect(countBodyStyles(inventory.toReversed(), '')).toEqual([{ ...sedans, bodyStyle: 'sedan' }, suvs]);
  expect(countBodyStyles([car('a')], '')).toEqual([]);
});
