import { expect, it } from 'vitest';
import { formatDollars, initialOf } from './format.ts';

it('formats dollars with separators and without cents', () => {
  expect([24_995, 0, -14_200, 1_250_000].map(formatDollars)).toEqual([
    '$24,995',
    '$0',
    '-$14,200',
    '$1,250,000',
  ]);
});

it('starts a monogram with the first grapheme, in upper case', () => {
  expect(['harbor', 'é́x', '🚗 cars', ''].map(initialOf)).toEqual(['H', 'É́', '🚗', '']);
});
