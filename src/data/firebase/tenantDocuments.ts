import { type FirebaseOptions, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  type DocumentChange,
  doc,
  initializeFirestore,
  onSnapshot,
  type QueryDocumentSnapshot,
  terminate,
} from 'firebase/firestore';
import { decodeMetadata } from '../metadata';
import type { Backend, InventoryRecord, TenantConfig } from '../model';
import { type VehicleChange, type VehicleDocument, vehicleDecoder, vehicleList } from '../vehicles';
import { onInternalAssertion } from './internalAssertion';

// Without it Firestore does not tell when the server has confirmed an answer that equals the cache's.
const listenOptions = { includeMetadataChanges: true };

/** The client's own work on many documents takes a slow phone a while; the page may answer before ours begins. */
function inNextTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', work, { once: true });
  port1.start();
  port2.postMessage(undefined);
}

export type TenantDocuments = Pick<Backend, 'watchMetadata' | 'watchInventory'>;

const documentOf = (vehicle: QueryDocumentSnapshot): VehicleDocument => ({
  id: vehicle.id,
  fields: vehicle.data(),
});

const changeOf = ({ oldIndex, newIndex, doc: vehicle }: DocumentChange): VehicleChange => ({
  oldIndex,
  newIndex,
  document: documentOf(vehicle),
});

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
  const decode = vehicleDecoder(console.warn);
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
      const list = vehicleList(decode);
      return onSnapshot(
        vehicles,
        listenOptions,
        (snapshot) =>
          inNextTask(() => {
            if (latest === undefined) latest = list.readAll(snapshot.docs.map(documentOf));
            else {
              const changes = snapshot.docChanges();
              if (changes.length > 0) latest = list.follow(changes.map(changeOf));
            }
            next({ value: latest, isConfirmed: !snapshot.metadata.fromCache });
          }),
        unlessStopped(failed),
      );
    },
  };
}
