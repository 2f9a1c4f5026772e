import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  onSnapshot,
  type QuerySnapshot,
  terminate,
} from 'firebase/firestore';
import { decodeMetadata } from '../metadata';
import type { Backend, InventoryRecord, TenantConfig } from '../model';
import { inventoryDecoder } from '../vehicles';
import { onInternalAssertion } from './internalAssertion';

// Without it Firestore does not tell when the server has confirmed an answer that equals the cache's.
const listenOptions = { includeMetadataChanges: true };

export type TenantDocuments = Pick<Backend, 'watchMetadata' | 'watchInventory'>;

/**
 * A tenant's public documents, live (decisions, 'Firestore paths'). The client listens as anyone may, signed in or
 * not, so nothing that happens to the visitor's account restarts its stream.
 *
 * `emulators` are taken from the configuration alone: initializeFirestore, unlike getFirestore, does not look for
 * emulator hosts in globals and cookies. App Check, when a dealer wants it, is set up on the app before anything
 * else is, and its token goes with the requests of `connection.ts` too.
 */
export function openTenantDocuments(config: TenantConfig, tenant: string): TenantDocuments {
  const db = initializeFirestore(initializeApp(config.firebase as FirebaseOptions), {});
  if (config.emulators !== undefined) {
    const { hostname, port } = new URL(`http://${config.emulators.firestore}`);
    connectFirestoreEmulator(db, hostname, Number(port));
  }
  const metadata = doc(db, 'tenants', tenant, 'public', 'metadata');
  const vehicles = collection(db, 'tenants', tenant, 'public', 'inventory', 'vehicles');
  const decode = inventoryDecoder(console.warn);

  let isStopped = false;
  onInternalAssertion((reason) => {
    console.error('Firestore has stopped; what is shown stays as it is', reason);
    isStopped = true;
    terminate(db).catch(() => {});
  });
  const unlessStopped = (tell: (reason: unknown) => void) => (reason: unknown) => {
    if (!isStopped) tell(reason);
  };

  return {
    watchMetadata: ({ next, failed }) =>
      onSnapshot(
        metadata,
        listenOptions,
        (snapshot) =>
          next({
            value: snapshot.exists() ? decodeMetadata(snapshot.data()) : null,
            isConfirmed: !snapshot.metadata.fromCache,
          }),
        unlessStopped(failed),
      ),

    watchInventory: ({ next, failed }) => {
      let latest: InventoryRecord | undefined;
      const decodeSnapshot = (snapshot: QuerySnapshot) =>
        decode(snapshot.docs.map((vehicle) => ({ id: vehicle.id, fields: vehicle.data() })));
      return onSnapshot(
        vehicles,
        listenOptions,
        (snapshot) => {
          if (latest === undefined || snapshot.docChanges().length > 0) latest = decodeSnapshot(snapshot);
          next({ value: latest, isConfirmed: !snapshot.metadata.fromCache });
        },
        unlessStopped(failed),
      );
    },
  };
}
