import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { costOf, monthlyBill, pageFile, readsPerSummary, userCost } from './bill.ts';
import { updateCostPage } from './writeCostPage.ts';

const page = readFileSync(pageFile, 'utf8');
const reads = 'Firestore, document reads';
const fleet = { dealers: 10_000, carsPerDealer: 60, visitsPerDealer: 0 };

it('docs/cost.md is up to date; otherwise run `npm run cost`', () => {
  expect(updateCostPage(page)).toBe(page);
});

it.each(['| Visits |', '<!-- freeVisits -->'])('rejects a page without %s', (place) => {
  expect(() => updateCostPage(page.replace(place, ''))).toThrow('no place for');
});

it.each([
  ['1.5 million reads, which are free', costOf(reads, 1_500_000), 0],
  ['100,000 reads more than those of 30 days', costOf(reads, 1_600_000), 0.03],
  ['a million calls more than those of a month', costOf('Function, calls', 3_000_000), 0.4],
  ['50,000 users more', userCost(100_000), 275],
  ['no visits to 10,000 dealers', monthlyBill(fleet).total, 1.59],
  ['a summary of 1,000 cars', readsPerSummary(1000), 3],
  ['a summary of 1,001 cars', readsPerSummary(1001), 4],
])('calculates by hand: %s', (_, calculated, expected) => {
  expect(calculated).toBeCloseTo(expected);
});
