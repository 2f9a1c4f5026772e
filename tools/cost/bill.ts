import { readFileSync } from 'node:fs';

/** Every month is billed as one of 30 days. */
export const daysPerMonth = 30;

export const pageFile = new URL('../../docs/cost.md', import.meta.url);
const sections = readFileSync(pageFile, 'utf8').split(/^## /m);

/** The cells behind the first one in a row of the page. */
function readRow(section: string, name: string): string[] {
  const lines = sections.find((each) => each.startsWith(section))?.split('\n') ?? [];
  const row = lines.find((line) => line.replaceAll('`', '').startsWith(`| ${name} |`));
  if (row === undefined) throw new Error(`docs/cost.md has no row "${name}" under "${section}"`);
  return row.split(' | ').slice(1);
}

function readNumbers(cell = ''): [number, number] {
  const [first = Number.NaN, second = Number.NaN] = cell.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? [];
  return [Number(first), Number(second)];
}

/** The value of an assumption. */
export const assumed = (name: string): number => readNumbers(readRow('Assumptions', name)[0])[0];

/** US dollars for a number of units, and the units that are free at any time or in a month of 30 days. */
export function readPrice(item: string) {
  const [price, allowance] = readRow('Prices', item);
  const [[dollars, per], [free]] = [readNumbers(price), readNumbers(allowance)];
  return { dollars, per, free: allowance?.endsWith(' a day') ? free * daysPerMonth : free };
}

/** The columns of the table of visits. The site's kilobytes are the most that a visit transfers, the others exact. */
const columns = [
  'documentReads',
  'newAccounts',
  'tokenRefreshes',
  'configurationCalls',
  'summaryCalls',
  'siteKilobytes',
] as const;
export type VisitUse = Record<(typeof columns)[number], number>;

/** The measured use of a visit. */
export function readVisit(visitor: 'first' | 'returning', screen: 'home screen' | 'inventory'): VisitUse {
  const cells = readRow('A visit', `${visitor} visit, ${screen}`);
  return Object.fromEntries(columns.map((name, index) => [name, readNumbers(cells[index])[0]])) as VisitUse;
}

/** The dealers of one Firebase project. Visits are those of a month. */
export type Fleet = { dealers: number; carsPerDealer: number; visitsPerDealer: number };

/** The dealer of the measured visits. */
export const measuredCars = 60;
/** At most this many bytes per document leave Firestore, measured as JSON, for cars without a long list of features. */
export const bytesPerDocument = 700;
/** The function `api` has 1 vCPU, and 20 instances with 80 requests each at most; see functions/src/index.ts. */
const [memoryGiB, functionRequests] = [0.25, 20 * 80];

/** The average use of a visit, by the assumed shares of first visits and of visits that open the inventory. */
function averageUse(name: keyof VisitUse): number {
  const [first, inventory] = [assumed('firstVisitShare'), assumed('inventoryShare')];
  const mean = (visitor: 'first' | 'returning') =>
    (1 - inventory) * readVisit(visitor, 'home screen')[name] +
    inventory * readVisit(visitor, 'inventory')[name];
  return first * mean('first') + (1 - first) * mean('returning');
}

/** A visit reads every car once, again after a reconnection, once more each car that changes meanwhile, and some cars' photos. */
function readsPerVisit(cars: number): number {
  const changes = (cars * assumed('changesPerCarAndDay') * assumed('visitMinutes')) / (24 * 60);
  const rereads = assumed('reconnectionsPerVisit') * (1 + cars);
  return (
    averageUse('documentReads') + (cars - measuredCars) + rereads + changes + assumed('photoReadsPerVisit')
  );
}

/** The settings, and two counts. A count costs one read per 1,000 index entries, and at least one. */
export function readsPerSummary(cars: number): number {
  const readsPerCount = (entries: number) => Math.max(1, Math.ceil(entries / 1000));
  return 1 + readsPerCount(cars) + readsPerCount(cars * assumed('salesPerCarAndMonth'));
}

/** What the fleet uses in a month. Every call of the function counts as if no other call shared its instance. */
export function monthlyUse({ dealers, carsPerDealer, visitsPerDealer }: Fleet) {
  const [visits, cars] = [dealers * visitsPerDealer, dealers * carsPerDealer];
  const sales = cars * assumed('salesPerCarAndMonth');
  const visitReads = visits * readsPerVisit(carsPerDealer);
  const summaryCalls = visits * averageUse('summaryCalls');
  const calls = summaryCalls + visits * averageUse('configurationCalls') * assumed('configurationShare');
  const functionSeconds = calls * assumed('secondsPerCall');
  const storedBytes = (cars + sales * assumed('monthsOfSales')) * assumed('storedBytesPerDocument');
  return {
    visits,
    newAccounts: visits * averageUse('newAccounts'),
    tokenRefreshes: visits * averageUse('tokenRefreshes'),
    functionSeconds,
    /** In the units of the page's prices. */
    billed: {
      'Firestore, document reads': visitReads + summaryCalls * readsPerSummary(carsPerDealer),
      'Firestore, document writes': cars * assumed('changesPerCarAndDay') * daysPerMonth + sales,
      'Firestore, document deletes': sales,
      'Firestore, storage': storedBytes / 2 ** 30,
      'Firestore, data transfer': (visitReads * bytesPerDocument) / 2 ** 30,
      'Function, calls': calls,
      'Function, CPU': functionSeconds,
      'Function, memory': functionSeconds * memoryGiB,
      'Hosting, data transfer': (visits * averageUse('siteKilobytes')) / 1e6,
      'Hosting, storage': assumed('storedSiteBytes') / 1e9,
    },
  };
}

/** US dollars for a month's units, spread evenly over 30 days. What is free is free once per project. */
export function costOf(item: string, units: number): number {
  const { dollars, per, free } = readPrice(item);
  return (Math.max(0, units - free) / per) * dollars;
}

/** The bill of one project with all these dealers, without sign-in, which is free as docs/cost.md configures it. */
export function monthlyBill(fleet: Fleet) {
  const use = monthlyUse(fleet);
  const costs = Object.entries(use.billed).map(([item, units]) => [item, costOf(item, units)] as const);
  const total = costs.reduce((sum, [, cost]) => sum + cost, 0);
  return { ...fleet, ...use, total, costs: Object.fromEntries(costs) as typeof use.billed };
}

/** US dollars that Identity Platform charges for a month's active users, if anonymous users count. */
export function userCost(users: number): number {
  // Each price applies to the users beyond a number.
  const [prices = ''] = readRow('Prices', 'Identity Platform, active users');
  return prices
    .split(';')
    .map(readNumbers)
    .reduce((total, [from, dollars], index, tiers) => {
      const [, previous] = tiers[index - 1] ?? [0, 0];
      return total + Math.max(0, users - from) * (dollars - previous);
    }, 0);
}

/** The number of dealers with which a project reaches a quota, from the monthly use of one dealer. */
export function dealersAtQuotas(one: ReturnType<typeof monthlyUse>): Record<string, number> {
  const { billed, visits, newAccounts, tokenRefreshes, functionSeconds } = one;
  const perDay = (perMonth: number) => perMonth / daysPerMonth;
  const perSecondAtPeak = (perMonth: number) => (perDay(perMonth) / 86_400) * assumed('peakFactor');
  const [reads, transfer] = ['Firestore, document reads', 'Hosting, data transfer'] as const;
  return {
    'Free document reads': readPrice(reads).free / billed[reads],
    'Free transfer of the site': readPrice(transfer).free / billed[transfer],
    'Active users on the Spark plan, with Identity Platform': 3000 / perDay(visits),
    'Anonymous accounts, after a year without clean-up': 100e6 / (12 * newAccounts),
    'Calls of the function at the same time': functionRequests / perSecondAtPeak(functionSeconds),
    'Token refreshes': 18_000 / 60 / perSecondAtPeak(tokenRefreshes),
    'New accounts in a second': 1000 / perSecondAtPeak(newAccounts),
    'New accounts in a day': 10e6 / perDay(newAccounts),
  };
}
