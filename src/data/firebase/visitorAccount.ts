import { forget, read, write } from '../../browser/storage.ts';
import { type FetchAsVisitor, RequestRefusedError } from '../backend.ts';
import { textOf } from '../documents/decode.ts';
import type { TenantConfig } from '../documents/tenantConfig.ts';
import { callGoogle, endpointsOf } from './googleApi.ts';

/** ID tokens are renewed this long before they expire. */
const marginMs = 60_000;

/** Error codes of an account that can no longer be used. */
const goneCodes = ['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND', 'INVALID_REFRESH_TOKEN'];

const isGone = (reason: unknown) =>
  reason instanceof RequestRefusedError && goneCodes.some((code) => reason.message.startsWith(code));

/**
 * The visitor's account: the initial token's, or the anonymous account of an earlier visit, or a new anonymous one. Uses the
 * Identity Toolkit's REST interface, so sign-in needs no library, and one request, or none for a returning visitor.
 *
 * @param key storage key of the anonymous account
 */
export function visitorAccount(config: TenantConfig, key: string) {
  const { initialAuthToken } = config;
  const isAnonymous = initialAuthToken === undefined;
  const { account, token } = endpointsOf(config);
  /** Undefined while nobody is signed in. */
  let refreshToken = isAnonymous ? textOf(read(key)) : undefined;
  /** Never stored, so undefined on a return visit until `getIdToken` is called. `expiresAt` is in ms on the visitor's clock. */
  let idToken: { text: string; expiresAt: number } | undefined;
  let isSigningIn = false;
  let renewal: Promise<void> | undefined;

  /** The sign-in service and the token service name the same fields differently. */
  const requestTokens = async (address: string, body: BodyInit) => {
    const answer = await callGoogle(address, { method: 'POST', body });
    const text = textOf(answer['idToken'] ?? answer['id_token']);
    const newRefreshToken = textOf(answer['refreshToken'] ?? answer['refresh_token']);
    if (text === undefined || newRefreshToken === undefined)
      throw new Error('Unexpected response from the sign-in or token service');
    const lifetimeS = Number(answer['expiresIn'] ?? answer['expires_in']) || 0;
    idToken = { text, expiresAt: Date.now() + lifetimeS * 1000 };
    refreshToken = newRefreshToken;
    if (isAnonymous) write(key, refreshToken);
  };
  const startSession = () => {
    const credentials = { ...(!isAnonymous && { token: initialAuthToken }), returnSecureToken: true };
    const body = new Blob([JSON.stringify(credentials)], { type: 'application/json' });
    return requestTokens(account(isAnonymous ? 'signUp' : 'signInWithCustomToken'), body);
  };
  const refresh = (current: string) =>
    requestTokens(token, new URLSearchParams({ grant_type: 'refresh_token', refresh_token: current }));

  /** Rejects when the token service cannot be reached or refuses an account that still exists. */
  const renew = async () => {
    try {
      if (refreshToken !== undefined) return await refresh(refreshToken);
    } catch (reason) {
      if (!isGone(reason)) throw reason;
      refreshToken = undefined;
      idToken = undefined;
      if (isAnonymous) forget(key);
    }
    // If it fails, nobody is signed in, and the next call tries again.
    if (isAnonymous) await startSession().catch(() => {});
  };

  /**
   * Returns a valid ID token, or `undefined` if nobody is signed in or the account is refused. Without an initial token,
   * signs up if an earlier sign-in failed.
   */
  const getIdToken = async (): Promise<string | undefined> => {
    const isValid = idToken !== undefined && idToken.expiresAt - marginMs >= Date.now();
    if (!isValid && !isSigningIn)
      renewal ??= renew().finally(() => {
        renewal = undefined;
      });
    try {
      await renewal;
    } catch (reason) {
      if (reason instanceof RequestRefusedError) return undefined;
      throw reason;
    }
    return idToken?.text;
  };
  const fetchAsVisitor: FetchAsVisitor = async (path, init) => {
    const text = await getIdToken();
    if (text === undefined) return undefined;
    const response = await fetch(path, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${text}` },
    });
    if (response.status === 401) idToken = undefined;
    return response;
  };

  return {
    /** Rejects when sign-in is refused or the service cannot be reached. */
    signIn: async (): Promise<void> => {
      if (refreshToken !== undefined) return;
      isSigningIn = true;
      await startSession().finally(() => {
        isSigningIn = false;
      });
    },
    getIdToken,
    fetch: fetchAsVisitor,
  };
}
