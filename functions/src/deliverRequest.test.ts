import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, it, vi } from 'vitest';
import { asksForMail, deliverRequest } from './deliverRequest.ts';
import { PermanentFailure } from './permanentFailure.ts';

vi.mock('firebase-functions/logger');

const pending = {
  vehicleId: 'v1',
  email: 'ada@visitor.example',
  host: 'www.north.example',
  delivery: { state: 'pending', attempts: 0, error: null },
};

/** The request's version in the database, and the writes to it. */
const database = { version: 1, writes: [] as object[] };
beforeEach(() => Object.assign(database, { version: 1, writes: [] }));

async function update(fields: object, { lastUpdateTime = database.version } = {}) {
  if (lastUpdateTime !== database.version) throw Object.assign(new Error('Changed'), { code: 9 });
  database.writes.push(fields);
}

/** A document of the dealer. `firestore` reads the request, the settings and the metadata. */
function aDocument(fields: object, firestore = {}) {
  const id = '5a6c1e5e-7b1d-4c53-9f5e-0c9b9f3d2a11';
  const ref = { id, path: 'a/request', firestore, update };
  const get = (path: string) =>
    path.split('.').reduce((part: object, name) => Reflect.get(part, name), fields);
  return { ref, data: () => fields, get, updateTime: 1 } as unknown as DocumentSnapshot;
}

const hourMs = 3_600_000;

/** Delivers a request. `answer` is the mail server's, `stored` the document by then, and `ageMs` the age of the event. */
async function deliver(answer: () => Promise<void>, stored: object = pending, ageMs = 0) {
  const settings = { requests: { to: 'sales@north.example' } };
  const getAll = async () => [aDocument(stored), aDocument(settings), aDocument({})];
  const written = aDocument(pending, { doc: () => ({}), getAll });
  await deliverRequest(written, 'www_north', new Date(Date.now() - ageMs).toISOString(), answer);
}

// docs/operate.md has an alert on these words.
it('logs a permanent failure as an error, and a temporary one as a warning', async () => {
  const message = 'A request was not mailed: No';
  await deliver(() => Promise.reject(new PermanentFailure('No')));
  expect(logger.error).toHaveBeenCalledExactlyOnceWith(message, { path: 'a/request' });
  await expect(deliver(() => Promise.reject(new Error('No')))).rejects.toThrow('No');
  expect(logger.warn).toHaveBeenCalledExactlyOnceWith(message, { path: 'a/request' });
  expect(logger.error).toHaveBeenCalledOnce();
});

it.each([
  ['accepted', undefined],
  ['refused for now', new Error('No')],
  ['refused permanently', new PermanentFailure('No')],
])('writes that a mail was %s, unless the request was erased or resent in the meantime', async (_, error) => {
  const answer = vi.fn(async () => {
    if (error !== undefined) throw error;
  });
  await deliver(answer, pending, 22 * hourMs).catch(() => {});
  expect(answer).toHaveBeenCalledOnce();
  expect(database.writes).toHaveLength(1);
  const erase = async () => {
    database.version = 2;
    await answer();
  };
  const rejection = error instanceof PermanentFailure ? undefined : error;
  expect(await deliver(erase).catch((reason: unknown) => reason)).toBe(rejection);
  expect(database.writes).toHaveLength(1);
});

const failure = 'Not accepted within 23 hours: unknown reason';
const failed = { 'delivery.state': 'failed', 'delivery.error': failure };
it.each<[string, delivery: object, ageMs?: number, writes?: object[]]>([
  ['superseded by a later one', { resent: 1 }],
  ['whose mail was sent', { state: 'sent' }],
  ['whose mail has failed', { state: 'failed' }],
  ['whose request is held', { state: 'held' }],
  ['that is repeated for more than 23 hours', {}, 23 * hourMs + 1, [failed]],
])('mails nothing for an event %s', async (_, delivery, ageMs, writes = []) => {
  const send = vi.fn(async () => {});
  await deliver(send, { ...pending, delivery: { ...pending.delivery, ...delivery } }, ageMs);
  expect(send).not.toHaveBeenCalled();
  expect(database.writes).toEqual(writes);
});

it('mails nothing when the document is updated after a failed attempt', () => {
  const [before, after] = [Object.assign(aDocument(pending), { exists: true }), aDocument(pending)];
  expect(asksForMail({ before, after })).toBe(false);
});
