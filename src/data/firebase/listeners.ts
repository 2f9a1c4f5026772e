import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  disableNetwork,
  doc,
  enableNetwork,
  initializeFirestore,
  onSnapshot,
  terminate,
} from 'firebase/firestore';
import type { Inventory } from '../backend.ts';
import { decodeMetadata } from '../documents/metadata.ts';
import type { TenantMetadata } from '../model.ts';
import { metadataPath, vehiclesPath } from '../documents/paths.ts';
import { inventoryDecoder } from '../documents/vehicles.ts';
import { onInternalAssertion } from './internalAssertion.ts';
import type { ListenerObserver } from '../live/mergeSources.ts';
import { onReturn } from '../live/onReturn.ts';
import type { TenantConfig } from '../documents/tenantConfig.ts';

// Without this, Firestore stays silent when the server confirms that a cached result is current.
const listenOptions = { includeMetadataChanges: true };

/**
 * Opens Firestore's client for a tenant's public documents. The client listens without an account, so nothing that
 * happens to the visitor's account restarts its stream.
 *
 * Unlike getFirestore, initializeFirestore does not look for emulator hosts in globals and cookies. To add App
 * Check, set it up on the app first, and send its token with the requests in `googleApi.ts` too.
 */
export function openListeners(config: TenantConfig, tenant: string) {
  const db = initializeFirestore(initializeApp(config.firebase as FirebaseOptions), {});
  if (config.emulators !== undefined) {
    const { hostname, port } = new URL(`http://${config.emulators.firestore}`);
    connectFirestoreEmulator(db, hostname, Number(port));
  }
  const metadata = doc(db, metadataPath(tenant));
  const vehicles = collection(db, vehiclesPath(tenant));
  const inventoryOf = inventoryDecoder(console.warn);
  let isBroken = false;
  onInternalAssertion((reason) => {
    console.error('Firestore has stopped; the page keeps its content', reason);
    isBroken = true;
    terminate(db).catch(() => {});
  });
  const reconnect = () => {
    if (!isBroken) void disableNetwork(db).then(() => enableNetwork(db));
  };
  onReturn(reconnect);
  const unlessBroken = (report: (reason: unknown) => void) => (reason: unknown) => {
    if (!isBroken) report(reason);
  };

  return {
    /** Opens new connections. What changed in the meantime follows; the rest is not read again. */
    reconnect,
    metadata: ({ next, offline, failed }: ListenerObserver<TenantMetadata>) =>
      onSnapshot(
        metadata,
        listenOptions,
        (snapshot) => {
          if (!snapshot.metadata.fromCache) next(decodeMetadata(snapshot.data()));
          else if (!snapshot.exists()) offline();
        },
        unlessBroken(failed),
      ),

    inventory: ({ next, offline, failed }: ListenerObserver<Inventory>) => {
      let latest: Inventory | undefined;
      return onSnapshot(
        vehicles,
        listenOptions,
        // In the next task, so that the page can respond to input between the client's work on many documents and ours.
        (snapshot) =>
          setTimeout(() => {
            const changes = snapshot.docChanges();
            const changed = changes.filter(({ type }) => type !== 'removed').map((change) => change.doc);
            if (latest === undefined || changes.length > 0)
              latest = inventoryOf(
                changed.map((vehicle) => ({ id: vehicle.id, fields: vehicle.data() })),
                snapshot.docs.map(({ id }) => id),
              );
            if (!snapshot.metadata.fromCache) next(latest);
            else if (latest.isEmpty) offline();
          }),
        unlessBroken(failed),
      );
    },
  };
}
