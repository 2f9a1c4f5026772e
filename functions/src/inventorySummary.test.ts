import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inventorySummary } from './inventorySummary.ts';

/** The requests to Firestore so far. */
let requests: string[] = [];

vi.mock('firebase-functions/logger');
vi.mock('firebase-admin/firestore', () => ({ getFirestore: () => ({ doc, collection }) }));

const answer = <Value>(request: string, value: Value) => {
  requests.push(request);
  return Promise.resolve(value);
};

const doc = (path: string) => ({ get: () => answer(`get ${path}`, { get: () => undefined }) });

/** Dealers have two vehicles and no sales. Tenants whose name starts with `invented` have no documents. */
const collection = (path: string) => {
  const count = (value: number) => () => ({
    get: () => answer(`count ${path}`, { data: () => ({ count: value }) }),
  });
  return {
    listDocuments: () => answer(`list ${path}`, path.includes('/invented') ? [] : ['inventory']),
    count: count(2),
    where: () => ({ count: count(0) }),
  };
};

beforeEach(() => {
  requests = [];
});
afterEach(() => vi.restoreAllMocks());

it('reads once for a tenant without documents', async () => {
  const zeros = { totalCount: 0, inStockCount: 0, soldThisMonth: 0 };
  expect(await Promise.all([inventorySummary('invented'), inventorySummary('invented')])).toEqual([
    zeros,
    zeros,
  ]);
  expect(await inventorySummary('invented')).toEqual(zeros);
  expect(requests).toEqual(['list tenants/invented/public']);
});

it('remembers a dealer’s summary for five seconds, however many tenants are invented', async () => {
  const summary = { totalCount: 2, inStockCount: 2, soldThisMonth: 0 };
  const counting = [
    'get tenants/alpha/private/settings',
    'count tenants/alpha/public/inventory/vehicles',
    'count tenants/alpha/private/sales/vehicles',
  ];
  expect(await inventorySummary('alpha')).toEqual(summary);
  expect(requests).toEqual(['list tenants/alpha/public', ...counting]);
  for (let index = 0; index < 2000; index += 1) await inventorySummary(`invented${index}`);
  requests = [];
  expect(await inventorySummary('alpha')).toEqual(summary);
  expect(requests).toEqual([]);
  const sixSecondsLater = performance.now() + 6000;
  vi.spyOn(performance, 'now').mockReturnValue(sixSecondsLater);
  // The cache reads the clock at most once per millisecond.
  await setTimeout(5);
  expect(await inventorySummary('alpha')).toEqual(summary);
  expect(requests).toEqual(counting);
});
