import { decodeFields, omitUndefined, decodeText } from './decode.ts';

/** The page's element with the built-in configuration, as JSON. */
export const builtInId = 'tenant-config';

export type TenantConfig = {
  /** The Firebase web configuration of the tenant's project; never empty. */
  firebase: Readonly<Record<string, unknown>>;
  /** For example `http://127.0.0.1:9099` and `127.0.0.1:8080`. */
  emulators?: { auth: string; firestore: string };
  initialAuthToken?: string;
};

/** Decodes a configuration, or returns `undefined` when its `firebase` is missing or empty. */
export function decodeTenantConfig(raw: unknown): TenantConfig | undefined {
  const { firebase: rawFirebase, emulators, initialAuthToken } = decodeFields(raw);
  const firebase = decodeFields(rawFirebase);
  if (Object.keys(firebase).length === 0) return undefined;
  const { auth: rawAuth, firestore: rawFirestore } = decodeFields(emulators);
  const auth = decodeText(rawAuth);
  const firestore = decodeText(rawFirestore);
  return omitUndefined({
    firebase,
    emulators: auth !== undefined && firestore !== undefined ? { auth, firestore } : undefined,
    initialAuthToken: decodeText(initialAuthToken),
  }) as TenantConfig;
}
