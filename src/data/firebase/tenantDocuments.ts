import {
  collection,
  type DocumentChange,
  doc,
  type Firestore,
  onSnapshot,
  type QueryDocumentSnapshot,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore';
import { decodeMetadata } from '../metadata';
import type { Backend, InventoryRecord } from '../model';
import { seedVehicles } from '../seedVehicles';
import { type VehicleChange, type VehicleDocument, vehicleDecoder, vehicleList } from '../vehicles';

// Without it Firestore does not tell when the server has confirmed an answer that equals the cache's.
const listenOptions = { includeMetadataChanges: true };

const documentOf = (vehicle: QueryDocumentSnapshot): VehicleDocument => ({
  id: vehicle.id,
  fields: vehicle.data(),
});

const changeOf = ({ oldIndex, newIndex, doc: vehicle }: DocumentChange): VehicleChange => ({
  oldIndex,
  newIndex,
  document: documentOf(vehicle),
});

type TenantDocuments = Pick<Backend, 'watchMetadata' | 'watchInventory' | 'seedInventory'> & {
  /** From now on nothing is told any more, not even that a listener has died. */
  stop: () => void;
};

/** A tenant's public documents in Firestore (decisions, 'Firestore paths'). */
export function tenantDocuments(db: Firestore, tenant: string): TenantDocuments {
  const metadata = doc(db, 'tenants', tenant, 'public', 'metadata');
  const inventory = doc(db, 'tenants', tenant, 'public', 'inventory');
  const vehicles = collection(inventory, 'vehicles');
  const decode = vehicleDecoder(console.warn);
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
      const list = vehicleList(decode);
      return onSnapshot(
        vehicles,
        listenOptions,
        (snapshot) => {
          // The seed shows locally before the rules have allowed it.
          if (snapshot.metadata.hasPendingWrites) {
            latest = undefined;
            return;
          }
          // Changes are told against the snapshot before, which may be one that was passed over.
          if (latest === undefined) latest = list.readAll(snapshot.docs.map(documentOf));
          else {
            const changes = snapshot.docChanges();
            if (changes.length > 0) latest = list.follow(changes.map(changeOf));
          }
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
