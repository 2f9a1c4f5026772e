import { forget, read, write } from '../../browser/storage.ts';
import { Refusal } from '../backend.ts';
import { textOf } from '../documents/decode.ts';
import type { TenantConfig } from '../documents/tenantConfig.ts';
import { endpointsOf } from './endpoints.ts';
import { callGoogle } from './googleApi.ts';

/** An ID token is renewed this long before it expires. */
const marginMs = 60_000;

/** Error codes after which the stored account can no longer be used. */
const goneCodes = ['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND', 'INVALID_REFRESH_TOKEN'];

const isGone = (reason: unknown) =>
  reason instanceof Refusal && goneCodes.some((code) => reason.message.startsWith(code));

type Session = {
  refreshToken: string;
  /** Never stored. A returning visitor has none until `getIdToken` is called. */
  idToken?: string;
  /** Milliseconds by the visitor's clock. */
  idTokenExpiresAt?: number;
};

const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' });

function sessionFrom(rawIdToken: unknown, rawRefreshToken: unknown, lifetimeS: unknown): Session {
  const idToken = textOf(rawIdToken);
  const refreshToken = textOf(rawRefreshToken);
  if (idToken === undefined || refreshToken === undefined)
    throw new Error('Unexpected response from the sign-in or token service');
  const idTokenExpiresAt = Date.now() + (Number(lifetimeS) || 0) * 1000;
  return { idToken, refreshToken, idTokenExpiresAt };
}

function storedSession(key: string): Session | undefined {
  const refreshToken = textOf(read(key));
  return refreshToken === undefined ? undefined : { refreshToken };
}

/**
 * The visitor's account: that of the initial token, else the anonymous account of an earlier visit, else a new
 * anonymous one. It uses the Identity Toolkit's REST interface, so a sign-in needs one request and no library, and a
 * returning visitor needs no request.
 *
 * @param key under which the browser's storage keeps an anonymous account
 */
export function visitorAccount(config: TenantConfig, key: string) {
  const { initialAuthToken } = config;
  const isAnonymous = initialAuthToken === undefined;
  const { account, token } = endpointsOf(config);
  let session = isAnonymous ? storedSession(key) : undefined;
  let isSigningIn = false;
  let renewal: Promise<void> | undefined;

  const post = (address: string, body: Blob | URLSearchParams) =>
    callGoogle(address, { method: 'POST', body });
  const begin = (started: Session) => {
    if (isAnonymous && started.refreshToken !== session?.refreshToken) write(key, started.refreshToken);
    session = started;
  };
  const enter = async () => {
    const credentials = isAnonymous ? {} : { token: initialAuthToken };
    const address = account(isAnonymous ? 'signUp' : 'signInWithCustomToken');
    const answer = await post(address, json({ ...credentials, returnSecureToken: true }));
    begin(sessionFrom(answer['idToken'], answer['refreshToken'], answer['expiresIn']));
  };
  const refresh = async ({ refreshToken }: Session) => {
    const credentials = { grant_type: 'refresh_token', refresh_token: refreshToken };
    const answer = await post(token, new URLSearchParams(credentials));
    begin(sessionFrom(answer['id_token'], answer['refresh_token'], answer['expires_in']));
  };

  /** Rejects when the token service cannot be reached or refuses an account that still exists. */
  const renew = async () => {
    try {
      if (session !== undefined) return await refresh(session);
    } catch (reason) {
      if (!isGone(reason)) throw reason;
      session = undefined;
      if (isAnonymous) forget(key);
    }
    // Nobody is signed in when it fails: the next caller tries again.
    if (isAnonymous) await enter().catch(() => {});
  };

  return {
    /** Rejects when sign-in is refused or cannot be sent. */
    signIn: async (): Promise<void> => {
      if (session !== undefined) return;
      isSigningIn = true;
      await enter().finally(() => {
        isSigningIn = false;
      });
    },
    /**
     * Returns a valid ID token, or `undefined` when nobody is signed in or the account is refused. Signs up when an
     * earlier sign-in has failed, unless there is an initial token.
     */
    getIdToken: async (): Promise<string | undefined> => {
      const isValid = (session?.idTokenExpiresAt ?? 0) - marginMs >= Date.now();
      if (!isValid && !isSigningIn)
        renewal ??= renew().finally(() => {
          renewal = undefined;
        });
      try {
        await renewal;
      } catch (reason) {
        if (reason instanceof Refusal) return undefined;
        throw reason;
      }
      return session?.idToken;
    },
    /** The server has refused the ID token: the next `getIdToken` asks for another one. */
    forgetIdToken: (): void => {
      if (session !== undefined) session = { refreshToken: session.refreshToken };
    },
  };
}
