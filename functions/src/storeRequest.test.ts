import * as logger from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';

vi.mock('firebase-functions/logger');

/** The fake documents that exist, by path. */
let documents: Readonly<Record<string, object>> = {};
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
  }),
}));

// Other tests of this process may have loaded it without the mocks.
vi.resetModules();
const { storeRequest } = await import('./storeRequest.ts');

it.each([
  ['limits/visitor_', { mailed: 20, held: 100 }, 'The visitor sent more than 20 requests in an hour'],
  [
    'tenants/www_north_example/private/requests/limits/',
    { mailed: 300, held: 1000 },
    'More than 300 requests came in an hour',
  ],
  ['limits/', { mailed: 500, held: 10_000 }, 'More than 500 requests came to all dealers in an hour'],
])('logs a request that the limit %s refuses', async (path, counts, reason) => {
  documents = {
    'tenants/www_north_example/private/settings': { requests: { to: 'sales@north.example' } },
    'tenants/www_north_example/public/metadata': { acceptsRequests: true },
    [path]: counts,
  };
  vi.mocked(logger.error).mockClear();
  const request = { id: 'r', vehicleId: 'v', shownVehicle: {}, submittedAt: 0 };
  const visitorRequest = { ...request, name: 'Ana', email: '', phone: '1', consent: undefined };
  await expect(storeRequest('www.north.example', 'visitor', visitorRequest)).rejects.toMatchObject({
    status: 429,
  });
  // Operators have set the alert of docs/operate.md on the words `was not mailed`: never change them.
  expect(vi.mocked(logger.error).mock.calls).toEqual([
    [
      `A request was not mailed, but refused: ${reason}`,
      { path: 'tenants/www_north_example/private/requests/items/r' },
    ],
  ]);
});
