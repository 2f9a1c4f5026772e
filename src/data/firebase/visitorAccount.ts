import { textOf } from '../decode.ts';
import { accountStore } from './accountStore.ts';
import type { TenantConfig } from './tenantConfig.ts';
import { endpointsOf } from './endpoints.ts';
import { ApiRefusal, callGoogle } from './googleApi.ts';

/** An ID token is renewed this long before it expires. */
const marginMs = 60_000;

/** Error codes after which the stored account can no longer be used. */
const goneCodes = ['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND', 'INVALID_REFRESH_TOKEN'];

const isGone = (reason: unknown) =>
  reason instanceof ApiRefusal && goneCodes.some((code) => reason.message.startsWith(code));

type Session = {
  /** For a returning visitor, it may still be being read from storage, or turn out to be lost. */
  refreshToken: string | Promise<string | undefined>;
  /** Never stored. A returning visitor has none until `getIdToken` is called. */
  idToken?: string;
  /** Milliseconds by the visitor's clock. */
  idTokenExpiresAt?: number;
};

const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' });

function sessionFrom(rawIdToken: unknown, rawRefreshToken: unknown, lifetimeS: unknown) {
  const idToken = textOf(rawIdToken);
  const refreshToken = textOf(rawRefreshToken);
  if (idToken === undefined || refreshToken === undefined)
    throw new Error('Unexpected response from the sign-in or token service');
  const idTokenExpiresAt = Date.now() + (Number(lifetimeS) || 0) * 1000;
  return { idToken, refreshToken, idTokenExpiresAt } satisfies Session;
}

/**
 * The visitor's account: that of the initial token, else the anonymous account of an earlier visit, else a new
 * anonymous one. It uses the Identity Toolkit's REST interface, so a sign-in needs one request and no library, and a
 * returning visitor needs no request.
 *
 * @param key under which the browser's storage keeps an anonymous account
 */
export function visitorAccount(config: TenantConfig, key: string) {
  const store = accountStore(key);
  const { initialAuthToken } = config;
  const { account, token } = endpointsOf(config);
  let session: Session | undefined;
  let renewal: Promise<void> | undefined;

  const post = (address: string, body: Blob | URLSearchParams) =>
    callGoogle(address, { method: 'POST', body });
  const enter = async (method: string, credentials: object) => {
    const answer = await post(account(method), json({ ...credentials, returnSecureToken: true }));
    const entered = sessionFrom(answer['idToken'], answer['refreshToken'], answer['expiresIn']);
    session = entered;
    return entered.refreshToken;
  };
  const signUp = async () => {
    // The visitor does not wait for storage.
    void store.write(await enter('signUp', {}));
  };

  const renew = async (pending: Session['refreshToken']) => {
    const refreshToken = await pending;
    if (refreshToken === undefined) return signUp();
    try {
      const credentials = { grant_type: 'refresh_token', refresh_token: refreshToken };
      const answer = await post(token, new URLSearchParams(credentials));
      const renewed = sessionFrom(answer['id_token'], answer['refresh_token'], answer['expires_in']);
      session = renewed;
      const isNewToken = renewed.refreshToken !== refreshToken;
      if (isNewToken && initialAuthToken === undefined) void store.write(renewed.refreshToken);
    } catch (reason) {
      if (!isGone(reason)) throw reason;
      session = undefined;
      if (initialAuthToken !== undefined) return;
      await store.clear();
      await signUp();
    }
  };

  return {
    /** Rejects when sign-in is refused or cannot be sent. */
    signIn: async (): Promise<void> => {
      if (initialAuthToken !== undefined) {
        await enter('signInWithCustomToken', { token: initialAuthToken });
        return;
      }
      const reading = store.read();
      // The site is shown once sign-in settles: it does not wait for a busy machine's IndexedDB.
      if (store.isInDatabase() || (await reading) !== undefined) session = { refreshToken: reading };
      else await signUp();
    },
    /** Returns a valid ID token, or `undefined` when nobody is signed in or the account is refused. */
    getIdToken: async (): Promise<string | undefined> => {
      // While an account that is gone is being replaced, there is no session.
      if (renewal === undefined) {
        if (session === undefined) return undefined;
        if ((session.idTokenExpiresAt ?? 0) - marginMs >= Date.now()) return session.idToken;
        renewal = renew(session.refreshToken).finally(() => {
          renewal = undefined;
        });
      }
      try {
        await renewal;
      } catch (reason) {
        if (reason instanceof ApiRefusal) return undefined;
        throw reason;
      }
      return session?.idToken;
    },
  };
}
