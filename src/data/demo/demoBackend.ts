import type { Backend, Observer, Unsubscribe } from '../backend.ts';
import type { RawDocument } from '../decode.ts';
import { decodeMetadata } from '../metadata.ts';
import type { Vehicle } from '../model.ts';
import { seedVehicles } from '../seedVehicles.ts';
import { vehicleDecoder, wholeInventory } from '../vehicles.ts';
import { demoMetadata } from './demoMetadata.ts';
import { liveValue } from './liveValue.ts';

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

/** Decodes its document once, so that an unchanged vehicle stays the same object. */
type StoredVehicle = { id: string; read: () => Vehicle | undefined };

const never = new Promise<never>(() => {});
const noop = () => {};
const byId = (a: RawDocument, b: RawDocument) => (a.id < b.id ? -1 : 1);

/** A complete backend in the page's memory. It needs no server, and its data is lost when the page closes. */
export function demoBackend({ faults = {}, ...options }: DemoOptions = {}): DemoBackend {
  const metadata = liveValue<unknown>(options.metadata === undefined ? demoMetadata : options.metadata);
  const decode = vehicleDecoder(console.warn);
  const stored = (document: RawDocument): StoredVehicle => {
    let decoded: { vehicle: Vehicle | undefined } | undefined;
    return { id: document.id, read: () => (decoded ??= { vehicle: decode(document) }).vehicle };
  };
  const vehicles = liveValue<readonly StoredVehicle[]>((options.vehicles ?? []).toSorted(byId).map(stored));
  const failures = new Set<(reason: Error) => void>();
  let isSignedIn = false;

  const withoutVehicle = (id: string) => vehicles.get().filter((vehicle) => vehicle.id !== id);
  const putVehicle = (document: RawDocument) => {
    const others = withoutVehicle(document.id);
    const next = others.findIndex(({ id }) => id > document.id);
    vehicles.set(others.toSpliced(next === -1 ? others.length : next, 0, stored(document)));
  };

  const attempt = async (fault: DemoFault | undefined) => {
    if (fault === 'hangs') await never;
    if (fault !== undefined) throw fault;
  };
  const watch = <Value>(
    fault: DemoFault | undefined,
    { next, failed }: Observer<Value>,
    attach: (emit: (value: Value) => void) => Unsubscribe,
  ): Unsubscribe => {
    if (fault !== undefined) {
      attempt(fault).catch(failed);
      return noop;
    }
    const detach = attach((value) => next({ value, freshness: 'live' }));
    failures.add(failed);
    return () => {
      detach();
      failures.delete(failed);
    };
  };
  const countVehicles = async () => {
    const count = vehicles.get().length;
    return Response.json({ totalCount: count, inStockCount: count, soldThisMonth: 0 });
  };

  return {
    signIn: async () => {
      await attempt(faults.signIn);
      isSignedIn = true;
    },
    getIdToken: async () => (isSignedIn ? 'demo-token' : undefined),
    fetch: options.fetch ?? countVehicles,
    watchMetadata: (observer) =>
      watch(faults.watchMetadata, observer, (emit) =>
        metadata.watch((fields) => emit(decodeMetadata(fields))),
      ),
    watchInventory: (observer) =>
      watch(faults.watchInventory, observer, (emit) =>
        vehicles.watch((documents) => emit(wholeInventory(documents.map(({ read }) => read())))),
      ),
    readPhotos: async (vehicleId) => {
      await attempt(faults.readPhotos);
      return options.photos?.[vehicleId] ?? [];
    },
    seedInventory: async () => {
      await attempt(faults.seedInventory);
      vehicles.set(seedVehicles.map((vehicle) => stored({ id: vehicle.id, fields: vehicle })));
    },
    putMetadata: metadata.set,
    putVehicle,
    removeVehicle: (id) => vehicles.set(withoutVehicle(id)),
    dropConnection: (reason) => {
      for (const fail of failures) fail(reason);
    },
  };
}
