/** What one visit uses of the services that Google bills or limits. */
export type VisitUse = {
  /** Documents delivered, by REST and by the listeners; at least one per query. */
  documentReads: number;
  /** New anonymous accounts. */
  newAccounts: number;
  /** ID tokens obtained with a refresh token. */
  tokenRefreshes: number;
  /** Calls of the function for the configuration. None when it is built into the page. */
  configurationCalls: number;
  /** Calls of the function for the inventory's counts. */
  summaryCalls: number;
};

/** The dealer of the measured visits. */
export const measuredCars = 60;

/**
 * The measured use of a visit to a dealer with `measuredCars` cars. A returning visitor has the kept copy and the account
 * of an earlier visit. `tests/e2e/cost.spec.ts` fails when a visit uses more or less.
 */
export const measuredUse = {
  'first visit, home screen': {
    documentReads: 66,
    newAccounts: 1,
    tokenRefreshes: 0,
    configurationCalls: 1,
    summaryCalls: 0,
  },
  'first visit, inventory': {
    documentReads: 66,
    newAccounts: 1,
    tokenRefreshes: 0,
    configurationCalls: 1,
    summaryCalls: 1,
  },
  'returning visit, home screen': {
    documentReads: 61,
    newAccounts: 0,
    tokenRefreshes: 1,
    configurationCalls: 1,
    summaryCalls: 0,
  },
  'returning visit, inventory': {
    documentReads: 61,
    newAccounts: 0,
    tokenRefreshes: 1,
    configurationCalls: 1,
    summaryCalls: 1,
  },
} as const satisfies Record<string, VisitUse>;

/**
 * At most this many bytes of the site are transferred, with Brotli: on a first visit everything that the home screen
 * loads and the service worker stores, with a hero image of the site's own; on a returning visit the page, because the rest
 * is stored. Cars' photos come from other servers.
 */
export const siteBytes = { firstVisit: 280_000, returningVisit: 4_750 };

/** At most this many bytes per document leave Firestore, measured as JSON, for cars without a long list of features. */
export const bytesPerDocument = 700;
