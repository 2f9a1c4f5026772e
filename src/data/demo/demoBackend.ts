import type { RawDocument } from '../../shared/documents/decode.ts';
import { decodeMetadata } from '../../shared/documents/metadata.ts';
import { sampleVehicles } from '../../shared/documents/sampleVehicles.ts';
import { inventoryDecoder } from '../../shared/documents/vehicles.ts';
import type { Backend, Observer } from '../backend.ts';
import { demoMetadata } from './demoMetadata.ts';

export type DemoOptions = {
  /** The fields of the metadata document; `null` when it does not exist. */
  metadata?: unknown;
  /** The documents of the inventory. An empty inventory gets seeded. */
  vehicles?: readonly RawDocument[];
  /** Answers requests to the dealer's server. By default the demo counts its own inventory. */
  fetch?: typeof globalThis.fetch;
};

/** The demo backend, with methods to make a dealer's changes. */
export type DemoBackend = Backend & {
  putMetadata: (fields: unknown) => void;
  putVehicle: (document: RawDocument) => void;
  removeVehicle: (id: string) => void;
  /** Reports a lost connection to every observer. */
  dropConnection: (reason: Error) => void;
};

/** A source whose value is always live, like a document or a collection in Firestore. */
function liveSource<Value>(current: Value) {
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
    /** Sends the current value in a separate task, and then every later one. */
    watch: (observer: Observer<Value>): void => {
      observers.add(observer);
      setTimeout(() => observer.next({ value, freshness: 'live' }));
    },
  };
}

/** A complete backend in the page's memory. It needs no server, and its data is lost when the page closes. */
export function demoBackend(options: DemoOptions = {}): DemoBackend {
  let ids: readonly string[] = [];
  const countVehicles = async () =>
    Response.json({ totalCount: ids.length, inStockCount: ids.length, soldThisMonth: 0 });
  const { metadata: fields = demoMetadata, vehicles = [], fetch = countVehicles } = options;
  const metadata = liveSource(decodeMetadata(fields));
  const decodeInventory = inventoryDecoder(console.warn);
  const inventory = liveSource(decodeInventory([], ids));
  const putVehicles = (documents: readonly RawDocument[]) => {
    ids = [...new Set([...ids, ...documents.map(({ id }) => id)])].toSorted();
    inventory.set(decodeInventory(documents, ids));
  };
  putVehicles(vehicles);
  let isSignedIn = false;

  return {
    signIn: async () => {
      isSignedIn = true;
    },
    fetch: async (...request) => (isSignedIn ? fetch(...request) : undefined),
    watchMetadata: metadata.watch,
    watchInventory: inventory.watch,
    readPhotos: async () => [],
    seedInventory: async () =>
      putVehicles(sampleVehicles.map((vehicle) => ({ id: vehicle.id, fields: vehicle }))),
    putMetadata: (changed) => metadata.set(decodeMetadata(changed)),
    putVehicle: (document) => putVehicles([document]),
    removeVehicle: (removed) => {
      ids = ids.filter((id) => id !== removed);
      inventory.set(decodeInventory([], ids));
    },
    dropConnection: (reason) => {
      metadata.fail(reason);
      inventory.fail(reason);
    },
  };
}
