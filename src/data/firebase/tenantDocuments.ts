import {
  collection,
  doc,
  type Firestore,
  onSnapshot,
  type QuerySnapshot,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore';
import { decodeMetadata } from '../metadata';
import type { Backend, InventoryRecord } from '../model';
import { seedVehicles } from '../seedVehicles';
import { inventoryDecoder } from '../vehicles';

// Without it Firestore does not tell when the server has confirmed an answer that equals the cache's.
const listenOptions = { includeMetadataChanges: true };

type TenantDocuments = Pick<Backend, 'watchMetadata' | 'watchInventory' | 'seedInventory'> & {
  /** From now on nothing is told any more, not even that a listener has died. */
  stop: () => void;
};

/** A tenant's public documents in Firestore (decisions, 'Firestore paths'). */
export function tenantDocuments(db: Firestore, tenant: string): TenantDocuments {
  const metadata = doc(db, 'tenants', tenant, 'public', 'metadata');
  const inventory = doc(db, 'tenants', tenant, 'public', 'inventory');
  const vehicles = collection(inventory, 'vehicles');
  const decode = inventoryDecoder(console.warn);
  let isStopped = false;
  const unlessStopped =
    <Told>(tell: (told: Told) => void) =>
    (told: Told) => {
      if (!isStopped) tell(told);
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
          // The seed shows locally before the rules have allowed it.
          if (snapshot.metadata.hasPendingWrites) {
            latest = undefined;
            return;
          }
          if (latest === undefined || snapshot.docChanges().length > 0) latest = decodeSnapshot(snapshot);
          next({ value: latest, isConfirmed: !snapshot.metadata.fromCache });
        },
        unlessStopped(failed),
      );
    },

    seedInventory: () => {
      const batch = writeBatch(db);
      batch.set(inventory, { seededAt: serverTimestamp() });
      for (const vehicle of seedVehicles) batch.set(doc(vehicles, vehicle.id), vehicle);
      return batch.commit();
    },

    stop: () => {
      isStopped = true;
    },
  };
}
