import { fieldsOf, textOf } from '../decode';
import type { TenantConfig } from '../model';
import { unreachable } from '../summary';
import type { AccountStore } from './accountStore';
import { endpointsOf } from './endpoints';

/** How long before its end an ID token is no longer handed out. */
const spareMs = 60_000;

/** What the token exchange says of an account that is no more. */
const goneForGood = ['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND', 'INVALID_REFRESH_TOKEN'];

type Session = {
  refreshToken: string;
  /** Kept in memory alone. Nothing until it is asked for. */
  idToken?: string;
  /** By the visitor's clock. */
  idTokenEndsAt?: number;
};

export type VisitorAccount = {
  /** Rejects when the sign-in is refused or cannot be sent; nobody is signed in then. */
  signIn: () => Promise<void>;
  /** A token of the signed-in visitor that is valid now; nothing when nobody is signed in. */
  getIdToken: () => Promise<string | undefined>;
};

const json = (value: unknown) => new Blob([JSON.stringify(value)], { type: 'application/json' });

async function post(
  address: string,
  body: Blob | URLSearchParams,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(address, { method: 'POST', body }).catch(() => {
    throw unreachable;
  });
  const answer = fieldsOf(await response.json().catch(() => undefined));
  if (response.ok) return answer;
  throw new Error(textOf(fieldsOf(answer['error'])['message']) ?? `Server returned ${response.status}`);
}

function sessionFrom(idToken: unknown, refreshToken: unknown, lifetimeS: unknown): Required<Session> {
  const session = { idToken: textOf(idToken), refreshToken: textOf(refreshToken) };
  if (session.idToken === undefined || session.refreshToken === undefined)
    throw new Error('Unexpected answer to a sign-in');
  return {
    idToken: session.idToken,
    refreshToken: session.refreshToken,
    idTokenEndsAt: Date.now() + (Number(lifetimeS) || 0) * 1000,
  };
}

/**
 * The visitor's account: the initial token's, else the anonymous one of an earlier visit, else a new anonymous one
 * (decisions, 'Sign-in'). Spoken to by the Identity Toolkit's REST interface: a sign-in is one request that needs no
 * library, and a visitor who is known already needs none to be signed in.
 */
export function visitorAccount(config: TenantConfig, store: AccountStore): VisitorAccount {
  const { initialAuthToken } = config;
  const { account, token } = endpointsOf(config);
  let session: Session | undefined;
  let renewal: Promise<void> | undefined;

  const enter = async (method: string, credentials: object) => {
    const answer = await post(account(method), json({ ...credentials, returnSecureToken: true }));
    session = sessionFrom(answer['idToken'], answer['refreshToken'], answer['expiresIn']);
    return session.refreshToken;
  };
  const signUp = async () => {
    // The visitor does not wait for it to be written down.
    void store.write(await enter('signUp', {}));
  };

  const renew = async (refreshToken: string) => {
    try {
      const credentials = { grant_type: 'refresh_token', refresh_token: refreshToken };
      const answer = await post(token, new URLSearchParams(credentials));
      const renewed = sessionFrom(answer['id_token'], answer['refresh_token'], answer['expires_in']);
      session = renewed;
      const isAnother = renewed.refreshToken !== refreshToken;
      if (isAnother && initialAuthToken === undefined) void store.write(renewed.refreshToken);
    } catch (refusal) {
      const [code = ''] = refusal instanceof Error ? refusal.message.split(' ') : [];
      if (!goneForGood.includes(code)) throw refusal;
      session = undefined;
      if (initialAuthToken !== undefined) return;
      await store.clear();
      await signUp();
    }
  };

  return {
    signIn: async () => {
      if (initialAuthToken !== undefined) {
        await enter('signInWithCustomToken', { token: initialAuthToken });
        return;
      }
      const refreshToken = await store.read();
      if (refreshToken === undefined) await signUp();
      else session = { refreshToken };
    },
    getIdToken: async () => {
      if (session === undefined) return undefined;
      if ((session.idTokenEndsAt ?? 0) - spareMs < Date.now()) {
        renewal ??= renew(session.refreshToken).finally(() => {
          renewal = undefined;
        });
        await renewal;
      }
      return session?.idToken;
    },
  };
}
