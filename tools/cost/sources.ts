/** A page of Google that states a price or a quota. */
export type Source = {
  title: string;
  url: string;
  /** How old the copy is that was read. */
  copy: string;
};

/** The day on which the sources were read, from stored copies. */
export const readOn = '2026-11-21';

export const sources = {
  firestorePricing: {
    title: 'Firestore pricing',
    url: 'https://firebase.google.com/docs/firestore/pricing',
    copy: 'undated; describes the one free database per project',
  },
  firestoreEditions: {
    title: 'Firestore editions',
    url: 'https://firebase.google.com/docs/firestore/compare-editions-for-native-mode',
    copy: 'undated; third-party notes of 2026-08-18 state the same prices',
  },
  cloudRunPricing: {
    title: 'Cloud Run pricing',
    url: 'https://cloud.google.com/run/pricing',
    copy: 'undated and incomplete',
  },
  hostingPricing: {
    title: 'Hosting usage',
    url: 'https://firebase.google.com/docs/hosting/usage-quotas-pricing',
    copy: 'undated; the general pricing page says 360 MB a day instead of 10 GB a month',
  },
  customDomains: {
    title: 'Custom domains',
    url: 'https://firebase.google.com/docs/hosting/custom-domain',
    copy: 'undated',
  },
  projects: {
    title: 'Firebase projects',
    url: 'https://firebase.google.com/docs/projects/learn-more',
    copy: 'undated',
  },
  authLimits: {
    title: 'Authentication limits',
    url: 'https://firebase.google.com/docs/auth/limits',
    copy: 'undated; third-party notes of 2026-10-03 state the same limits',
  },
  authentication: {
    title: 'Firebase Authentication',
    url: 'https://firebase.google.com/docs/auth',
    copy: 'undated',
  },
  anonymousAuthentication: {
    title: 'Anonymous authentication',
    url: 'https://firebase.google.com/docs/auth/web/anonymous-auth',
    copy: 'undated',
  },
  identityPricing: {
    title: 'Identity Platform pricing',
    url: 'https://cloud.google.com/identity-platform/pricing',
    copy: 'undated; third-party notes of 2026-08-29 state the same prices',
  },
  functions: {
    title: 'Cloud Functions for Firebase',
    url: 'https://firebase.google.com/docs/functions/get-started',
    copy: 'not read; quoted in third-party notes of 2026-09-05: the function needs the Blaze plan',
  },
} as const satisfies Record<string, Source>;
