import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asksForMail, deliverRequest } from './deliverRequest.ts';

vi.mock('firebase-functions/logger');
/** The pauses between attempts, in seconds. */
const pauses: number[] = [];
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    pauses.push(ms / 1000);
    vi.advanceTimersByTime(ms);
  },
}));

type Delivery = Record<string, unknown>;
type Fields = { delivery: Delivery; [name: string]: unknown };

/** The documents by path. An update with dots changes the delivery. */
let documents: Map<string, Fields | Record<string, unknown>>;

const path = 'tenants/north/private/requests/items/5a6c1e5e-7b1d-4c53-9f5e-0c9b9f3d2a11';

function snapshot(at: string): DocumentSnapshot {
  const fields = documents.get(at);
  return {
    exists: fields !== undefined,
    updateTime: Timestamp.now(),
    data: () => fields,
    get: (name: string) => fields?.[name],
  } as unknown as DocumentSnapshot;
}

async function update(changes: Record<string, unknown>): Promise<void> {
  const fields = documents.get(path);
  if (fields === undefined) throw Object.assign(new Error('No document'), { code: 5 });
  const delivery = { ...(fields['delivery'] as Delivery) };
  for (const [name, value] of Object.entries(changes)) delivery[name.replace('delivery.', '')] = value;
  documents.set(path, { ...fields, delivery });
}

const transaction = {
  getAll: async (...references: { path: string }[]) =>
    references.map((reference) => snapshot(reference.path)),
  update: (_: object, changes: Record<string, unknown>) => update(changes),
};
const item = {
  id: path.split('/').at(-1),
  path,
  update,
  firestore: {
    doc: (at: string) => ({ path: at }),
    runTransaction: (run: (used: typeof transaction) => unknown) => run(transaction),
  },
} as unknown as DocumentReference;

const delivery = () => documents.get(path)?.['delivery'];
const seconds = (count: number) => Timestamp.fromMillis(Date.now() + count * 1000);

function store(stored: Delivery): void {
  const request = { vehicleId: 'c1', email: 'ana@visitor.example', host: 'www.north.example' };
  documents.set(path, { ...request, delivery: { attempts: 0, error: null, ...stored } });
}

const deliver = (send: () => Promise<void>) => deliverRequest(item, 'north', send);
const busy = () => Promise.reject(new Error('Busy'));

beforeEach(() => {
  vi.useFakeTimers();
  documents = new Map([['tenants/north/private/settings', { requests: { to: 'sales@north.example' } }]]);
  pauses.length = 0;
});
afterEach(() => vi.useRealTimers());

it('tries eight times with growing pauses, and then reports the failure', async () => {
  store({ state: 'pending' });
  const send = vi.fn(busy);
  await deliver(send);
  expect(send).toHaveBeenCalledTimes(8);
  expect(pauses).toEqual([2, 4, 8, 16, 32, 64, 128]);
  expect(delivery()).toMatchObject({ state: 'failed', attempts: 8, error: 'Busy' });
  expect(logger.error).toHaveBeenCalledWith('A request was not mailed after 8 attempts: Busy', { path });
});

it('never creates a request again that the dealer erases meanwhile', async () => {
  for (const send of [busy, () => Promise.resolve()]) {
    store({ state: 'pending' });
    await deliver(() => {
      documents.delete(path);
      return send();
    });
    expect(documents.has(path)).toBe(false);
  }
});

it('leaves a request to the instance that has its lease, and asks for the event again', async () => {
  store({ state: 'sending', attempts: 1, leaseUntil: seconds(30) });
  const send = vi.fn(busy);
  await expect(deliver(send)).rejects.toThrow('is being sent already');
  expect(send).not.toHaveBeenCalled();
});

it('gives up when the last attempt was cut off', async () => {
  store({ state: 'sending', attempts: 8, leaseUntil: seconds(-1) });
  const send = vi.fn(busy);
  await deliver(send);
  expect(send).not.toHaveBeenCalled();
  expect(delivery()).toMatchObject({ state: 'failed', error: 'The last attempt was cut off' });
});

it.each(['sent', 'failed', 'held'])('does nothing for a request that is %s', async (state) => {
  store({ state });
  await deliver(() => Promise.reject(new Error('Unexpected')));
  expect(delivery()).toMatchObject({ state, attempts: 0 });
});

it('fails when the dealer has switched requests off meanwhile', async () => {
  store({ state: 'pending' });
  documents.delete('tenants/north/private/settings');
  await deliver(busy);
  expect(delivery()).toMatchObject({ state: 'failed', error: 'Requests are switched off' });
});

it.each([
  [true, 'pending', 0],
  [true, 'sending', -1],
  [false, 'sending', 1],
  [false, 'sent', -1],
])('asks for a mail: %s when it is %s until %d s after the write', (asks, state, lease) => {
  store({ state, leaseUntil: seconds(lease) });
  expect(asksForMail(snapshot(path))).toBe(asks);
});
