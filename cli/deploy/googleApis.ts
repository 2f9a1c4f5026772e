import { googleAccessToken } from '../googleLogin.ts';
import type { ApiHost, Get } from './readiness.ts';

const timeoutMs = 30_000;

/** The variables that replace an API's origin in firebase-tools too, so that both talk to the same servers. */
const originVariables: Readonly<Record<ApiHost, string>> = {
  'firebase.googleapis.com': 'FIREBASE_API_URL',
  'firebasehosting.googleapis.com': 'FIREBASE_HOSTING_API_URL',
  'identitytoolkit.googleapis.com': 'FIREBASE_AUTH_MANAGEMENT_URL',
  'firestore.googleapis.com': 'FIRESTORE_URL',
  'cloudbilling.googleapis.com': 'FIREBASE_CLOUDBILLING_URL',
  'secretmanager.googleapis.com': 'CLOUD_SECRET_MANAGER_URL',
};

const originOf = (host: ApiHost) => process.env[originVariables[host]] || `https://${host}`;

/**
 * Logs in with the application default credentials and returns a `Get` whose requests count against the project's
 * quota. The `Get` rejects when an API cannot be reached or does not answer within 30 s.
 */
export async function openGoogleApis(projectId: string): Promise<Get> {
  const headers = {
    Authorization: `Bearer ${await googleAccessToken(projectId)}`,
    'X-Goog-User-Project': projectId,
  };
  return async (host, path) => {
    try {
      const response = await fetch(originOf(host) + path, {
        headers,
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, body: await response.json().catch(() => undefined) };
    } catch (error) {
      throw new Error(`Could not reach ${originOf(host)}`, { cause: error });
    }
  };
}
