import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  type DocumentSnapshot,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  onSnapshot,
  type QuerySnapshot,
  terminate,
} from 'firebase/firestore';
import type { InventoryChange } from '../documents/assembleInventory.ts';
import type { RawDocument } from '../documents/decode.ts';
import { decodeMetadata } from '../documents/metadata.ts';
import { metadataPath, vehiclesPath } from '../documents/paths.ts';
import type { TenantConfig } from '../documents/tenantConfig.ts';
import { changeDecoder } from '../documents/vehicles.ts';
import type { TenantMetadata } from '../model.ts';

/** What the listener of each stream sends. */
export type Values = { metadata: TenantMetadata; inventory: InventoryChange };

export type Stream = keyof Values;

export type ListenRequest = { stream: Stream; config: TenantConfig; tenant: string };

/** Attaches a listener with a number, or reconnects all listeners. */
export type WorkerRequest = (ListenRequest & { listener: number }) | 'reconnect';

/** What happens to a listener. Contains only decoded values, which can always be posted. */
export type WorkerMessage =
  | { listener: number; event: 'next'; value: Values[Stream] }
  | { listener: number; event: 'offline' }
  | { listener: number; event: 'failed'; reason: string }
  /** The answer to each request. */
  | 'running';

const post = (message: WorkerMessage) => postMessage(message);

const fail = (listener: number, reason: unknown) =>
  post({ listener, event: 'failed', reason: String(reason) });

// Without this, Firestore stays silent when the server confirms that a cached result is current.
const listenOptions = { includeMetadataChanges: true };

const changeOf = changeDecoder(console.warn);

let db: Firestore | undefined;
let hasFailed = false;
const attached = new Set<number>();

/**
 * Opens Firestore's client. Unlike getFirestore, initializeFirestore does not look for emulator hosts in globals and
 * cookies. To add App Check, set it up on the app first, and send its token with the requests in `googleApi.ts` too.
 */
function openFirestore({ firebase, emulators }: TenantConfig): Firestore {
  const opened = initializeFirestore(initializeApp(firebase as FirebaseOptions), {});
  if (emulators !== undefined) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(opened, hostname, Number(port));
  }
  return opened;
}

/**
 * Drops a client that fails an internal assertion, so that the next listener opens another one. A broken client throws
 * outside its listeners: first the failed assertion, then b815 on every later call, even after its replacement has opened.
 */
function dropIfBroken(reason: unknown): void {
  const message = String(reason);
  if (db === undefined || !message.includes('INTERNAL ASSERTION FAILED')) return;
  if (hasFailed && message.includes('(ID: b815)')) return;
  hasFailed = true;
  console.error('Firestore has failed and will be opened again', reason);
  terminate(db).catch(() => {});
  db = undefined;
  for (const listener of attached) fail(listener, reason);
  attached.clear();
}

/**
 * Attaches a listener to a tenant's public documents. The client has no account, so nothing that happens to the visitor's
 * account restarts its stream.
 */
function listen({ listener, stream, config, tenant }: Exclude<WorkerRequest, 'reconnect'>): void {
  db ??= openFirestore(config);
  attached.add(listener);
  const next = (value: Values[Stream]) => post({ listener, event: 'next', value });
  const offline = () => post({ listener, event: 'offline' });
  const failed = (reason: unknown) => fail(listener, reason);
  if (stream === 'metadata') {
    const onMetadata = (snapshot: DocumentSnapshot) => {
      if (!snapshot.metadata.fromCache) next(decodeMetadata(snapshot.data()));
      else if (!snapshot.exists()) offline();
    };
    onSnapshot(doc(db, metadataPath(tenant)), listenOptions, onMetadata, failed);
    return;
  }
  let unsent: RawDocument[] = [];
  const onVehicles = (snapshot: QuerySnapshot) => {
    for (const { doc: vehicle } of snapshot.docChanges())
      unsent.push({ id: vehicle.id, fields: vehicle.data() });
    if (!snapshot.metadata.fromCache) {
      next(
        changeOf(
          unsent,
          snapshot.docs.map(({ id }) => id),
        ),
      );
      unsent = [];
    } else if (snapshot.empty) offline();
  };
  onSnapshot(collection(db, vehiclesPath(tenant)), listenOptions, onVehicles, failed);
}

/** Within 30 minutes of the last connection, the server sends only what has changed. */
function reconnect(): void {
  const current = db;
  if (current !== undefined) void disableNetwork(current).then(() => enableNetwork(current));
}

addEventListener('error', ({ error }) => dropIfBroken(error));
addEventListener('unhandledrejection', ({ reason }) => dropIfBroken(reason));
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  post('running');
  if (data === 'reconnect') return reconnect();
  try {
    listen(data);
  } catch (reason) {
    fail(data.listener, reason);
  }
});
