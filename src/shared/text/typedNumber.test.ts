import { expect, it } from 'vitest';
import { cleanNumber, parseTypedNumber, reinterpretNumber } from './typedNumber.ts';

it.each<[texts: string[], number: number]>([
  [
    ['45k', '45 K', 'approx. 45K mi', '45,000 miles', '45.000', '45’000', '45 000', '45000', '45.000,00'],
    45_000,
  ],
  [['62.5', '62.5 mi', '62,5', '62,50', '62,5 mi'], 62.5],
  [['62.5k', '62,500', "62'500", '62500.0', '62.500k', '62,5k'], 62_500],
  [['120.000', '120.000 mi', '~120k-ish'], 120_000],
  [['1.234.567', '1,234,567', '12,34,567', '1.234.567 mi.'], 1_234_567],
  [['72,000 km', '72000 kilometers', '72000k'], 72_000],
  [['120 km'], 120],
  [['1.2345'], 1.2345],
  [['-32,150.5'], -32_150.5],
])('pastes as $1', (texts, number) => {
  for (const text of texts) expect([text, parseTypedNumber(cleanNumber(text))]).toEqual([text, number]);
});

it('accepts a dot and a minus sign as they are typed, and no other text without digits', () => {
  expect(['.', '-', 'k', 'many', 'ok', 'mi.'].map(cleanNumber)).toEqual(['.', '-', '', '', '', '']);
});

it.each([
  ['45', 'k', '45000'],
  ['45.5', 'K', '45500'],
  ['45000', 'k', '45000'],
  ['999', 'k', '999000'],
  ['1000', 'k', '1000'],
  ['45', 'ok', undefined],
  ['45', 'km', undefined],
  ['', 'k', ''],
  ['1.234', '.', '1234.'],
  ['1234', '.', undefined],
  ['1.234', '5', undefined],
] as const)('after %j, %j changes the value to %j', (value, typed, whole) => {
  expect(reinterpretNumber(value, typed)).toBe(whole);
});
