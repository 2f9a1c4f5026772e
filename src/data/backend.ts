import type { Inventory, TenantMetadata } from '../shared/model.ts';

/** `cached` on an earlier visit, `read` once over REST, or `live` from a listener: docs/architecture.md#cached-read-live */
export type Freshness = 'cached' | 'read' | 'live';

export type Snapshot<Value> = { value: Value; freshness: Freshness };

/** The error of a request that the server has refused. Any other error may be temporary. */
export const createRefusal = (message: string) => new Error(message, { cause: 'refused' });

/** Recognises refusals of the boot script, too, which has a bundle of its own. */
export const isRefusal = (reason: unknown): reason is Error =>
  reason instanceof Error && reason.cause === 'refused';

export type Observer<Value> = {
  /** A snapshot is at least as fresh as the one before it. */
  next: (snapshot: Snapshot<Value>) => void;
  /**
   * Reading has failed. The source keeps retrying, so `next` may follow. Of several failures in a row, only one has a
   * `reason`, and none if the browser is offline or the listener is silent.
   */
  failed: (reason?: unknown) => void;
};

export type FetchAsVisitor = (
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Readonly<Record<string, string>> },
) => Promise<Response | undefined>;

/** A source of a dealer's data. Each adapter has a folder of its own; `src/app/openBackend.ts` chooses one. */
export interface Backend {
  /** Resolves when the visitor is signed in, and rejects when sign-in is refused. It may never settle. */
  signIn: () => Promise<void>;
  /**
   * Sends a request to the dealer's own server with the visitor's ID token. Resolves with `undefined` when nobody is signed in
   * or the account is refused, and rejects when the token service or the server cannot be reached. After a 401, the next
   * request uses a new token.
   */
  fetch: FetchAsVisitor;
  /** Watches for the rest of the visit. A dealer without metadata has the defaults. */
  watchMetadata: (observer: Observer<TenantMetadata>) => void;
  watchInventory: (observer: Observer<Inventory>) => void;
  /** Reads the URLs of a vehicle's photos, in the dealer's order. Rejects when they cannot be read. */
  readPhotos: (vehicleId: string) => Promise<readonly string[]>;
  /** Writes the five seed vehicles in one batch, unless the project has seeding turned off. Rejects when the rules refuse it. */
  seedInventory: () => Promise<void>;
}
