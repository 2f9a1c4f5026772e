import { readFileSync, writeFileSync } from 'node:fs';
import * as bill from './bill.ts';

const visitsPerDealer = bill.assumed('visitsPerDealerAndMonth');
const one = bill.monthlyBill({ dealers: 1, carsPerDealer: bill.measuredCars, visitsPerDealer });
const many = bill.monthlyBill({ ...one, dealers: 10_000 });
const large = bill.monthlyBill({ ...one, carsPerDealer: 7500 });
const timesLarger = large.carsPerDealer / one.carsPerDealer;
const busy = bill.monthlyBill({ ...large, visitsPerDealer: visitsPerDealer * timesLarger });
const bills = [one, bill.monthlyBill({ ...one, dealers: 100 }), many, large, busy];
const items = Object.keys(one.costs) as (keyof typeof one.costs)[];
const { billed: useOfLargeVisit } = bill.monthlyUse({ ...large, visitsPerDealer: 1 });
const [reads, transfer] = ['Firestore, document reads', 'Firestore, data transfer'] as const;
const [readPrice, transferPrice] = [bill.readPrice(reads), bill.readPrice(transfer)];
const largeBytes = large.carsPerDealer * bill.bytesPerDocument;

type Bill = typeof one;

const count = (value: number) => Math.round(value).toLocaleString('en-US');
const twoDigits = (value: number) => Number(value.toPrecision(2)).toLocaleString('en-US');
const money = (dollars: number, digits = 2) =>
  `$${dollars.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
const shareOfCars = ({ costs, total }: Bill) => count(((costs[reads] + costs[transfer]) / total) * 100);
const totalWithTwiceTheVisits = (each: Bill) =>
  bill.monthlyBill({ ...each, visitsPerDealer: 2 * each.visitsPerDealer }).total;

/** The place of a row's cells behind the first one, and what belongs there. */
const row = (name: string, ...cells: readonly string[]) =>
  [`(?<=\\n\\| ${name} \\|)(?: [^|]+ \\|){${cells.length}}`, ` ${cells.join(' | ')} |`] as const;
const billRow = (name: string, cellOf: (each: Bill) => string) => row(name, ...bills.map(cellOf));
/** The place of a figure in the text, in front of a comment with its name. */
const figure = (name: string, value: string) => [`\\S+(?=<!-- ${name} -->)`, value] as const;

const calculated = [
  billRow('Visits', ({ visits }) => count(visits)),
  billRow('Documents read', ({ billed }) => twoDigits(billed[reads])),
  billRow('New accounts', ({ newAccounts }) => count(newAccounts)),
  ...items.map((item) => billRow(item, ({ costs }) => money(costs[item]))),
  billRow('[*]{2}Total[*]{2}', ({ total }) => `**${money(total)}**`),
  billRow('Total for each dealer', ({ total, dealers }) => money(total / dealers)),
  billRow('Total with twice the visits', (each) => money(totalWithTwiceTheVisits(each))),
  billRow('Added by Identity Platform without clean-up', (each) => money(bill.userCost(each.newAccounts))),
  ...Object.entries(bill.dealersAtQuotas(one)).map(([quota, dealers]) =>
    row(quota, dealers < 100 ? count(Math.ceil(dealers)) : twoDigits(dealers)),
  ),
  figure('billOfOne', money(one.total)),
  figure('billOfEach', money(many.total / many.dealers)),
  figure('shareOfCars', shareOfCars(many)),
  figure('shareOfManyCars', shareOfCars(large)),
  figure('visitsFromOneAddress', count(Math.ceil(100 / bill.assumed('firstVisitShare')))),
  figure('readsOfLargeDealer', twoDigits(useOfLargeVisit[reads])),
  figure('dollarsForReads', money((useOfLargeVisit[reads] / readPrice.per) * readPrice.dollars, 4)),
  figure('megabytes', (largeBytes / 1e6).toFixed(1)),
  figure('dollarsForTransfer', money((largeBytes / 2 ** 30) * transferPrice.dollars, 4)),
  figure('freeVisits', count(Math.floor(readPrice.free / bill.daysPerMonth / useOfLargeVisit[reads]))),
  figure('readsOfSummary', count(bill.readsPerSummary(large.carsPerDealer))),
];

/** Recalculates the page's figures. Throws when it has no place for one. */
export const updateCostPage = (page: string): string =>
  calculated.reduce((text, [place, value]) => {
    if (!new RegExp(place).test(text)) throw new Error(`docs/cost.md has no place for ${value}: ${place}`);
    return text.replace(new RegExp(place), () => value);
  }, page);

if (import.meta.main) writeFileSync(bill.pageFile, updateCostPage(readFileSync(bill.pageFile, 'utf8')));
