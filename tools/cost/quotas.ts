import { assumptions, deployedFunction } from './assumptions.ts';
import { daysPerMonth, type MonthlyUse } from './bill.ts';
import { prices } from './prices.ts';
import { type Source, sources } from './sources.ts';

const secondsPerMonth = daysPerMonth * 24 * 60 * 60;

/** Firebase Authentication refuses more. */
export const newAccountsPerHourAndAddress = 100;

/** A limit that a growing number of dealers reaches. */
export type Quota = {
  name: string;
  limit: string;
  /** Absent when the limit is set in this repository. */
  source?: Source;
  /** The number of dealers at which it is reached, from the monthly use of one of them. */
  dealers: (one: MonthlyUse) => number;
  /** What to do then. */
  remedy: string;
};

const perSecondAtPeak = (perMonth: number) => (perMonth / secondsPerMonth) * assumptions.peakFactor.value;
const functionRequests = deployedFunction.maxInstances * deployedFunction.concurrency;

export const quotas: readonly Quota[] = [
  {
    name: 'Free document reads',
    limit: `${prices.documentReads.free.toLocaleString('en-US')} a day`,
    source: sources.firestorePricing,
    dealers: ({ documentReads }) => prices.documentReads.free / (documentReads / daysPerMonth),
    remedy: 'Pay. Without billing, Firestore refuses reads until midnight Pacific time.',
  },
  {
    name: 'Free transfer of the site',
    limit: '10 GB a month',
    source: sources.hostingPricing,
    dealers: ({ hostingTransfer }) => prices.hostingTransfer.free / hostingTransfer,
    remedy: 'Pay. Without billing, Hosting disables the site until the next month.',
  },
  {
    name: 'Subdomains of one apex domain',
    limit: '20',
    source: sources.customDomains,
    dealers: () => 20,
    remedy: 'Use a domain of each dealer, or more apex domains. The limit concerns certificates.',
  },
  {
    name: 'Active users on the Spark plan, with Identity Platform',
    limit: '3,000 a day',
    source: sources.authLimits,
    dealers: ({ visits }) => 3000 / (visits / daysPerMonth),
    remedy: 'Enable billing, which the function needs anyway.',
  },
  {
    name: 'Hosting sites',
    limit: '36 for each project',
    source: sources.projects,
    dealers: () => 36,
    remedy: 'Not reached: all dealers share one site with many custom domains.',
  },
  {
    name: 'Anonymous accounts, after a year without clean-up',
    limit: '100 million for each project',
    source: sources.authLimits,
    dealers: ({ newAccounts }) => 100e6 / (12 * newAccounts),
    remedy: 'Enable automatic clean-up, or start another project.',
  },
  {
    name: 'Calls of the function at the same time',
    limit: `${functionRequests.toLocaleString('en-US')}: ${deployedFunction.maxInstances} instances with ${deployedFunction.concurrency} calls`,
    dealers: ({ functionCalls }) =>
      functionRequests / (perSecondAtPeak(functionCalls) * assumptions.secondsPerCall.value),
    remedy: 'Raise `maxInstances` in `functions/src/index.ts`.',
  },
  {
    name: 'Token refreshes',
    limit: '18,000 a minute',
    source: sources.authLimits,
    dealers: ({ tokenRefreshes }) => 18_000 / 60 / perSecondAtPeak(tokenRefreshes),
    remedy: 'Ask Firebase support two weeks ahead, or add a project.',
  },
  {
    name: 'Identity Toolkit requests: new accounts',
    limit: '1,000 a second',
    source: sources.authLimits,
    dealers: ({ newAccounts }) => 1000 / perSecondAtPeak(newAccounts),
    remedy: 'Ask Firebase support two weeks ahead, or add a project.',
  },
  {
    name: 'Identity Toolkit requests: new accounts',
    limit: '10 million a day',
    source: sources.authLimits,
    dealers: ({ newAccounts }) => 10e6 / (newAccounts / daysPerMonth),
    remedy: 'Ask Firebase support two weeks ahead, or add a project.',
  },
];
