import type { FetchAsVisitor } from '../backend.ts';

type Account = {
  /** `undefined`: nobody is signed in, or the account is refused. */
  getIdToken: () => Promise<string | undefined>;
  /** The next `getIdToken` returns another token. */
  forgetIdToken: () => void;
};

/** Returns a function that adds the account's ID token to requests, and forgets a token that the server refuses. */
export const fetchAsVisitor =
  ({ getIdToken, forgetIdToken }: Account, fetch: typeof globalThis.fetch): FetchAsVisitor =>
  async (path, init) => {
    const token = await getIdToken();
    if (token === undefined) return undefined;
    const headers = { ...init.headers, Authorization: `Bearer ${token}` };
    const response = await fetch(path, { ...init, headers });
    if (response.status === 401) forgetIdToken();
    return response;
  };
