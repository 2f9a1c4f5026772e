import type { Backend, Observer, Unsubscribe } from '../backend.ts';
import type { RawDocument } from '../documents/decode.ts';
import { decodeMetadata } from '../documents/metadata.ts';
import { seedVehicles } from '../documents/seedVehicles.ts';
import { inventoryDecoder } from '../documents/vehicles.ts';
import { demoMetadata } from './demoMetadata.ts';

/** How a call fails: it rejects with an error, or it never settles. */
export type DemoFault = Error | 'hangs';

export type DemoOptions = {
  /** The fields of the metadata document; `null` when it does not exist. */
  metadata?: unknown;
  /** The documents of the inventory; an empty one gets seeded. */
  vehicles?: readonly RawDocument[];
  /** The photos of vehicles with more than one, by the vehicle's id. */
  photos?: Readonly<Record<string, readonly string[]>>;
  /** The calls that fail. */
  faults?: Partial<
    Record<'signIn' | 'watchMetadata' | 'watchInventory' | 'readPhotos' | 'seedInventory', DemoFault>
  >;
  /** Answers requests to the dealer's server. By default the demo counts its own inventory. */
  fetch?: typeof globalThis.fetch;
};

/** The demo backend, with the changes that a dealer can make to it. */
export type DemoBackend = Backend & {
  putMetadata: (fields: unknown) => void;
  putVehicle: (document: RawDocument) => void;
  removeVehicle: (id: string) => void;
  /** Reports a lost connection to every observer. */
  dropConnection: (reason: Error) => void;
};

async function attempt(fault: DemoFault | undefined): Promise<void> {
  if (fault === 'hangs') await new Promise(() => {});
  if (fault !== undefined) throw fault;
}

/** A source whose value is always live, like a document or a collection in Firestore, unless watching it fails. */
function liveSource<Value>(current: Value, fault: DemoFault | undefined) {
  let value = current;
  const observers = new Set<Observer<Value>>();
  return {
    set: (changed: Value) => {
      value = changed;
      for (const { next } of observers) next({ value, freshness: 'live' });
    },
    fail: (reason: Error) => {
      for (const { failed } of observers) failed(reason);
    },
    /** Sends the current value in a task of its own, and then every later one. */
    watch: (observer: Observer<Value>): Unsubscribe => {
      observers.add(observer);
      const sendFirst = () => observers.has(observer) && observer.next({ value, freshness: 'live' });
      attempt(fault).then(() => setTimeout(sendFirst), observer.failed);
      return () => observers.delete(observer);
    },
  };
}

/** A complete backend in the page's memory. It needs no server, and its data is lost when the page closes. */
export function demoBackend({ faults = {}, ...options }: DemoOptions = {}): DemoBackend {
  const metadata = liveSource(
    decodeMetadata(options.metadata === undefined ? demoMetadata : options.metadata),
    faults.watchMetadata,
  );
  const inventoryOf = inventoryDecoder(console.warn);
  let ids: readonly string[] = [];
  const inventory = liveSource(inventoryOf([], ids), faults.watchInventory);
  const putVehicles = (documents: readonly RawDocument[]) => {
    ids = [...new Set([...ids, ...documents.map(({ id }) => id)])].toSorted();
    inventory.set(inventoryOf(documents, ids));
  };
  putVehicles(options.vehicles ?? []);
  let isSignedIn = false;

  const countVehicles = async () =>
    Response.json({ totalCount: ids.length, inStockCount: ids.length, soldThisMonth: 0 });

  return {
    signIn: async () => {
      await attempt(faults.signIn);
      isSignedIn = true;
    },
    fetch: async (...request) => (isSignedIn ? (options.fetch ?? countVehicles)(...request) : undefined),
    watchMetadata: metadata.watch,
    watchInventory: inventory.watch,
    readPhotos: async (vehicleId) => {
      await attempt(faults.readPhotos);
      return options.photos?.[vehicleId] ?? [];
    },
    seedInventory: async () => {
      await attempt(faults.seedInventory);
      putVehicles(seedVehicles.map((vehicle) => ({ id: vehicle.id, fields: vehicle })));
    },
    putMetadata: (fields) => metadata.set(decodeMetadata(fields)),
    putVehicle: (document) => putVehicles([document]),
    removeVehicle: (removed) => {
      ids = ids.filter((id) => id !== removed);
      inventory.set(inventoryOf([], ids));
    },
    dropConnection: (reason) => {
      metadata.fail(reason);
      inventory.fail(reason);
    },
  };
}
