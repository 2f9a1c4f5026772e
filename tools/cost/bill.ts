import { assumptions, deployedFunction } from './assumptions.ts';
import { activeUserPrices, type Price, type PricedItem, prices } from './prices.ts';
import { bytesPerDocument, measuredCars, measuredUse, siteBytes, type VisitUse } from './visitUse.ts';

/** The dealers of one Firebase project. */
export type Fleet = {
  dealers: number;
  carsPerDealer: number;
  /** In a month. */
  visitsPerDealer: number;
};

/** What a fleet uses in a month, in the units of `prices`: bytes for storage and transfer. */
export type MonthlyUse = Record<PricedItem, number> & {
  visits: number;
  newAccounts: number;
  tokenRefreshes: number;
};

export type Bill = {
  use: MonthlyUse;
  /** US dollars. */
  lines: Record<PricedItem, number>;
  total: number;
};

/** Every month is billed as one of 30 days. */
export const daysPerMonth = 30;
const minutesPerDay = 24 * 60;
const indexEntriesPerRead = 1000;

/** The average use of a visit, by the assumed shares of first visits and of visits that open the inventory. */
function averageUse(name: keyof VisitUse): number {
  const first = assumptions.firstVisitShare.value;
  const inventory = assumptions.inventoryShare.value;
  return (
    first * (1 - inventory) * measuredUse['first visit, home screen'][name] +
    first * inventory * measuredUse['first visit, inventory'][name] +
    (1 - first) * (1 - inventory) * measuredUse['returning visit, home screen'][name] +
    (1 - first) * inventory * measuredUse['returning visit, inventory'][name]
  );
}

/** A visit reads every car once, again after a reconnection, and once more each car that changes meanwhile. */
function readsPerVisit(cars: number): number {
  const changes =
    (cars * assumptions.changesPerCarAndDay.value * assumptions.visitMinutes.value) / minutesPerDay;
  const metadataAndCars = 1 + cars;
  return (
    averageUse('documentReads') +
    (cars - measuredCars) +
    assumptions.reconnectionsPerVisit.value * metadataAndCars +
    changes
  );
}

/** The settings, and two counts. A count costs one read per 1,000 index entries, and at least one. */
export function readsPerSummary(cars: number, sales: number): number {
  const readsPerCount = (entries: number) => Math.max(1, Math.ceil(entries / indexEntriesPerRead));
  return 1 + readsPerCount(cars) + readsPerCount(sales);
}

/** What the fleet uses in a month. Every call of the function counts as if no other call shared its instance. */
export function monthlyUse({ dealers, carsPerDealer, visitsPerDealer }: Fleet): MonthlyUse {
  const visits = dealers * visitsPerDealer;
  const salesPerDealer = carsPerDealer * assumptions.salesPerCarAndMonth.value;
  const sales = dealers * salesPerDealer;
  const changes = dealers * carsPerDealer * assumptions.changesPerCarAndDay.value * daysPerMonth;
  const visitReads = visits * readsPerVisit(carsPerDealer);
  const summaryCalls = visits * averageUse('summaryCalls');
  const configurationCalls = visits * averageUse('configurationCalls') * assumptions.configurationShare.value;
  const functionCalls = summaryCalls + configurationCalls;
  const functionSeconds = functionCalls * assumptions.secondsPerCall.value;
  const storedDocuments = dealers * carsPerDealer + sales * assumptions.monthsOfSales.value;
  const first = assumptions.firstVisitShare.value;
  return {
    visits,
    newAccounts: visits * averageUse('newAccounts'),
    tokenRefreshes: visits * averageUse('tokenRefreshes'),
    documentReads: visitReads + summaryCalls * readsPerSummary(carsPerDealer, salesPerDealer),
    documentWrites: changes + sales,
    documentDeletes: sales,
    firestoreStorage: storedDocuments * assumptions.storedBytesPerDocument.value,
    firestoreEgress: visitReads * bytesPerDocument,
    functionCalls,
    functionCpu: functionSeconds * deployedFunction.cpus,
    functionMemory: functionSeconds * deployedFunction.memoryGiB,
    hostingTransfer: visits * (first * siteBytes.firstVisit + (1 - first) * siteBytes.returningVisit),
    hostingStorage: assumptions.storedSiteBytes.value,
  };
}

/** US dollars for a month's units, spread evenly over 30 days. What is free is free once per project. */
export function costOf(units: number, { dollars, per, free, freePer }: Price): number {
  const freeUnits = freePer === 'day' ? free * daysPerMonth : free;
  return (Math.max(0, units - freeUnits) / per) * dollars;
}

/** The bill of one project with all these dealers, without sign-in, which is free as docs/cost.md configures it. */
export function monthlyBill(fleet: Fleet): Bill {
  const use = monthlyUse(fleet);
  const lines = Object.fromEntries(
    Object.entries(prices).map(([item, price]) => [item, costOf(use[item as PricedItem], price)]),
  ) as Record<PricedItem, number>;
  return { use, lines, total: Object.values(lines).reduce((total, cost) => total + cost, 0) };
}

/** US dollars that Identity Platform charges for a month's active users, if anonymous users count. */
export function activeUserCost(users: number): number {
  const { tiers } = activeUserPrices;
  return tiers.reduce((total, { from, dollars }, index) => {
    const to = tiers[index + 1]?.from ?? Infinity;
    return total + Math.max(0, Math.min(users, to) - from) * dollars;
  }, 0);
}
