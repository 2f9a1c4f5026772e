import { assumptions } from './assumptions.ts';
import { activeUserCost, type Bill, type Fleet, monthlyBill, monthlyUse, readsPerSummary } from './bill.ts';
import { activeUserPrices, gibibyte, type Price, type PricedItem, prices } from './prices.ts';
import { newAccountsPerHourAndAddress, quotas } from './quotas.ts';
import { readOn, type Source, sources } from './sources.ts';
import { bytesPerDocument, measuredUse, siteBytes } from './visitUse.ts';

const visitsPerDealer = assumptions.visitsPerDealerAndMonth.value;

const oneDealer: Fleet = { dealers: 1, carsPerDealer: 60, visitsPerDealer };
const manyDealers: Fleet = { ...oneDealer, dealers: 10_000 };
const largeDealer: Fleet = { ...oneDealer, carsPerDealer: 7500 };
const sizeRatio = largeDealer.carsPerDealer / oneDealer.carsPerDealer;

const scenarios: readonly (readonly [string, Fleet])[] = [
  ['1 dealer', oneDealer],
  ['100 dealers', { ...oneDealer, dealers: 100 }],
  ['10,000 dealers', manyDealers],
  ['1 dealer, 7,500 cars', largeDealer],
  [`… with ${sizeRatio} × the visits`, { ...largeDealer, visitsPerDealer: visitsPerDealer * sizeRatio }],
];

const fleets = scenarios.map(([, fleet]) => fleet);
const count = (value: number) => Math.round(value).toLocaleString('en-US');
const twoDigits = (value: number) => Number(value.toPrecision(2)).toLocaleString('en-US');
const money = (dollars: number) =>
  `$${dollars.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
const link = ({ title, url }: Source) => `[${title}](${url})`;

/** A Markdown table. The first row is the heading; every column but the first is aligned to the right if `isNumeric`. */
function table([heading = [], ...rows]: readonly (readonly string[])[], isNumeric = false): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = heading.map((_, column) => (isNumeric && column > 0 ? '---:' : '---'));
  return [heading, rule, ...rows].map(line).join('\n');
}

function visitTable(): string {
  const rows = Object.entries(measuredUse).map(([visit, use]) => [
    visit,
    count(use.documentReads),
    count(use.newAccounts),
    count(use.tokenRefreshes),
    count(use.configurationCalls),
    count(use.summaryCalls),
    count((visit.startsWith('first') ? siteBytes.firstVisit : siteBytes.returningVisit) / 1000),
  ]);
  const heading = [
    'With 60 cars',
    'Documents read',
    'New accounts',
    'Token refreshes',
    'Configuration calls',
    'Summary calls',
    'Site, kB at most',
  ];
  return table([heading, ...rows], true);
}

function billTable(): string {
  const bills = fleets.map(monthlyBill);
  const items = Object.entries(prices) as [PricedItem, Price][];
  return table(
    [
      ['A month, 60 cars unless stated', ...scenarios.map(([name]) => name)],
      ['Visits', ...bills.map(({ use }) => count(use.visits))],
      ['Documents read', ...bills.map(({ use }) => twoDigits(use.documentReads))],
      ['New accounts', ...bills.map(({ use }) => count(use.newAccounts))],
      ...items.map(([item, { name }]) => [name, ...bills.map(({ lines }) => money(lines[item]))]),
      ['Sign-in, with clean-up or without Identity Platform', ...bills.map(() => money(0))],
      ['**Total**', ...bills.map(({ total }) => `**${money(total)}**`)],
      ['Total for each dealer', ...fleets.map((fleet) => money(monthlyBill(fleet).total / fleet.dealers))],
      [
        'Total with twice the visits',
        ...fleets.map((fleet) =>
          money(monthlyBill({ ...fleet, visitsPerDealer: fleet.visitsPerDealer * 2 }).total),
        ),
      ],
      [
        'Added by Identity Platform without clean-up',
        ...bills.map(({ use }) => money(activeUserCost(use.newAccounts))),
      ],
    ],
    true,
  );
}

function assumptionTable(): string {
  const rows = Object.entries(assumptions).map(([name, { value, meaning }]) => [
    `\`${name}\``,
    value.toLocaleString('en-US'),
    meaning,
  ]);
  return table([['Name', 'Value', 'Meaning'], ...rows]);
}

function priceTable(): string {
  const rows = Object.values<Price>(prices).map(
    ({ name, dollars, per, unit, free, freePer, source, freeSource, unverified }) => {
      const isBytes = per >= 1e9;
      const amount = isBytes ? `1 ${unit}` : `${count(per)} ${unit}`;
      const freeUnits = isBytes ? `${count(free / per)} ${unit}` : `${count(free)} ${unit}`;
      return [
        name,
        `$${dollars.toLocaleString('en-US', { maximumFractionDigits: 7 })} for ${amount}`,
        name.endsWith('storage') ? freeUnits : `${freeUnits} a ${freePer}`,
        [source, ...(freeSource === undefined ? [] : [freeSource])].map(link).join(', '),
        unverified === undefined ? 'yes' : `no: ${unverified}`,
      ];
    },
  );
  const tiers = activeUserPrices.tiers.map(({ from, dollars }) => `from ${count(from)}: $${dollars}`);
  const users = [
    'Identity Platform, active users',
    tiers.join('; '),
    '50,000 users a month',
    link(activeUserPrices.source),
    'yes',
  ];
  return table([['Price', 'US dollars', 'Free', 'Source', 'Stated by the source'], ...rows, users]);
}

function quotaTable(): string {
  const one = monthlyUse(oneDealer);
  const reached = quotas
    .map((quota) => ({ ...quota, at: quota.dealers(one) }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name, limit, source, at, remedy }) => [
      at < 100 ? String(Math.ceil(at)) : twoDigits(at),
      name,
      limit,
      remedy,
      source === undefined ? 'our own' : link(source),
    ]);
  return table([['Dealers', 'Quota', 'Limit', 'Then', 'Source'], ...reached]);
}

function shortText(): string {
  const many = monthlyBill(manyDealers);
  const shareOfCars = ({ lines, total }: Bill) =>
    Math.round(((lines.documentReads + lines.firestoreEgress) / total) * 100);
  return [
    `- One dealer with 60 cars costs ${money(monthlyBill(oneDealer).total)} a month. 10,000 dealers cost ${money(many.total / manyDealers.dealers)} each.`,
    `- Every visit reads every car. That is ${shareOfCars(many)} % of the bill of 10,000 dealers, and ${shareOfCars(monthlyBill(largeDealer))} % with 7,500 cars.`,
  ].join('\n');
}

function oneAddressText(): string {
  const visits = Math.ceil(newAccountsPerHourAndAddress / assumptions.firstVisitShare.value);
  return `Firebase Authentication creates at most ${newAccountsPerHourAndAddress} accounts an hour for one IP address
(${link(sources.authLimits)}). With the assumed share of first visits, ${visits} visits an hour from one address reach it.`;
}

function largeDealerText(): string {
  const { carsPerDealer } = largeDealer;
  const reads = monthlyUse({ ...largeDealer, visitsPerDealer: 1 }).documentReads;
  const cost = (reads / prices.documentReads.per) * prices.documentReads.dollars;
  const megabytes = (carsPerDealer * bytesPerDocument) / 1e6;
  const egress = ((carsPerDealer * bytesPerDocument) / gibibyte) * prices.firestoreEgress.dollars;
  return [
    `- A visit reads about ${twoDigits(reads)} documents: $${cost.toFixed(4)} beyond the free reads.`,
    `- It receives up to ${megabytes.toFixed(1)} MB: $${egress.toFixed(4)} beyond the free transfer.`,
    `- The free reads of a day suffice for ${Math.floor(prices.documentReads.free / reads)} visits.`,
    `- A summary costs ${readsPerSummary(carsPerDealer, carsPerDealer * assumptions.salesPerCarAndMonth.value)} reads instead of 3.`,
  ].join('\n');
}

function sourceTable(): string {
  const rows = Object.values(sources).map((source) => [link(source), source.copy]);
  return table([['Page', `Copy that was read on ${readOn}`], ...rows]);
}

/** The generated parts of docs/cost.md, by the name in their markers. */
export const costTables: Readonly<Record<string, () => string>> = {
  'in short': shortText,
  visits: visitTable,
  bill: billTable,
  quotas: quotaTable,
  'one address': oneAddressText,
  'large dealer': largeDealerText,
  assumptions: assumptionTable,
  prices: priceTable,
  sources: sourceTable,
};
