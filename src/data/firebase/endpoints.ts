import { textOf } from '../documents/decode.ts';
import type { TenantConfig } from '../documents/tenantConfig.ts';

/** The REST URLs of a tenant's Firebase project: Google's, or those of the configured emulators. */
export function endpointsOf({ firebase, emulators }: TenantConfig) {
  const key = textOf(firebase['apiKey']) ?? '';
  const project = textOf(firebase['projectId']) ?? '';
  // The emulator's address precedes the host of the API.
  const auth = emulators === undefined ? 'https://' : emulators.auth.replace(/\/?$/, '/');
  const store =
    emulators === undefined ? 'https://firestore.googleapis.com' : `http://${emulators.firestore}`;
  const withKey = (address: string, query: Readonly<Record<string, string>> = {}) =>
    `${address}?${new URLSearchParams({ ...query, key })}`;
  const documents = `projects/${project}/databases/(default)/documents`;
  return {
    /** The project's id. */
    project,
    /** The URL of an Identity Toolkit `accounts` method, such as `signUp`. */
    account: (method: string) => withKey(`${auth}identitytoolkit.googleapis.com/v1/accounts:${method}`),
    /** Exchanges a refresh token for an ID token. */
    token: withKey(`${auth}securetoken.googleapis.com/v1/token`),
    /** The resource name of a document or a collection, from the segments of its path. */
    nameOf: (...path: readonly string[]) => [documents, ...path.map(encodeURIComponent)].join('/'),
    /** The URL of a Firestore resource. Its name may end in a custom method such as `:commit`. */
    firestore: (name: string, query?: Readonly<Record<string, string>>) =>
      withKey(`${store}/v1/${name}`, query),
  };
}

export type Endpoints = ReturnType<typeof endpointsOf>;
