import { beforeEach, expect, it, vi } from 'vitest';
import { decodeMetadata } from '../../shared/documents/metadata.ts';
import type { ProjectConfig } from '../../shared/projectConfig.ts';
import type { WorkerRequest } from './listenersWorker.ts';

/** What the worker does with Firestore's client, in order. */
const calls: unknown[][] = [];
type Next = (snapshot: object) => void;
type Failed = (reason: Error) => void;
const listeners = new Map<string, { next: Next; failed: Failed }>();
vi.mock('firebase/app', () => ({ initializeApp: (options: object) => ({ app: options }) }));
vi.mock('firebase/firestore', () => ({
  initializeFirestore: (...args: object[]) => {
    calls.push(['open', ...args]);
    return 'database';
  },
  connectFirestoreEmulator: (...args: unknown[]) => calls.push(['emulator', ...args]),
  doc: (_: string, path: string) => path,
  collection: (_: string, path: string) => path,
  onSnapshot: (path: string, options: object, next: Next, failed: Failed) => {
    calls.push(['listen', path, options]);
    listeners.set(path.replace(/.*\//, ''), { next, failed });
  },
  disableNetwork: async (...args: unknown[]) => calls.push(['disable', ...args]),
  enableNetwork: async (...args: unknown[]) => calls.push(['enable', ...args]),
}));

const postMessage = vi.fn();
const posted = () => postMessage.mock.calls.splice(0).map(([message]) => message);
let scope: EventTarget;
const send = (data: WorkerRequest) => scope.dispatchEvent(Object.assign(new Event('message'), { data }));

/** Starts a worker that listens to a tenant's metadata and inventory. */
async function startWorker(config: ProjectConfig = { firebase: { projectId: 'cars' } }) {
  vi.resetModules();
  await import('./listenersWorker.ts');
  for (const [listener, stream] of (['metadata', 'inventory'] as const).entries())
    send({ type: 'listen', listener, stream, config, tenant: 'north' });
  expect(posted()).toEqual([{ type: 'acknowledged' }, { type: 'acknowledged' }]);
}

beforeEach(() => {
  calls.length = 0;
  scope = new EventTarget();
  vi.stubGlobal('addEventListener', scope.addEventListener.bind(scope));
  vi.stubGlobal('postMessage', postMessage);
});

const options = { includeMetadataChanges: true };
const listening = [
  ['listen', 'tenants/north/public/metadata', options],
  ['listen', 'tenants/north/public/inventory/vehicles', options],
];

it('listens to the tenant’s documents in the project’s own database, and reconnects it', async () => {
  await startWorker();
  expect(calls.splice(0)).toEqual([['open', { app: { projectId: 'cars' } }, {}], ...listening]);
  send({ type: 'ping' });
  send({ type: 'reconnect' });
  expect(posted()).toEqual([{ type: 'acknowledged' }, { type: 'acknowledged' }]);
  await vi.waitFor(() =>
    expect(calls).toEqual([
      ['disable', 'database'],
      ['enable', 'database'],
    ]),
  );
});

it('connects to an emulator that the configuration names', async () => {
  const emulators = { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080' };
  await startWorker({ firebase: { projectId: 'cars' }, emulators });
  expect(calls[1]).toEqual(['emulator', 'database', '127.0.0.1', 8080]);
});

it('posts metadata that the server has confirmed, or that the client is offline without any', async () => {
  await startWorker();
  const { next, failed } = listeners.get('metadata') ?? {};
  const snapshot = (fields: object | undefined, fromCache: boolean) =>
    next?.({ metadata: { fromCache }, exists: () => fields !== undefined, data: () => fields });
  const message = (type: string, value?: unknown) => ({ type, listener: 0, value });
  snapshot(undefined, true);
  expect(posted()).toEqual([message('offline')]);
  snapshot({ dealerName: 'Cached' }, true);
  expect(posted()).toEqual([]);
  snapshot({ dealerName: 'North' }, false);
  snapshot(undefined, false);
  const values = [decodeMetadata({ dealerName: 'North' }), decodeMetadata(undefined)];
  expect(posted()).toEqual(values.map((value) => message('next', value)));
  failed?.(new Error('denied'));
  expect(posted()).toEqual([message('failed', 'Error: denied')]);
});

it('posts only vehicles that have changed since the last confirmed inventory, and whether there is no document', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  await startWorker();
  const { next, failed } = listeners.get('vehicles') ?? {};
  const snapshot = (documents: Readonly<Record<string, object>>, changed: string[], fromCache = false) => {
    const docChanges = () => changed.map((id) => ({ doc: { id, data: () => documents[id] } }));
    next?.({ metadata: { fromCache }, docs: Object.keys(documents).map((id) => ({ id })), docChanges });
    return posted().map(({ type, listener, value }) => [type, listener, value]);
  };
  const kia = { id: 'a', make: 'Kia', features: [] };
  const saab = { id: 'b', make: 'Saab', features: [] };
  const documents = { a: { make: 'Kia' }, b: { make: 'Saab' } };
  expect(snapshot({}, [], true)).toEqual([['offline', 1, undefined]]);
  expect(snapshot({ a: documents.a }, ['a'], true)).toEqual([]);
  const value = (changed: object[], ids: string[], isEmpty = false) => [
    ['next', 1, { changed, ids, isEmpty }],
  ];
  expect(snapshot({ a: documents.a }, [])).toEqual(value([kia], ['a']));
  expect(snapshot(documents, ['b'])).toEqual(value([saab], ['a', 'b']));
  expect(snapshot({ ...documents, c: { fax: 1 } }, ['c'])).toEqual(value([], ['a', 'b']));
  expect(snapshot({ c: { fax: 1 } }, [])).toEqual(value([], []));
  expect(snapshot({}, [])).toEqual(value([], [], true));
  failed?.(new Error('denied'));
  expect(posted()).toMatchObject([{ type: 'failed', listener: 1, value: 'Error: denied' }]);
});

it('reports rejections as errors, of which the page learns', async () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  await startWorker();
  scope.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'broken' }));
  expect(reportError.mock.calls).toEqual([['broken']]);
});
