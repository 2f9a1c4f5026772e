import { type DocumentReference, type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { asksForMail, deliverRequest, PermanentFailure } from './deliverRequest.ts';

vi.mock('firebase-functions/logger');
/** The pauses between attempts, in seconds. */
const pauses: number[] = [];
vi.mock('node:timers/promises', () => ({
  setTimeout: async (ms: number) => {
    pauses.push(ms / 1000);
    vi.advanceTimersByTime(ms);
  },
}));

const path = 'tenants/north/private/requests/items/5a6c1e5e-7b1d-4c53-9f5e-0c9b9f3d2a11';
const settings = { requests: { to: 'sales@north.example' } };

type Delivery = Record<string, unknown>;

/** The request's document, unless the dealer has erased it. */
let stored: { delivery: Delivery; [name: string]: unknown } | undefined;

const snapshotOf = (fields: Readonly<Record<string, unknown>> | undefined) =>
  ({
    updateTime: Timestamp.now(),
    data: () => fields,
    get: (name: string) => fields?.[name],
  }) as unknown as DocumentSnapshot;

/** An update whose names have dots changes the delivery. */
async function update(changes: Delivery): Promise<void> {
  if (stored === undefined) throw Object.assign(new Error('No document'), { code: 5 });
  const named = Object.entries(changes).map(([name, value]) => [name.replace('delivery.', ''), value]);
  stored = { ...stored, delivery: { ...stored.delivery, ...Object.fromEntries(named) } };
}

/** The item, as Firestore's client has it, and its transactions. */
const itemOf = (dealersSettings: object) => {
  const transaction = {
    getAll: async () => [stored, { ...dealersSettings }, undefined].map(snapshotOf),
    update: (_: object, changes: Delivery) => update(changes),
  };
  const runTransaction = (run: (used: typeof transaction) => unknown) => run(transaction);
  const id = path.split('/').at(-1);
  return { id, path, update, firestore: { doc: () => {}, runTransaction } } as unknown as DocumentReference;
};

const delivery = () => stored?.delivery;
const seconds = (count: number) => Timestamp.fromMillis(Date.now() + count * 1000);

function store(started: Delivery): void {
  const request = { vehicleId: 'c1', email: 'ana@visitor.example', host: 'www.north.example' };
  stored = { ...request, delivery: { attempts: 0, error: null, ...started } };
}

const deliver = (send: () => Promise<void>, dealersSettings: object = settings) =>
  deliverRequest(itemOf(dealersSettings), 'north', send);
const busy = () => Promise.reject(new Error('Busy'));

beforeEach(() => {
  vi.useFakeTimers();
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

it('stops as soon as the mail is accepted, and meanwhile asks for no other', async () => {
  store({ state: 'pending' });
  const asks: boolean[] = [];
  await deliver(async () => {
    asks.push(asksForMail(snapshotOf(stored)));
    if (asks.length === 1) throw new Error('Busy');
  });
  expect(asks).toEqual([false, false]);
  expect(delivery()).toMatchObject({ state: 'sent', attempts: 2, error: null });
});

it('tries only once when the mail is refused for good', async () => {
  store({ state: 'pending' });
  await deliver(() => Promise.reject(new PermanentFailure('No such mailbox')));
  expect(pauses).toEqual([]);
  expect(delivery()).toMatchObject({ state: 'failed', attempts: 1, error: 'No such mailbox' });
});

it('never creates a request again that the dealer erases meanwhile', async () => {
  for (const send of [busy, () => Promise.resolve()]) {
    store({ state: 'pending' });
    await deliver(() => {
      stored = undefined;
      return send();
    });
    expect(stored).toBeUndefined();
  }
});

it('leaves a request to the instance that has its lease, and asks for the event again', async () => {
  store({ state: 'sending', attempts: 1, leaseUntil: seconds(30) });
  const send = vi.fn(busy);
  await expect(deliver(send)).rejects.toThrow('is being sent already');
  expect(send).not.toHaveBeenCalled();
});

it('continues after an instance that was killed', async () => {
  store({ state: 'sending', attempts: 7, leaseUntil: seconds(-1) });
  await deliver(busy);
  expect(delivery()).toMatchObject({ state: 'failed', attempts: 8 });
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
  await deliver(busy, {});
  expect(delivery()).toMatchObject({ state: 'failed', error: 'Requests are switched off' });
});

it.each([
  [true, 'pending', 0],
  [true, 'sending', -1],
  [false, 'sending', 1],
  [false, 'sent', -1],
])('asks for a mail: %s when it is %s until %d s after the write', (asks, state, lease) => {
  store({ state, leaseUntil: seconds(lease) });
  expect(asksForMail(snapshotOf(stored))).toBe(asks);
});
