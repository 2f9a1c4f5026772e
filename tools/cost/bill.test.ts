import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeUserCost, costOf, type Fleet, monthlyBill, monthlyUse, readsPerSummary } from './bill.ts';
import { type PricedItem, prices } from './prices.ts';

const fleets = fc.record({
  dealers: fc.integer({ min: 0, max: 20_000 }),
  carsPerDealer: fc.integer({ min: 0, max: 10_000 }),
  visitsPerDealer: fc.integer({ min: 0, max: 400_000 }),
});

const visitItems: readonly PricedItem[] = [
  'documentReads',
  'firestoreEgress',
  'functionCalls',
  'functionCpu',
  'functionMemory',
  'hostingTransfer',
];

describe('costOf', () => {
  it('subtracts a daily allowance for each of 30 days', () => {
    expect(costOf(1_500_000, prices.documentReads)).toBe(0);
    expect(costOf(1_600_000, prices.documentReads)).toBeCloseTo(0.03);
  });

  it('subtracts a monthly allowance once', () => {
    expect(costOf(2_000_000, prices.functionCalls)).toBe(0);
    expect(costOf(3_000_000, prices.functionCalls)).toBeCloseTo(0.4);
  });
});

describe('readsPerSummary', () => {
  it.each([
    [0, 0, 3],
    [60, 30, 3],
    [1000, 1000, 3],
    [1001, 0, 4],
    [7500, 3750, 13],
  ])('is the settings and one read per 1,000 counted entries: %i cars, %i sales', (cars, sales, reads) => {
    expect(readsPerSummary(cars, sales)).toBe(reads);
  });
});

describe('monthlyBill', () => {
  it('never falls with more dealers, cars or visits', () => {
    fc.assert(
      fc.property(fleets, fleets, (fleet, more) => {
        const larger: Fleet = {
          dealers: fleet.dealers + more.dealers,
          carsPerDealer: fleet.carsPerDealer + more.carsPerDealer,
          visitsPerDealer: fleet.visitsPerDealer + more.visitsPerDealer,
        };
        expect(monthlyBill(larger).total).toBeGreaterThanOrEqual(monthlyBill(fleet).total);
      }),
    );
  });

  it('charges nothing for visits when there are none', () => {
    fc.assert(
      fc.property(fleets, (fleet) => {
        const { lines } = monthlyBill({ ...fleet, visitsPerDealer: 0 });
        expect(visitItems.map((item) => lines[item])).toEqual(visitItems.map(() => 0));
      }),
    );
  });

  it('grants what is free once per project, not per dealer', () => {
    const one: Fleet = { dealers: 1, carsPerDealer: 60, visitsPerDealer: 20_000 };
    expect(monthlyBill(one).lines.documentReads).toBe(0);
    expect(monthlyBill({ ...one, dealers: 2 }).lines.documentReads).toBeGreaterThan(0);
  });

  it('adds up to its lines', () => {
    fc.assert(
      fc.property(fleets, (fleet) => {
        const { lines, total } = monthlyBill(fleet);
        expect(Object.values(lines).every((cost) => cost >= 0)).toBe(true);
        expect(total).toBeCloseTo(Object.values(lines).reduce((sum, cost) => sum + cost, 0));
      }),
    );
  });
});

describe('monthlyUse', () => {
  it('reads every car on every visit', () => {
    fc.assert(
      fc.property(fleets, (fleet) => {
        const { documentReads, visits } = monthlyUse(fleet);
        expect(documentReads).toBeGreaterThanOrEqual(visits * fleet.carsPerDealer);
      }),
    );
  });
});

describe('activeUserCost', () => {
  it.each([
    [0, 0],
    [50_000, 0],
    [100_000, 275],
    [1_000_000, 4415],
    [10_000_000, 33_215],
    [11_000_000, 35_715],
  ])('charges each tier for its own users: %i', (users, dollars) => {
    expect(activeUserCost(users)).toBeCloseTo(dollars);
  });
});
