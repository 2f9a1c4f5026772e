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
  terminate,
} from 'firebase/firestore';
import type { Inventory } from '../backend.ts';
import { decodeMetadata } from '../documents/metadata.ts';
import type { TenantMetadata } from '../model.ts';
import { metadataPath, vehiclesPath } from '../documents/paths.ts';
import { inventoryDecoder } from '../documents/vehicles.ts';
import type { ListenerObserver } from '../live/mergeSources.ts';
import { onReturn } from '../live/onReturn.ts';
import type { TenantConfig } from '../documents/tenantConfig.ts';

// Without this, Firestore stays silent when the server confirms that a cached result is current.
const listenOptions = { includeMetadataChanges: true };

type Stream = 'metadata' | 'inventory';
const streams = 2;

/**
 * Listens to a tenant's public documents through one client of Firestore. The client has no account, so nothing that
 * happens to the visitor's account restarts its stream.
 *
 * Unlike getFirestore, initializeFirestore does not look for emulator hosts in globals and cookies. To add App
 * Check, set it up on the app first, and send its token with the requests in `googleApi.ts` too.
 */
export function openListeners({ firebase, emulators }: TenantConfig, tenant: string) {
  const app = initializeApp(firebase as FirebaseOptions);
  const inventoryOf = inventoryDecoder(console.warn);
  /** Undefined until a listener needs it, and again after a failure. */
  let db: Firestore | undefined;
  const failures = new Map<Stream, (reason: unknown) => void>();
  const silent = new Set<Stream>();

  const open = () => {
    const opened = initializeFirestore(app, {});
    if (emulators !== undefined) {
      const { hostname, port } = new URL(`http://${emulators.firestore}`);
      connectFirestoreEmulator(opened, hostname, Number(port));
    }
    return opened;
  };
  // A client that fails an internal assertion is broken. Its errors reach no listener: first the assertion, and then b815 at
  // every later call, even while the next client works.
  let hasFailed = false;
  const replaceIfBroken = (reason: unknown) => {
    const message = String(reason);
    if (db === undefined || !message.includes('INTERNAL ASSERTION FAILED')) return;
    if (hasFailed && message.includes('(ID: b815)')) return;
    hasFailed = true;
    console.error('Firestore has failed and will be opened again', reason);
    terminate(db).catch(() => {});
    db = undefined;
    for (const failed of failures.values()) failed(reason);
  };
  addEventListener('error', ({ error }) => replaceIfBroken(error));
  addEventListener('unhandledrejection', ({ reason }) => replaceIfBroken(reason));
  const reconnect = () => {
    silent.clear();
    if (db === undefined) return;
    const current = db;
    void disableNetwork(current).then(() => enableNetwork(current));
  };
  onReturn(reconnect);

  return {
    /**
     * Marks a stream as silent, and reconnects once all are, because they share one connection. The server then sends only
     * what has changed.
     */
    reconnectIfSilent: (stream: Stream): void => {
      silent.add(stream);
      if (silent.size === streams) reconnect();
    },
    metadata: ({ next, offline, failed }: ListenerObserver<TenantMetadata>): void => {
      db ??= open();
      failures.set('metadata', failed);
      onSnapshot(
        doc(db, metadataPath(tenant)),
        listenOptions,
        (snapshot) => {
          if (!snapshot.metadata.fromCache) {
            silent.delete('metadata');
            next(decodeMetadata(snapshot.data()));
          } else if (!snapshot.exists()) offline();
        },
        failed,
      );
    },
    inventory: ({ next, offline, failed }: ListenerObserver<Inventory>): void => {
      db ??= open();
      failures.set('inventory', failed);
      let latest: Inventory | undefined;
      onSnapshot(
        collection(db, vehiclesPath(tenant)),
        listenOptions,
        // Yield to input first: the client has just processed the same documents.
        (snapshot) =>
          setTimeout(() => {
            const changes = snapshot.docChanges();
            const changed = changes.filter(({ type }) => type !== 'removed').map((change) => change.doc);
            if (latest === undefined || changes.length > 0)
              latest = inventoryOf(
                changed.map((vehicle) => ({ id: vehicle.id, fields: vehicle.data() })),
                snapshot.docs.map(({ id }) => id),
              );
            if (!snapshot.metadata.fromCache) {
              silent.delete('inventory');
              next(latest);
            } else if (latest.isEmpty) offline();
          }),
        failed,
      );
    },
  };
}
