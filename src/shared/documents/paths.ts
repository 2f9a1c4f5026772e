// Paths of a tenant's Firestore documents and collections.

/** The collection of the documents that everyone may read. */
export const publicPath = (tenant: string) => `tenants/${tenant}/public`;

export const metadataPath = (tenant: string) => `${publicPath(tenant)}/metadata`;

/** The marker: while this document exists, no visitor can seed the inventory. */
export const inventoryPath = (tenant: string) => `${publicPath(tenant)}/inventory`;

/** The collection of the inventory's vehicles. */
export const vehiclesPath = (tenant: string) => `${inventoryPath(tenant)}/vehicles`;

/** The collection of the vehicles' photos. Each document has `urls`. */
export const photosPath = (tenant: string) => `${publicPath(tenant)}/photos/vehicles`;

/** The project's collection of settings, which everyone may read. */
export const projectSettingsPath = 'settings';

/** While this document exists, no visitor can seed any tenant. */
export const seedingOffPath = `${projectSettingsPath}/seedingOff`;

/** No browser reads or writes below this collection. */
const privatePath = (tenant: string) => `tenants/${tenant}/private`;

/** The dealer's settings: `timeZone`, an IANA name, and the recipient of requests. */
export const settingsPath = (tenant: string) => `${privatePath(tenant)}/settings`;

/** The result of the last import, with its time, and the failure of a later one. */
export const lastImportPath = (tenant: string) => `${privatePath(tenant)}/lastImport`;

/** Held by the import that runs. */
export const importLockPath = (tenant: string) => `${privatePath(tenant)}/importLock`;

/** The collection of the sold vehicles: their fields, `soldAt`, `photos`, and `soldBy` for a sale recorded by an import. */
export const salesPath = (tenant: string) => `${privatePath(tenant)}/sales/vehicles`;

/** The collection of the visitors' requests. */
export const requestsPath = (tenant: string) => `${privatePath(tenant)}/requests/items`;

/** Counts a dealer's requests in one hour since the epoch. */
export const dealerLimitPath = (tenant: string, hour: number) =>
  `${privatePath(tenant)}/requests/limits/${hour}`;

/** Counts the requests to all dealers in one hour since the epoch. No browser reads or writes it. */
export const projectLimitPath = (hour: number) => `limits/${hour}`;

/** Counts a visitor's requests to all dealers in one hour since the epoch. No browser reads or writes it. */
export const visitorLimitPath = (visitor: string, hour: number) =>
  `limits/${encodeURIComponent(visitor)}_${hour}`;
