import { read, remove, write } from '../../browser/storage.ts';
import { decodeText } from '../../shared/documents/decode.ts';
import { type FetchAsVisitor, isRefusal } from '../backend.ts';
import { callGoogle, type Endpoints } from './googleApi.ts';

/** ID tokens are renewed this long before they expire. */
const marginMs = 60_000;

/** Error codes of an account that can no longer be used. */
const goneCodes = ['TOKEN_EXPIRED', 'USER_DISABLED', 'USER_NOT_FOUND', 'INVALID_REFRESH_TOKEN'];

const isGone = ({ message }: Error) => goneCodes.some((code) => message.startsWith(code));

/** Only the refresh token is stored between visits. */
type Session = {
  refreshToken: string;
  /** Missing on a return visit until `getIdToken` is called. */
  idToken?: string;
  /** In ms on the visitor's clock. */
  expiresAt: number;
};

/** The sign-in service and the token service name the same fields differently. */
async function requestSession(address: string, body: BodyInit): Promise<Session> {
  const answer = await callGoogle(address, { method: 'POST', body });
  const idToken = decodeText(answer['idToken'] ?? answer['id_token']);
  const refreshToken = decodeText(answer['refreshToken'] ?? answer['refresh_token']);
  if (idToken === undefined || refreshToken === undefined) throw new Error('The response has no tokens');
  const lifetimeS = Number(answer['expiresIn'] ?? answer['expires_in']) || 0;
  return { refreshToken, idToken, expiresAt: Date.now() + lifetimeS * 1000 };
}

/** Signs in with the initial token, or else signs up. */
function startSession({ account }: Endpoints, token: string | undefined): Promise<Session> {
  const json = JSON.stringify({ token, returnSecureToken: true });
  const method = token === undefined ? 'signUp' : 'signInWithCustomToken';
  return requestSession(account(method), new Blob([json], { type: 'application/json' }));
}

function refreshSession({ token }: Endpoints, { refreshToken }: Session): Promise<Session> {
  const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken });
  return requestSession(token, body);
}

/**
 * The visitor's account: the initial token's, or the anonymous account of an earlier visit, or a new anonymous one. With
 * Identity Toolkit's REST interface, sign-in needs no library and one request, or none for a returning visitor.
 */
export function visitorAccount(endpoints: Endpoints, storageKey: string, initialAuthToken?: string) {
  const isAnonymous = initialAuthToken === undefined;
  const stored = isAnonymous ? decodeText(read(storageKey)) : undefined;
  /** Undefined while nobody is signed in. */
  let session: Session | undefined =
    stored === undefined ? undefined : { refreshToken: stored, expiresAt: 0 };
  let isSigningIn = false;
  let renewal: Promise<void> | undefined;

  const open = (opened: Session) => {
    session = opened;
    if (isAnonymous) write(storageKey, opened.refreshToken);
  };
  /** Rejects when the token service cannot be reached. */
  const renew = async () => {
    try {
      if (session !== undefined) return open(await refreshSession(endpoints, session));
    } catch (reason) {
      if (!isRefusal(reason)) throw reason;
      if (!isGone(reason)) return;
      session = undefined;
      if (isAnonymous) remove(storageKey);
    }
    // If it fails, nobody is signed in, and the next call tries again.
    if (isAnonymous) await startSession(endpoints, initialAuthToken).then(open, () => {});
  };
  const validToken = () =>
    session !== undefined && session.expiresAt - marginMs >= Date.now() ? session.idToken : undefined;

  /**
   * Returns a valid ID token, or `undefined` if nobody is signed in or the account is refused. Without an initial token,
   * signs up if an earlier sign-in failed.
   */
  const getIdToken = async (): Promise<string | undefined> => {
    if (validToken() === undefined && !isSigningIn)
      renewal ??= renew().finally(() => {
        renewal = undefined;
      });
    await renewal;
    return validToken();
  };
  const fetchAsVisitor: FetchAsVisitor = async (path, init) => {
    const idToken = await getIdToken();
    if (idToken === undefined) return undefined;
    const headers = { ...init.headers, Authorization: `Bearer ${idToken}` };
    const response = await fetch(path, { ...init, headers });
    if (response.status === 401 && session !== undefined) session.expiresAt = 0;
    return response;
  };

  return {
    /** Rejects when sign-in is refused or the service cannot be reached. */
    signIn: async (): Promise<void> => {
      if (session !== undefined) return;
      isSigningIn = true;
      await startSession(endpoints, initialAuthToken)
        .then(open)
        .finally(() => {
          isSigningIn = false;
        });
    },
    getIdToken,
    fetch: fetchAsVisitor,
  };
}
