import { type DocumentSnapshot, FieldValue, GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, it, vi } from 'vitest';
import { metadataPath, settingsPath } from '../../src/shared/documents/paths.ts';
import type { DealerRequest } from './dealerRequest.ts';
import { deliverRequest } from './deliverRequest.ts';
import { PermanentFailure } from './permanentFailure.ts';

vi.mock('firebase-functions/logger');

const delivery = { state: 'pending', attempts: 0, error: null };
const pending = { vehicleId: 'v1', email: 'ada@visitor.example', host: 'www.north.example', delivery };

/** The request's version in the database, the writes to it, and the error of further ones. */
const database = { version: 1, writes: [] as object[], fault: undefined as object | undefined };
beforeEach(() => void Object.assign(database, { version: 1, writes: [], fault: undefined }));

async function update(fields: object, { lastUpdateTime }: { lastUpdateTime: number }) {
  if (database.fault) throw database.fault;
  if (lastUpdateTime !== database.version) throw Object.assign(new Error('Changed'), { code: 9 });
  database.writes.push(fields);
  database.version += 1;
  return { writeTime: database.version };
}

const readMs = 600_000;

function aDocument(fields: object, firestore = {}) {
  const id = '5a6c1e5e-7b1d-4c53-9f5e-0c9b9f3d2a11';
  const ref = { id, path: 'a/request', firestore, update };
  const get = (path: string) =>
    path.split('.').reduce((part: object, name) => Reflect.get(part, name), fields);
  const read = { updateTime: database.version, readTime: Timestamp.fromMillis(readMs) };
  return { exists: true, ref, data: () => fields, get, ...read } as unknown as DocumentSnapshot;
}

const switchedOn = { requests: { to: 'sales@north.example' } };
const created = { exists: false } as DocumentSnapshot;
const hourMs = 3_600_000;

type Circumstances = {
  stored?: object;
  ageMs?: number;
  before?: DocumentSnapshot;
  written?: object;
  settings?: object;
};

/** Delivers a request. `stored` is the document when the event of the written one arrives, which can be `ageMs` late. */
async function deliver(
  send: (request: DealerRequest) => Promise<void>,
  {
    stored = pending,
    ageMs = 0,
    before = created,
    written = pending,
    settings = switchedOn,
  }: Circumstances = {},
) {
  const documents: Readonly<Record<string, object>> = {
    'a/request': stored,
    [settingsPath('www_north')]: settings,
    [metadataPath('www_north')]: { dealerName: 'North Motors' },
  };
  const getAll = async (...refs: readonly { path: string }[]) =>
    refs.map(({ path }) => aDocument(documents[path] ?? {}));
  const after = aDocument(written, { doc: (path: string) => ({ path }), getAll });
  await deliverRequest({ before, after }, 'www_north', new Date(Date.now() - ageMs).toISOString(), send);
}

const start = {
  'delivery.attempts': FieldValue.increment(1),
  'delivery.startedAt': FieldValue.serverTimestamp(),
};
const sent = {
  'delivery.state': 'sent',
  'delivery.error': null,
  'delivery.sentAt': FieldValue.serverTimestamp(),
};
const refused = { 'delivery.error': 'No', 'delivery.startedAt': null };
const refusal = (responseCode: number) => Object.assign(new Error('No'), { responseCode });
const failed = (error: string) => ({ 'delivery.state': 'failed', 'delivery.error': error });

it.each([
  ['accepted', undefined, sent, []],
  ['refused for now', refusal(499), refused, [logger.warn]],
  ['refused with a 5xx', refusal(500), refused, [logger.error]],
  ['refused permanently', new PermanentFailure('No'), failed('No'), [logger.error]],
])('records an email as %s unless the request changed, and logs refusals', async (_, error, result, logs) => {
  const send = () => (error === undefined ? Promise.resolve() : Promise.reject(error));
  const rejection = error instanceof PermanentFailure ? undefined : error;
  const rejectionReason = (delivered: Promise<void>) => delivered.catch((reason: unknown) => reason);
  expect(await rejectionReason(deliver(send, { ageMs: 22 * hourMs }))).toBe(rejection);
  expect(database.writes).toEqual([start, result]);
  const logged = [logger.warn, logger.error].flatMap((log) =>
    vi.mocked(log).mock.calls.map((entry) => [log, ...entry]),
  );
  // Operators have set the alert of docs/operate.md on these words: never change them.
  const message = 'A request was not mailed: No';
  expect(logged).toEqual(logs.map((log) => [log, message, { path: 'a/request' }]));
  for (const change of [{ version: 9 }, { fault: { code: GrpcStatus.NOT_FOUND } }]) {
    const sendAndChange = () => {
      Object.assign(database, change);
      return send();
    };
    expect(await rejectionReason(deliver(sendAndChange))).toBe(rejection);
  }
  expect(database.writes).toHaveLength(4);
});

it('emails the stored request, with the names of the dealer and the recipient', async () => {
  const send = vi.fn(async () => {});
  const receivedAt = Timestamp.fromMillis(5000);
  await deliver(send, { stored: { ...pending, submittedAt: 3000, receivedAt } });
  const request = { email: 'ada@visitor.example', receivedAt: 5000, askedAt: 3000 };
  const dealer = { dealerName: 'North Motors', recipient: expect.objectContaining(switchedOn.requests) };
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ ...request, ...dealer }));
});

it('emails a request once more when it is resent', async () => {
  const send = vi.fn(async () => {});
  const { stored } = withDelivery({ resent: 1 });
  await deliver(send, { before: aDocument(pending), written: stored, stored });
  expect(send).toHaveBeenCalledOnce();
});

it('rejects when the result cannot be stored', async () => {
  const send = async () => void Object.assign(database, { fault: { code: 14 } });
  await expect(deliver(send)).rejects.toEqual({ code: 14 });
});

it('stores the beginning of a long refusal in one line', async () => {
  const send = () => Promise.reject(new PermanentFailure(`No\n${'😀'.repeat(999)}`));
  await deliver(send);
  // Firestore rejects half an emoji.
  expect(database.writes.at(-1)).toMatchObject({ 'delivery.error': `No ${'😀'.repeat(148)}` });
});

it('emails a request once when its event arrives twice at the same time', async () => {
  const send = vi.fn(async () => {});
  const results = await Promise.allSettled([deliver(send), deliver(send)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(send).toHaveBeenCalledOnce();
});

it('leaves a request alone during an attempt, until it must have been cut off', async () => {
  const send = vi.fn(async () => {});
  const since = (ms: number) => withDelivery({ startedAt: Timestamp.fromMillis(readMs - ms) });
  await expect(deliver(send, since(539_000))).rejects.toThrow('Another attempt is in progress');
  expect(send).not.toHaveBeenCalled();
  await deliver(send, since(541_000));
  expect(send).toHaveBeenCalledOnce();
});

const withDelivery = (change: object) => ({ stored: { ...pending, delivery: { ...delivery, ...change } } });
it.each<[string, Circumstances, error?: string]>([
  ['superseded by a later one', withDelivery({ resent: 1 })],
  ['whose email was sent', withDelivery({ state: 'sent' })],
  ['whose email has failed', withDelivery({ state: 'failed' })],
  ['whose request is held', withDelivery({ state: 'held' })],
  ['of an update after a failed attempt', { before: aDocument(pending) }],
  ['after requests are switched off', { settings: {} }, 'Requests are switched off'],
  ['of a document without a vehicle', { stored: { delivery } }, 'The document is not a request'],
  ['that is 23 hours old', { ageMs: 23 * hourMs + 1 }, 'Not accepted within 23 hours: unknown reason'],
  [
    'that is 23 hours old, after a failed attempt',
    { ageMs: 23 * hourMs + 1, ...withDelivery({ error: 'Busy' }) },
    'Not accepted within 23 hours: Busy',
  ],
])('emails nothing for an event %s', async (_, circumstances, error) => {
  const send = vi.fn(async () => {});
  await deliver(send, circumstances);
  expect(send).not.toHaveBeenCalled();
  expect(database.writes).toEqual(error === undefined ? [] : [failed(error)]);
});
