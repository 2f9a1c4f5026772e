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

/**
 * Firestore's client, opened when a listener needs it. A client that fails an internal assertion is broken, and the next
 * listener opens another one.
 *
 * Unlike getFirestore, initializeFirestore does not look for emulator hosts in globals and cookies. To add App
 * Check, set it up on the app first, and send its token with the requests in `googleApi.ts` too.
 */
function firestoreClient({ firebase, emulators }: TenantConfig, onBroken: (reason: unknown) => void) {
  const app = initializeApp(firebase as FirebaseOptions);
  let db: Firestore | undefined;
  let hasFailed = false;

  const open = () => {
    const opened = initializeFirestore(app, {});
    if (emulators !== undefined) {
      const { hostname, port } = new URL(`http://${emulators.firestore}`);
      connectFirestoreEmulator(opened, hostname, Number(port));
    }
    return opened;
  };
  // A broken client throws outside its listeners: first the failed assertion, then b815 on every later call, even after
  // its replacement has opened.
  const replaceIfBroken = (reason: unknown) => {
    const message = String(reason);
    if (db === undefined || !message.includes('INTERNAL ASSERTION FAILED')) return;
    if (hasFailed && message.includes('(ID: b815)')) return;
    hasFailed = true;
    console.error('Firestore has failed and will be opened again', reason);
    terminate(db).catch(() => {});
    db = undefined;
    onBroken(reason);
  };
  addEventListener('error', ({ error }) => replaceIfBroken(error));
  addEventListener('unhandledrejection', ({ reason }) => replaceIfBroken(reason));

  return {
    get: () => (db ??= open()),
    /** Within 30 minutes of the last connection, the server sends only what has changed. */
    reconnect: () => {
      const current = db;
      if (current !== undefined) void disableNetwork(current).then(() => enableNetwork(current));
    },
  };
}

type Stream = 'metadata' | 'inventory';

/**
 * Listens to a tenant's public documents through one client of Firestore. The client has no account, so nothing that
 * happens to the visitor's account restarts its stream.
 */
export function openListeners(config: TenantConfig, tenant: string) {
  const inventoryOf = inventoryDecoder(console.warn);
  const failures = new Map<Stream, (reason: unknown) => void>();
  const silent = new Set<Stream>();
  const client = firestoreClient(config, (reason) => {
    for (const failed of failures.values()) failed(reason);
  });
  const reconnect = () => {
    silent.clear();
    client.reconnect();
  };
  onReturn(reconnect);

  return {
    /** Marks a stream as silent, and reconnects once both are silent: they share one connection. */
    reconnectIfSilent: (stream: Stream): void => {
      silent.add(stream);
      if (silent.size === 2) reconnect();
    },
    metadata: ({ next, offline, failed }: ListenerObserver<TenantMetadata>): void => {
      failures.set('metadata', failed);
      onSnapshot(
        doc(client.get(), metadataPath(tenant)),
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
      failures.set('inventory', failed);
      onSnapshot(
        collection(client.get(), vehiclesPath(tenant)),
        listenOptions,
        // Yield to input first: the client has just processed the same documents.
        (snapshot) =>
          setTimeout(() => {
            const changed = snapshot.docChanges().map((change) => change.doc);
            const inventory = inventoryOf(
              changed.map((vehicle) => ({ id: vehicle.id, fields: vehicle.data() })),
              snapshot.docs.map(({ id }) => id),
            );
            if (!snapshot.metadata.fromCache) {
              silent.delete('inventory');
              next(inventory);
            } else if (inventory.isEmpty) offline();
          }),
        failed,
      );
    },
  };
}
