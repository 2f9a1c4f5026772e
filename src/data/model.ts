/** A car on the lot (specification 3). What its document does not say, or says wrongly, is absent. */
export type Vehicle = {
  /** The document's id. */
  id: string;
  make?: string;
  model?: string;
  year?: number;
  /** US dollars. */
  price?: number;
  /** Miles. */
  mileage?: number;
  bodyStyle?: string;
  color?: string;
  features: readonly string[];
  /** An address that the browser may load as a picture: http, https or of the site's own origin. */
  imageUrl?: string;
};

export type TeamMember = { name: string; role: string };

export type Contact = {
  address: string;
  phone: string;
  email: string;
  /** One line per entry, such as 'Sunday: Closed'. */
  hours: readonly string[];
};

/** What a dealer says of itself (specification 3). Every field holds a value: the document's or the default. */
export type TenantMetadata = {
  dealerName: string;
  heroImage: string;
  team: readonly TeamMember[];
  contact: Contact;
};

export type InventorySummary = { totalCount: number; inStockCount: number; soldThisMonth: number };

export type ChatMessage = {
  /** Tells messages apart while they are on the page; never shown. */
  id: number;
  text: string;
  from: 'user' | 'ai';
  /** The text stands in for an answer that is still to come. */
  isPending?: boolean;
};

export type TestDriveRequest = { name: string; email: string; phone: string };

export type ValuationRequest = {
  vin: string;
  /** Miles. */
  mileage: number;
};

/** A value that is loading or ready. */
export type Loadable<Value> = { status: 'loading' } | { status: 'ready'; value: Value };

/** A value that is loading, failed or ready. */
export type Fallible<Value> = Loadable<Value> | { status: 'failed'; message: string };

/** Where the page connects to (decisions, 'Configuration'). */
export type TenantConfig = {
  /** The Firebase web configuration of the tenant's project; never empty. */
  firebase: Readonly<Record<string, unknown>>;
  emulators?: { auth: string; firestore: string };
  initialAuthToken?: string;
};

/** What a listener has seen, and whether the server itself has confirmed it (it may else come from an empty cache). */
export type Seen<Value> = { value: Value; isConfirmed: boolean };

export type Watcher<Value> = {
  next: (seen: Seen<Value>) => void;
  /** The listener is dead; nothing follows. */
  failed: (reason: unknown) => void;
};

/** The inventory as it stands in the collection. */
export type InventoryRecord = {
  vehicles: readonly Vehicle[];
  /** The collection has no document at all, not even one that had to be left out. */
  isEmpty: boolean;
};

/** Everything that the shell asks of the outside once the configuration is known. */
export interface Backend {
  /** Settles when the visitor is signed in or refused (specification 4). It may never settle. */
  signIn: () => Promise<void>;
  /**
   * The metadata as it may be known before a listener has answered: `null` is a document that does not exist, nothing
   * is not known. It may be outdated: live data takes its place. Never rejects.
   */
  earlyMetadata: () => Promise<TenantMetadata | null | undefined>;
  /** The first vehicles of the inventory, by the same terms; never an empty list. */
  earlyVehicles: () => Promise<readonly Vehicle[] | undefined>;
  /** `null` is a document that does not exist, or that an empty cache knows nothing of. Returns the way to stop. */
  watchMetadata: (watcher: Watcher<TenantMetadata | null>) => () => void;
  /** Vehicles come in the order of their ids. Returns the way to stop. */
  watchInventory: (watcher: Watcher<InventoryRecord>) => () => void;
  /** Writes the five seed vehicles in one batch; rejects when the rules refuse it. */
  seedInventory: () => Promise<void>;
  /** Rejects with a message that a visitor may read (specification 8). */
  fetchSummary: () => Promise<InventorySummary>;
}
