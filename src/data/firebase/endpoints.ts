import { textOf } from '../decode.ts';
import type { TenantConfig } from './tenantConfig.ts';

/** The REST URLs of a tenant's Firebase project. */
export type Endpoints = {
  /** The project's id. */
  project: string;
  /** The URL of an Identity Toolkit `accounts` method, such as `signUp`. */
  account: (method: string) => string;
  /** Exchanges a refresh token for an ID token. */
  token: string;
  /** The resource name of a document or a collection, from the segments of its path. */
  nameOf: (...path: readonly string[]) => string;
  /** The URL of a Firestore resource. Its name may end in a custom method such as `:commit`. */
  firestore: (name: string, query?: Readonly<Record<string, string>>) => string;
};

/** Returns Google's URLs, or those of the configured emulators. */
export function endpointsOf({ firebase, emulators }: TenantConfig): Endpoints {
  const key = textOf(firebase['apiKey']) ?? '';
  const project = textOf(firebase['projectId']) ?? '';
  // The emulator's address precedes the host of the API.
  const auth = emulators === undefined ? 'https://' : emulators.auth.replace(/\/?$/, '/');
  const store =
    emulators === undefined ? 'https://firestore.googleapis.com' : `http://${emulators.firestore}`;
  const withKey = (address: string, query = {}) => `${address}?${new URLSearchParams({ ...query, key })}`;
  const documents = `projects/${project}/databases/(default)/documents`;
  return {
    project,
    account: (method) => withKey(`${auth}identitytoolkit.googleapis.com/v1/accounts:${method}`),
    token: withKey(`${auth}securetoken.googleapis.com/v1/token`),
    nameOf: (...path) => [documents, ...path.map(encodeURIComponent)].join('/'),
    firestore: (name, query) => withKey(`${store}/v1/${name}`, query),
  };
}
