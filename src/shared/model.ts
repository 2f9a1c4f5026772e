/** A car in the inventory. Fields that are missing or invalid in the document are absent, except `features`, which is empty. */
export type Vehicle = {
  /** The document's id. */
  id: string;
  /** The dealer's own number. Visitors do not see it. */
  stockNumber?: string;
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
  /** Number of photos, including `imageUrl`. Absent if there is only that one. */
  photoCount?: number;
};

export type Inventory = {
  /** In the order of their ids. */
  vehicles: readonly Vehicle[];
  /** False while only the first vehicles are known. */
  isWhole: boolean;
  /** The collection has no documents at all, valid or not. */
  isEmpty: boolean;
};

/** The orders in which a visitor can see the inventory. */
export type SortOrder = 'listed' | 'priceUp' | 'priceDown' | 'newest' | 'lowestMileage';

/** What a visitor looks for in the inventory. */
export type InventoryQuery = {
  /** Part of a make or model, possibly after a year. */
  text: string;
  sort: SortOrder;
  /** Empty for all body styles. */
  bodyStyle: string;
};

/** How many vehicles have a body style. */
export type BodyStyleCount = { bodyStyle: string; count: number };

export type TeamMember = { name: string; role: string };

export type Contact = {
  address: string;
  phone: string;
  email: string;
  /** One line per entry, such as 'Sunday: Closed'. */
  hours: readonly string[];
};

/** A dealer's public details: the document's values, or else the defaults. */
export type TenantMetadata = {
  dealerName: string;
  heroImage: string;
  team: readonly TeamMember[];
  contact: Contact;
  /** Whether test drive requests are sent to the dealer. Otherwise nothing leaves the page. Undefined without a document. */
  acceptsRequests: boolean | undefined;
  /** An absolute http(s) URL of the dealer's privacy notice. */
  privacyUrl: string | undefined;
  /** The text of the consent checkbox, for example for calls and text messages. */
  consentText: string | undefined;
};

export type InventorySummary = { totalCount: number; inStockCount: number; soldThisMonth: number };

export type ChatMessage = {
  /** Unique on this page; never shown. */
  id: number;
  text: string;
  from: 'user' | 'ai';
  /** The text is a placeholder for the reply. */
  isPending?: boolean;
};

/** A visitor's answer to the consent text that the page showed. */
export type Consent = { text: string; isGiven: boolean };

/** The values of the test drive form. The optional ones exist only if the dealer accepts requests. */
export type TestDriveRequest = {
  name: string;
  email: string;
  phone: string;
  consent?: Consent | undefined;
  /** The text of the hidden field, a honeypot for bots. */
  trap?: string | undefined;
};

/** What a visitor has typed into the test drive form and not sent. */
export type TestDriveDraft = Pick<TestDriveRequest, 'name' | 'email' | 'phone'>;

export type ValuationRequest = {
  vin: string;
  /** Miles. */
  mileage: number;
};

/** The visitor's own car, with the estimate that the site gave. */
export type TradeIn = ValuationRequest & {
  /** US dollars. */
  estimate: number;
};

export type VehicleName = Pick<Vehicle, 'year' | 'make' | 'model'>;

/** A test drive request as the browser sends it to the dealer's server. */
export type VisitorRequest = TestDriveRequest & {
  /** A UUID, made by the browser. The server stores one request per id. */
  id: string;
  vehicleId: string;
  /** Names the vehicle if the dealer no longer has it when the request arrives. */
  shownVehicle: VehicleName;
  /** When the visitor sent it, in milliseconds by the visitor's clock. */
  submittedAt: number;
  tradeIn?: TradeIn | undefined;
};

export type Loadable<Value> = { status: 'loading' } | { status: 'ready'; value: Value };

/** Why a value could not be loaded. A number is the status of the server's response. */
export type Failure = 'notSignedIn' | 'unreachable' | 'unexpectedAnswer' | number;

export type Fallible<Value> = Loadable<Value> | { status: 'failed'; failure: Failure };
