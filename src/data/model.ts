/** A car in the inventory. Fields that are missing or invalid in the document are absent, except `features`, which is empty. */
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
  /** An absolute http(s) URL, or a URL relative to the site. */
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

/** A dealer's public details. Every field has a value: the document's, or else the default. */
export type TenantMetadata = {
  dealerName: string;
  heroImage: string;
  team: readonly TeamMember[];
  contact: Contact;
};

export type InventorySummary = { totalCount: number; inStockCount: number; soldThisMonth: number };

export type ChatMessage = {
  /** Identifies the message on this page; never shown. */
  id: number;
  text: string;
  from: 'user' | 'ai';
  /** The text is a placeholder for the reply. */
  isPending?: boolean;
};

export type TestDriveRequest = { name: string; email: string; phone: string };

export type ValuationRequest = {
  vin: string;
  /** Miles. */
  mileage: number;
};

/** An order of the inventory: by document id, as the backends list it. */
export type VehicleOrder = 'id';

/** Which vehicles the inventory screen shows, and in which order. */
export type VehicleQuery = {
  /** Part of the make and model. Blank text shows all vehicles. */
  text: string;
  order: VehicleOrder;
};

/** A value that is loading or ready. */
export type Loadable<Value> = { status: 'loading' } | { status: 'ready'; value: Value };

/** A value that is loading, failed or ready. */
export type Fallible<Value> = Loadable<Value> | { status: 'failed'; message: string };
