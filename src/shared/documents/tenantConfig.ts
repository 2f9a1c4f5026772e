import { fieldsOf, omitUndefined, textOf } from './decode.ts';

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
  const { firebase: rawFirebase, emulators, initialAuthToken } = fieldsOf(raw);
  const firebase = fieldsOf(rawFirebase);
  if (Object.keys(firebase).length === 0) return undefined;
  const { auth: rawAuth, firestore: rawFirestore } = fieldsOf(emulators);
  const auth = textOf(rawAuth);
  const firestore = textOf(rawFirestore);
  return omitUndefined({
    firebase,
    emulators: auth !== undefined && firestore !== undefined ? { auth, firestore } : undefined,
    initialAuthToken: textOf(initialAuthToken),
  }) as TenantConfig;
}
