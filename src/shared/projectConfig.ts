import { type Decoders, decodeFields, decodeText, decodeWith, omitUndefined } from './documents/decode.ts';

/** The page's element with the built-in configuration, as JSON. */
export const builtInId = 'tenant-config';

/** The Firebase project that has the data of all dealers, and how a visitor connects to it. */
export type ProjectConfig = {
  /** The project's web configuration; never empty. */
  firebase: Readonly<Record<string, unknown>>;
  /** For example `http://127.0.0.1:9099` and `127.0.0.1:8080`. */
  emulators?: { auth: string; firestore: string };
  initialAuthToken?: string;
};

/** Whether anyone may read a field: the build writes it into the page, and the dealers' server sends it. */
export const isPublicField: Readonly<Record<string, boolean>> = {
  firebase: true,
  emulators: true,
  initialAuthToken: false,
} satisfies Record<keyof ProjectConfig, boolean>;

function decodeEmulators(raw: unknown): ProjectConfig['emulators'] {
  const { auth: rawAuth, firestore: rawFirestore } = decodeFields(raw);
  const auth = decodeText(rawAuth);
  const firestore = decodeText(rawFirestore);
  return auth !== undefined && firestore !== undefined ? { auth, firestore } : undefined;
}

const decoders: Decoders<ProjectConfig> = {
  firebase: decodeFields,
  emulators: decodeEmulators,
  initialAuthToken: decodeText,
};

/** Decodes a configuration, or returns `undefined` when its `firebase` is missing or empty. */
export function decodeProjectConfig(raw: unknown): ProjectConfig | undefined {
  const config = decodeWith(decoders, raw);
  const isEmpty = Object.keys(config.firebase).length === 0;
  return isEmpty ? undefined : (omitUndefined(config) as ProjectConfig);
}
