import { readFileSync, writeFileSync } from 'node:fs';
import * as bill from './bill.ts';
import { assumed, pageFile, readPrice } from './inputs.ts';

const visitsPerDealer = assumed('visitsPerDealerAndMonth');
const one = { dealers: 1, carsPerDealer: bill.measuredCars, visitsPerDealer };
const many = { ...one, dealers: 10_000 };
const large = { ...one, carsPerDealer: 7500 };
const busy = { ...large, visitsPerDealer: visitsPerDealer * (large.carsPerDealer / one.carsPerDealer) };
const [reads, transfer] = ['Firestore, document reads', 'Firestore, data transfer'] as const;

const count = (value: number) => Math.round(value).toLocaleString('en-US');
const twoDigits = (value: number) => Number(value.toPrecision(2)).toLocaleString('en-US');
const money = (dollars: number, digits = 2) =>
  `$${dollars.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;

/** The cells behind the first one of each calculated row. */
function calculateRows(): Record<string, readonly string[]> {
  const bills = [one, { ...one, dealers: 100 }, many, large, busy].map(bill.monthlyBill);
  const twice = bills.map((each) => bill.monthlyBill({ ...each, visitsPerDealer: 2 * each.visitsPerDealer }));
  const rows: Record<string, readonly string[]> = {
    Visits: bills.map(({ visits }) => count(visits)),
    'Documents read': bills.map(({ billed }) => twoDigits(billed[reads])),
    'New accounts': bills.map(({ newAccounts }) => count(newAccounts)),
    '[*]{2}Total[*]{2}': bills.map(({ total }) => `**${money(total)}**`),
    'Total for each dealer': bills.map(({ total, dealers }) => money(total / dealers)),
    'Total with twice the visits': twice.map(({ total }) => money(total)),
    'Added by Identity Platform without clean-up': bills.map((each) =>
      money(bill.userCost(each.newAccounts)),
    ),
  };
  for (const item of Object.keys(bill.monthlyUse(one).billed) as (keyof (typeof bills)[0]['billed'])[])
    rows[item] = bills.map(({ billed }) => money(bill.costOf(item, billed[item])));
  for (const [quota, dealers] of Object.entries(bill.dealersAtQuotas(bill.monthlyUse(one))))
    rows[quota] = [dealers < 100 ? count(Math.ceil(dealers)) : twoDigits(dealers)];
  return rows;
}

/** The calculated figures of the text, each in front of a comment with its name. */
function calculateFigures(): Record<string, string> {
  const { billed } = bill.monthlyUse({ ...large, visitsPerDealer: 1 });
  const bytes = large.carsPerDealer * bill.bytesPerDocument;
  const [read, received] = [readPrice(reads), readPrice(transfer)];
  const shareOfCars = (fleet: bill.Fleet) => {
    const { billed: use, total } = bill.monthlyBill(fleet);
    return count(((bill.costOf(reads, use[reads]) + bill.costOf(transfer, use[transfer])) / total) * 100);
  };
  return {
    billOfOne: money(bill.monthlyBill(one).total),
    billOfEach: money(bill.monthlyBill(many).total / many.dealers),
    shareOfCars: shareOfCars(many),
    shareOfManyCars: shareOfCars(large),
    visitsFromOneAddress: count(Math.ceil(100 / assumed('firstVisitShare'))),
    readsOfLargeDealer: twoDigits(billed[reads]),
    dollarsForReads: money((billed[reads] / read.per) * read.dollars, 4),
    megabytes: (bytes / 1e6).toFixed(1),
    dollarsForTransfer: money((bytes / 2 ** 30) * received.dollars, 4),
    freeVisits: count(Math.floor(read.free / billed[reads])),
    readsOfSummary: count(bill.readsPerSummary(large.carsPerDealer)),
  };
}

/** Recalculates the page's figures. Throws when it has no place for one. */
export function updateCostPage(page: string): string {
  const rows = Object.entries(calculateRows()).map(([name, cells]) => {
    const place = `(?<=\\n\\| ${name} \\|)(?: [^|]+ \\|){${cells.length}}`;
    return [place, ` ${cells.join(' | ')} |`] as const;
  });
  const figures = Object.entries(calculateFigures()).map(
    ([name, value]) => [`\\S+(?=<!-- ${name} -->)`, value] as const,
  );
  return [...rows, ...figures].reduce((text, [place, value]) => {
    if (!new RegExp(place).test(text)) throw new Error(`docs/cost.md has no place for ${value}: ${place}`);
    return text.replace(new RegExp(place), () => value);
  }, page);
}

if (import.meta.main) writeFileSync(pageFile, updateCostPage(readFileSync(pageFile, 'utf8')));
