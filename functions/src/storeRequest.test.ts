import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, it, vi } from 'vitest';
import type { VisitorRequest } from '../../src/shared/model.ts';

vi.mock('firebase-functions/logger');

/** The fake documents that exist, by path without an hour. */
let documents: Readonly<Record<string, object>> = {};
/** What the batches write, and the error of the next one. */
const writes: unknown[][] = [];
let fault: object | undefined;
beforeEach(() => {
  fault = undefined;
  writes.length = 0;
});
vi.mock('firebase-admin/firestore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  getFirestore: () => ({
    doc: (path: string) => ({ path }),
    getAll: async (...refs: readonly { path: string }[]) =>
      refs.map(({ path }) => {
        const fields = documents[path.replace(/\d+$/, '')];
        const get = (name: string) => fields && Reflect.get(fields, name);
        return { exists: fields !== undefined, data: () => fields, get };
      }),
    batch: () => ({
      create: ({ path }: { path: string }, fields: object) => writes.push([path, fields]),
      set: ({ path }: { path: string }, ...change: readonly object[]) => writes.push([path, ...change]),
      commit: async () => {
        if (fault) throw fault;
      },
    }),
  }),
}));

// Other tests of this process may have loaded it without the mocks.
vi.resetModules();
const { storeRequest } = await import('./storeRequest.ts');

const tenant = 'tenants/www_north_example';
const itemPath = `${tenant}/private/requests/items/r`;
const accepting = {
  [`${tenant}/private/settings`]: { requests: { to: 'sales@north.example' } },
  [`${tenant}/public/metadata`]: { acceptsRequests: true, consentText: 'Call me' },
};
const request: VisitorRequest = {
  id: 'r',
  vehicleId: 'v',
  shownVehicle: {},
  submittedAt: 0,
  name: 'Ana',
  email: '',
  phone: '1',
  consent: undefined,
};

const store = (more: Partial<VisitorRequest> = {}) =>
  storeRequest('www.north.example', 'visitor', { ...request, ...more });

it.each([
  ['limits/visitor_', { mailed: 20, held: 100 }, 'The visitor sent more than 20 requests in an hour'],
  [
    `${tenant}/private/requests/limits/`,
    { mailed: 300, held: 1000 },
    'More than 300 requests came in an hour',
  ],
  ['limits/', { mailed: 500, held: 10_000 }, 'More than 500 requests came to all dealers in an hour'],
])('logs a request that the limit %s refuses', async (path, counts, reason) => {
  documents = { ...accepting, [path]: counts };
  await expect(store()).rejects.toMatchObject({ status: 429 });
  // Operators have set the alert of docs/operate.md on the words `was not mailed`: never change them.
  expect(vi.mocked(logger.error).mock.calls).toEqual([
    [`A request was not mailed, but refused: ${reason}`, { path: itemPath }],
  ]);
});

it.each([
  ['pending', {}, 'mailed', null],
  ['held', { trap: 'x' }, 'held', 'The hidden field was filled'],
])('stores a request as %s, with the dealer’s facts, and counts it', async (state, more, kind, error) => {
  vi.useFakeTimers({ now: 7_200_000 + 1, toFake: ['Date'] });
  documents = { ...accepting, [`${tenant}/private/sales/vehicles/v`]: { make: 'Kia' } };
  await store({ ...more, consent: { text: 'Call', isGiven: true } });
  const consent = { text: 'Call me', isGiven: true, shownText: 'Call' };
  const delivery = { state, attempts: 0, error };
  const stored = {
    host: 'www.north.example',
    visitor: 'visitor',
    vehicle: { make: 'Kia' },
    consent,
    delivery,
  };
  const expireAt = Timestamp.fromMillis(7_200_001 + 180 * 24 * 3_600_000);
  expect(writes[0]).toEqual([itemPath, expect.objectContaining({ ...stored, expireAt })]);
  const count = { [kind]: FieldValue.increment(1), expireAt: Timestamp.fromMillis(4 * 3_600_000) };
  expect(writes.slice(1)).toEqual(
    ['limits/visitor_2', `${tenant}/private/requests/limits/2`, 'limits/2'].map((path) => [
      path,
      count,
      { merge: true },
    ]),
  );
  expect(vi.mocked(logger.error).mock.calls).toEqual(
    error === null ? [] : [[`A request is held: ${error}`, { path: itemPath }]],
  );
});

it('stores a request once, and rejects when it cannot be stored', async () => {
  documents = { ...accepting, [itemPath]: {} };
  await store();
  expect(writes).toEqual([]);
  documents = accepting;
  fault = { code: 6 };
  await store();
  fault = { code: 14 };
  await expect(store()).rejects.toBe(fault);
});

it('refuses requests that a dealer does not accept, and logs a missing address', async () => {
  documents = { [`${tenant}/public/metadata`]: { acceptsRequests: true } };
  await expect(store()).rejects.toMatchObject({ status: 404 });
  expect(vi.mocked(logger.error).mock.calls).toEqual([
    ['www.north.example accepts requests, but has no address for them', { path: itemPath }],
  ]);
  documents = { [`${tenant}/private/settings`]: { requests: { to: 'sales@north.example' } } };
  await expect(store()).rejects.toMatchObject({ status: 404 });
  expect(logger.error).toHaveBeenCalledOnce();
});
