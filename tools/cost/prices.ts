import { type Source, sources } from './sources.ts';

/** US dollars for one unit, beyond what is free each month or day. */
export type Price = {
  name: string;
  dollars: number;
  /** The number of units that `dollars` pays for. */
  per: number;
  unit: string;
  free: number;
  freePer: 'day' | 'month';
  source: Source;
  /** States what is free, if `source` does not. */
  freeSource?: Source;
  /** Why the price is not certain. Absent when `source` states it. */
  unverified?: string;
};

export const gibibyte = 2 ** 30;
const gigabyte = 1e9;

/** List prices in US dollars for the region us-central1, without taxes and discounts. */
export const prices = {
  documentReads: {
    name: 'Firestore, document reads',
    dollars: 0.03,
    per: 100_000,
    unit: 'reads',
    free: 50_000,
    freePer: 'day',
    source: sources.firestoreEditions,
    freeSource: sources.firestorePricing,
  },
  documentWrites: {
    name: 'Firestore, document writes',
    dollars: 0.09,
    per: 100_000,
    unit: 'writes',
    free: 20_000,
    freePer: 'day',
    source: sources.firestoreEditions,
    freeSource: sources.firestorePricing,
  },
  documentDeletes: {
    name: 'Firestore, document deletes',
    dollars: 0.01,
    per: 100_000,
    unit: 'deletes',
    free: 20_000,
    freePer: 'day',
    source: sources.firestoreEditions,
    freeSource: sources.firestorePricing,
  },
  firestoreStorage: {
    name: 'Firestore, storage',
    dollars: 0.15,
    per: gibibyte,
    unit: 'GiB',
    free: gibibyte,
    freePer: 'month',
    source: sources.firestorePricing,
    unverified: 'the page only states what is free; third-party notes differ, $0.15 and $0.18',
  },
  firestoreEgress: {
    name: 'Firestore, data transfer',
    dollars: 0.12,
    per: gibibyte,
    unit: 'GiB',
    free: 10 * gibibyte,
    freePer: 'month',
    source: sources.firestorePricing,
    unverified: 'the page only states what is free; this is the general internet rate for the first TiB',
  },
  functionCalls: {
    name: 'Function, calls',
    dollars: 0.4,
    per: 1_000_000,
    unit: 'calls',
    free: 2_000_000,
    freePer: 'month',
    source: sources.cloudRunPricing,
    unverified: 'the copy of the page ends before this price; two other sites state it',
  },
  functionCpu: {
    name: 'Function, CPU',
    dollars: 0.000_024,
    per: 1,
    unit: 'vCPU s',
    free: 180_000,
    freePer: 'month',
    source: sources.cloudRunPricing,
  },
  functionMemory: {
    name: 'Function, memory',
    dollars: 0.000_002_5,
    per: 1,
    unit: 'GiB s',
    free: 360_000,
    freePer: 'month',
    source: sources.cloudRunPricing,
    unverified: 'the copy of the page ends before this price; two other sites state it',
  },
  hostingTransfer: {
    name: 'Hosting, data transfer',
    dollars: 0.15,
    per: gigabyte,
    unit: 'GB',
    free: 10 * gigabyte,
    freePer: 'month',
    source: sources.hostingPricing,
  },
  hostingStorage: {
    name: 'Hosting, storage',
    dollars: 0.026,
    per: gigabyte,
    unit: 'GB',
    free: 10 * gigabyte,
    freePer: 'month',
    source: sources.hostingPricing,
  },
} as const satisfies Record<string, Price>;

export type PricedItem = keyof typeof prices;

/** Identity Platform's price per monthly active user, by the number of users from which it applies. */
export const activeUserPrices = {
  tiers: [
    { from: 0, dollars: 0 },
    { from: 50_000, dollars: 0.0055 },
    { from: 100_000, dollars: 0.0046 },
    { from: 1_000_000, dollars: 0.0032 },
    { from: 10_000_000, dollars: 0.0025 },
  ],
  source: sources.identityPricing,
} as const;
