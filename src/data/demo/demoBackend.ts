import { decodeMetadata } from '../metadata';
import type { Backend, TenantMetadata, Vehicle, Watcher } from '../model';
import { seedVehicles } from '../seedVehicles';
import { fetchSummary } from '../summary';
import { inventoryRecord, type VehicleDocument, vehicleDecoder } from '../vehicles';
import { demoMetadata } from './demoMetadata';
import { liveValue } from './liveValue';

/** How one of the backend's calls goes wrong: it is refused with a reason, or it never answers. */
export type DemoFault = Error | 'hangs';

export type DemoOptions = {
  /** The metadata document's fields; `null` when there is no such document. */
  metadata?: unknown;
  /** The inventory's documents; none makes the visit seed. */
  vehicles?: readonly VehicleDocument[];
  /** What is known before the listeners answer; nothing unless said. */
  early?: { metadata?: TenantMetadata | null; vehicles?: readonly Vehicle[] };
  /** Which calls go wrong, and how. */
  faults?: Partial<Record<'signIn' | 'watchMetadata' | 'watchInventory' | 'seedInventory', DemoFault>>;
  /** Answers the summary request. Without it the demo counts its own inventory. */
  fetch?: typeof globalThis.fetch;
};

/** The demo backend, and what the dealer can do to it meanwhile. */
export type DemoBackend = Backend & {
  putMetadata: (fields: unknown) => void;
  putVehicle: (document: VehicleDocument) => void;
  removeVehicle: (id: string) => void;
  /** Every listener dies, as when the server ends them; one that is attached later lives. */
  dropConnection: (reason: Error) => void;
};

/** A document that is decoded once, so that a vehicle that has not changed is the same object. */
type StoredVehicle = { id: string; read: () => Vehicle | undefined };

const never = new Promise<never>(() => {});
const nothing = () => {};
const byId = (a: VehicleDocument, b: VehicleDocument) => (a.id < b.id ? -1 : 1);

/** A whole backend in the page's memory: no account, no server; it forgets everything with the page. */
export function demoBackend({ faults = {}, ...options }: DemoOptions = {}): DemoBackend {
  const metadata = liveValue<unknown>(options.metadata === undefined ? demoMetadata : options.metadata);
  const decode = vehicleDecoder(console.warn);
  const stored = (document: VehicleDocument): StoredVehicle => {
    let decoded: { vehicle: Vehicle | undefined } | undefined;
    return { id: document.id, read: () => (decoded ??= { vehicle: decode(document) }).vehicle };
  };
  const vehicles = liveValue<readonly StoredVehicle[]>((options.vehicles ?? []).toSorted(byId).map(stored));
  const attached = new Set<(reason: Error) => void>();
  let isSignedIn = false;

  const withoutVehicle = (id: string) => vehicles.get().filter((vehicle) => vehicle.id !== id);
  const putVehicle = (document: VehicleDocument) => {
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
    watcher: Watcher<Value>,
    attach: (next: (value: Value) => void) => () => void,
  ) => {
    if (fault !== undefined) {
      attempt(fault).catch(watcher.failed);
      return nothing;
    }
    const stop = attach((value) => watcher.next({ value, isConfirmed: true }));
    const detach = () => {
      stop();
      attached.delete(drop);
    };
    const drop = (reason: Error) => {
      detach();
      watcher.failed(reason);
    };
    attached.add(drop);
    return detach;
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
    earlyMetadata: async () => options.early?.metadata,
    earlyVehicles: async () => options.early?.vehicles,
    watchMetadata: (watcher) =>
      watch(faults.watchMetadata, watcher, (next) =>
        metadata.watch((fields) => next(fields === null ? null : decodeMetadata(fields))),
      ),
    watchInventory: (watcher) =>
      watch(faults.watchInventory, watcher, (next) =>
        vehicles.watch((documents) => next(inventoryRecord(documents.map(({ read }) => read())))),
      ),
    seedInventory: async () => {
      await attempt(faults.seedInventory);
      vehicles.set(seedVehicles.map((vehicle) => stored({ id: vehicle.id, fields: vehicle })));
    },
    fetchSummary: () =>
      fetchSummary(async () => (isSignedIn ? 'demo-token' : undefined), options.fetch ?? countVehicles),
    putMetadata: metadata.set,
    putVehicle,
    removeVehicle: (id) => vehicles.set(withoutVehicle(id)),
    dropConnection: (reason) => {
      for (const drop of [...attached]) drop(reason);
    },
  };
}
