import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, it, vi } from 'vitest';
import type { VisitorRequest } from '../../src/shared/model.ts';

vi.mock('firebase-functions/logger');

/** The fake documents that exist, by path without an hour. */
let documents: Readonly<Record<string, object | undefined>> = {};
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
      create: ({ path }: { path: string }, fields: object) => writes.push(['create', path, fields]),
      set: ({ path }: { path: string }, ...change: readonly object[]) =>
        writes.push(['set', path, ...change]),
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
const consentText = `Call me${'!'.repeat(2000)}`;
const accepting = {
  [`${tenant}/private/settings`]: { requests: { to: 'sales@north.example' } },
  [`${tenant}/public/metadata`]: { acceptsRequests: true, consentText },
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

it.each<[path: string, mailed: number, held: number, reason: string, setting?: string]>([
  ['limits/visitor_', 20, 100, 'The visitor sent more than 20 requests in an hour'],
  [`${tenant}/private/requests/limits/`, 300, 1000, 'More than 300 requests came in an hour'],
  ['limits/', 500, 10_000, 'More than 500 requests came to all dealers in an hour'],
  ['limits/', 80, 10_000, 'More than 80 requests came to all dealers in an hour', '80'],
])(
  'the count %s mails %i requests, holds %i more, and refuses others',
  async (path, mailed, held, ...rest) => {
    const [reason, setting] = rest;
    vi.stubEnv('MAILS_PER_HOUR', setting);
    const storeAfter = (counts: object) => {
      documents = { ...accepting, [path]: counts };
      return store();
    };
    await storeAfter({ mailed: mailed - 1, held });
    await storeAfter({ mailed, held: held - 1 });
    await expect(storeAfter({ mailed, held })).rejects.toMatchObject({ status: 429 });
    const states = writes.flatMap(
      ([, , fields]) => (fields as { delivery?: { state: string } }).delivery?.state,
    );
    expect(states.filter(Boolean)).toEqual(['pending', 'held']);
    // Operators have set the alert of docs/operate.md on the words `was not mailed`: never change them.
    expect(vi.mocked(logger.error).mock.calls).toEqual([
      [`A request is held: ${reason}`, { path: itemPath }],
      [`A request was not mailed, but refused: ${reason}`, { path: itemPath }],
    ]);
  },
);

it.each<
  [
    state: string,
    kind: string,
    error: string | null,
    more: object,
    shownText?: string | undefined,
    listed?: object,
  ]
>([
  ['pending', 'mailed', null, {}, undefined, { make: 'Saab' }],
  ['held', 'held', 'The hidden field was filled', { trap: 'x' }, 'Call'],
])(
  'stores a request as %s, with the dealer’s facts, and counts it',
  async (state, kind, error, more, ...shown) => {
    const [shownText, listed] = shown;
    vi.useFakeTimers({ now: 7_200_000 + 1, toFake: ['Date'] });
    const sale = { make: 'Kia' };
    documents = {
      ...accepting,
      [`${tenant}/public/inventory/vehicles/v`]: listed,
      [`${tenant}/private/sales/vehicles/v`]: sale,
    };
    const isGiven = state === 'pending';
    // The longest text that a browser sends.
    await store({ ...more, consent: { text: shownText ?? consentText.slice(0, 2000), isGiven } });
    const stored = {
      ...request,
      ...more,
      host: 'www.north.example',
      visitor: 'visitor',
      vehicle: listed ?? sale,
      consent: { text: consentText, isGiven, shownText },
      delivery: { state, attempts: 0, error },
      receivedAt: FieldValue.serverTimestamp(),
      expireAt: Timestamp.fromMillis(7_200_001 + 180 * 24 * 3_600_000),
    };
    // Creating fails if a copy of the request was stored since the read.
    expect(writes[0]).toEqual(['create', itemPath, stored]);
    const count = { [kind]: FieldValue.increment(1), expireAt: Timestamp.fromMillis(4 * 3_600_000) };
    expect(writes.slice(1)).toEqual(
      ['limits/visitor_2', `${tenant}/private/requests/limits/2`, 'limits/2'].map((path) => [
        'set',
        path,
        count,
        { merge: true },
      ]),
    );
    expect(vi.mocked(logger.error).mock.calls).toEqual(
      error === null ? [] : [[`A request is held: ${error}`, { path: itemPath }]],
    );
  },
);

it('records no consent to a text that the dealer does not ask for', async () => {
  documents = { ...accepting, [`${tenant}/public/metadata`]: { acceptsRequests: true } };
  await store({ consent: { text: consentText, isGiven: true } });
  expect(writes[0]).toEqual([
    'create',
    itemPath,
    expect.not.objectContaining({ consent: expect.anything() }),
  ]);
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
