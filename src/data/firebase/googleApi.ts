import { withinMs } from '../../browser/withinMs.ts';
import { decodeFields, decodeText, isObject } from '../../shared/documents/decode.ts';
import type { ProjectConfig } from '../../shared/projectConfig.ts';
import { createRefusal } from '../backend.ts';

/** The REST URLs of the Firebase project: Google's, or those of the configured emulators. */
export function apiEndpoints({ firebase, emulators }: ProjectConfig) {
  const key = decodeText(firebase['apiKey']) ?? '';
  const project = decodeText(firebase['projectId']) ?? '';
  // The emulator's address precedes the host of the API.
  const auth = emulators === undefined ? 'https://' : emulators.auth.replace(/\/?$/, '/');
  const store =
    emulators === undefined ? 'https://firestore.googleapis.com' : `http://${emulators.firestore}`;
  const withKey = (address: string, query: Readonly<Record<string, string>> = {}) =>
    `${address}?${new URLSearchParams({ ...query, key })}`;
  const documents = `projects/${project}/databases/(default)/documents`;
  return {
    project,
    /** The URL of an Identity Toolkit `accounts` method, such as `signUp`. */
    account: (method: string) => withKey(`${auth}identitytoolkit.googleapis.com/v1/accounts:${method}`),
    /** Exchanges a refresh token for an ID token. */
    token: withKey(`${auth}securetoken.googleapis.com/v1/token`),
    /** The resource name of a document or a collection. */
    resourceName: (path: string) => `${documents}/${path.split('/').map(encodeURIComponent).join('/')}`,
    /** The URL of the method that commits a batch of writes. */
    commit: withKey(`${store}/v1/${documents}:commit`),
    /** The URL of a document or a collection. */
    firestore: (name: string, query?: Readonly<Record<string, string>>) =>
      withKey(`${store}/v1/${name}`, query),
  };
}

export type Endpoints = ReturnType<typeof apiEndpoints>;

const timeoutMs = 15_000;

/** Request Timeout, Too Early and Too Many Requests: the same request may succeed later. */
const temporaryStatuses = [408, 425, 429];

const refusedKeyStatuses = [400, 403];
/** Firestore's message. Without the key, the rules would refuse the read as well. */
const refusedByRules = 'Missing or insufficient permissions.';

/**
 * Sends a request to a Google API and returns its response, a JSON object. Rejects with a refusal for a 4xx status, and with
 * another error when the API fails, is overloaded or cannot be reached, or when a proxy cuts or replaces the response. Errors
 * of the sign-in and token services start with a code, such as `USER_DISABLED`.
 *
 * API keys are restricted by referrer, so the page's origin is sent even if the host has a stricter referrer policy. For
 * browsers that send none, reads are repeated without the key, which public documents do not need.
 */
export const callGoogle = (
  address: string,
  { signal, ...init }: RequestInit = {},
): Promise<Readonly<Record<string, unknown>>> =>
  withinMs(timeoutMs, async (timeout) => {
    const response = await fetch(address, {
      ...init,
      referrerPolicy: 'strict-origin-when-cross-origin',
      // Browsers below the minimum lack `any`. There, the read only ends later.
      signal: signal && 'any' in AbortSignal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const { ok, status } = response;
    if (ok) {
      const answer: unknown = await response.json();
      if (isObject(answer)) return decodeFields(answer);
      throw new Error('The response is not an object');
    }
    const { error } = decodeFields(await response.json().catch(() => undefined));
    const message = decodeText(decodeFields(error)['message']) ?? `Status ${status}`;
    const withoutKey = address.replace(/[?&]key=[^&]*$/, '');
    const isRead = init.method === undefined && withoutKey !== address;
    if (isRead && refusedKeyStatuses.includes(status) && message !== refusedByRules)
      return callGoogle(withoutKey, { signal: signal ?? null });
    const isRefused = status < 500 && !temporaryStatuses.includes(status);
    throw isRefused ? createRefusal(message) : new Error(message);
  });
