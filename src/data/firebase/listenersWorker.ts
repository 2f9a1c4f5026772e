import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  type Firestore,
  initializeFirestore,
  onSnapshot,
} from 'firebase/firestore';
import { decodeMetadata } from '../../shared/documents/metadata.ts';
import { metadataPath, vehiclesPath } from '../../shared/documents/paths.ts';
import { inventoryDecoder } from '../../shared/documents/vehicles.ts';
import type { TenantMetadata, Vehicle } from '../../shared/model.ts';
import type { ProjectConfig } from '../../shared/projectConfig.ts';

type ListenRequest = {
  type: 'listen';
  listener: number;
  stream: keyof Streams;
  config: ProjectConfig;
  tenant: string;
};

/** The worker acknowledges each request. */
export type WorkerRequest = ListenRequest | { type: 'reconnect' } | { type: 'ping' };

/** The values of the listeners. They are decoded, so they can be posted whatever the documents contain. */
export type Streams = {
  metadata: TenantMetadata;
  /** The vehicles that have changed, and the ids of all vehicles in order. */
  inventory: { changed: readonly Vehicle[]; ids: readonly string[]; isEmpty: boolean };
};

type ObserverCall = { type: 'next' | 'offline' | 'failed'; listener: number; value?: unknown };

export type WorkerMessage = ObserverCall | { type: 'acknowledged' };

const post = (message: WorkerMessage) => postMessage(message);

// Without this, Firestore stays silent when the server confirms that a cached result is current.
const listenOptions = { includeMetadataChanges: true };

const decodeInventory = inventoryDecoder(console.warn);
let db: Firestore | undefined;

/**
 * Unlike getFirestore, initializeFirestore does not look for emulator hosts in globals and cookies. To add App Check, set it
 * up on the app first, and send its token with the requests in `googleApi.ts` too.
 */
function openFirestore({ firebase, emulators }: ProjectConfig): Firestore {
  const opened = initializeFirestore(initializeApp(firebase as FirebaseOptions), {});
  if (emulators !== undefined) {
    const { hostname, port } = new URL(`http://${emulators.firestore}`);
    connectFirestoreEmulator(opened, hostname, Number(port));
  }
  return opened;
}

/** Attaches a listener without an account, so that nothing that happens to the visitor's account restarts its stream. */
function listen({ listener, stream, config, tenant }: ListenRequest): void {
  const call = (type: ObserverCall['type'], value?: unknown) => post({ type, listener, value });
  const failed = (reason: unknown) => call('failed', String(reason));
  db ??= openFirestore(config);
  if (stream === 'metadata') {
    onSnapshot(
      doc(db, metadataPath(tenant)),
      listenOptions,
      (snapshot) => {
        if (!snapshot.metadata.fromCache) call('next', decodeMetadata(snapshot.data()));
        else if (!snapshot.exists()) call('offline');
      },
      failed,
    );
    return;
  }
  let sent = new Set<Vehicle>();
  onSnapshot(
    collection(db, vehiclesPath(tenant)),
    listenOptions,
    (snapshot) => {
      const { vehicles, isEmpty } = decodeInventory(
        snapshot.docChanges().map((change) => ({ id: change.doc.id, fields: change.doc.data() })),
        snapshot.docs.map(({ id }) => id),
      );
      if (!snapshot.metadata.fromCache) {
        const changed = vehicles.filter((vehicle) => !sent.has(vehicle));
        const ids = vehicles.map(({ id }) => id);
        call('next', { changed, ids, isEmpty } satisfies Streams['inventory']);
        sent = new Set(vehicles);
      } else if (isEmpty) call('offline');
    },
    failed,
  );
}

// The page learns of errors, but not of rejections.
addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  const current = db;
  if (data.type === 'listen') listen(data);
  // Within 30 minutes of the last connection, the server sends only what has changed.
  if (data.type === 'reconnect' && current !== undefined)
    void disableNetwork(current).then(() => enableNetwork(current));
  post({ type: 'acknowledged' });
});
