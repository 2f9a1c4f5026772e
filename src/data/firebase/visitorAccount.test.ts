import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitorAccount } from './visitorAccount.ts';

const config = {
  firebase: { apiKey: 'key', projectId: 'demo' },
  emulators: { auth: 'http://127.0.0.1:9099/', firestore: '127.0.0.1:8080' },
};
const hour = 3_600_000;

/** The answers to the next requests. */
const answers: (object | Error | 'hangs')[] = [];
const requests: { path: string; body: string }[] = [];

function memory(initial?: string) {
  let kept = initial;
  return {
    read: async () => kept,
    write: async (text: string) => {
      kept = text;
    },
    clear: async () => {
      kept = undefined;
    },
    kept: () => kept,
  };
}

const refusal = (message: string, code = 400) => ({ error: { code, message } });
const newAccount = (name: string) => ({
  idToken: `${name}-id`,
  refreshToken: `${name}-refresh`,
  expiresIn: '3600',
});
const renewed = (name: string) => ({
  id_token: `${name}-id`,
  refresh_token: `${name}-refresh`,
  expires_in: '3600',
});

beforeEach(() => {
  vi.useFakeTimers();
  answers.length = 0;
  requests.length = 0;
  vi.stubGlobal('fetch', async (address: string, { body }: { body: Blob | URLSearchParams }) => {
    const path = new URL(address).pathname.split('/').at(-1) ?? '';
    requests.push({ path, body: body instanceof Blob ? await body.text() : body.toString() });
    const answer = answers.shift();
    if (answer === 'hangs') return new Promise(() => {});
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('Unexpected request');
    const { code = 200 } = 'error' in answer ? (answer.error as { code: number }) : {};
    return Response.json(answer, { status: code });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('signIn', () => {
  it('creates an anonymous account and stores it', async () => {
    const store = memory();
    answers.push(newAccount('first'));
    const account = visitorAccount(config, store);
    await account.signIn();
    expect(requests).toEqual([{ path: 'accounts:signUp', body: '{"returnSecureToken":true}' }]);
    expect(store.kept()).toBe('first-refresh');
    expect(await account.getIdToken()).toBe('first-id');
    expect(requests).toHaveLength(1);
  });

  it('sends no request for a returning visitor', async () => {
    await visitorAccount(config, memory('known')).signIn();
    expect(requests).toEqual([]);
  });

  it('uses an initial token and keeps the stored anonymous account', async () => {
    const store = memory('known');
    answers.push(newAccount('customer'));
    const account = visitorAccount({ ...config, initialAuthToken: 'token' }, store);
    await account.signIn();
    expect(requests).toEqual([
      { path: 'accounts:signInWithCustomToken', body: '{"token":"token","returnSecureToken":true}' },
    ]);
    expect(store.kept()).toBe('known');
    expect(await account.getIdToken()).toBe('customer-id');
  });

  it('rejects on a refusal, a network failure or a malformed response, and leaves the visitor signed out', async () => {
    for (const [answer, message] of [
      [refusal('ADMIN_ONLY_OPERATION'), 'ADMIN_ONLY_OPERATION'],
      [new TypeError('Failed to fetch'), 'Failed to fetch'],
      [{ idToken: 7 }, 'Unexpected response from the sign-in or token service'],
    ] as const) {
      answers.push(answer);
      const account = visitorAccount(config, memory());
      await expect(account.signIn()).rejects.toThrow(message);
      expect(await account.getIdToken()).toBeUndefined();
    }
  });
});

describe('getIdToken', () => {
  it('fetches the token of a returning visitor once for concurrent callers', async () => {
    const store = memory('known');
    const account = visitorAccount(config, store);
    await account.signIn();
    answers.push(renewed('known'));
    expect(await Promise.all([account.getIdToken(), account.getIdToken()])).toEqual(['known-id', 'known-id']);
    expect(requests).toEqual([{ path: 'token', body: 'grant_type=refresh_token&refresh_token=known' }]);
  });

  it('renews the token a minute before it expires', async () => {
    answers.push(newAccount('first'), renewed('second'));
    const account = visitorAccount(config, memory());
    await account.signIn();
    vi.advanceTimersByTime(hour - 61_000);
    expect(await account.getIdToken()).toBe('first-id');
    vi.advanceTimersByTime(2000);
    expect(await account.getIdToken()).toBe('second-id');
  });

  it('replaces an account that no longer exists', async () => {
    for (const message of ['USER_NOT_FOUND', 'TOKEN_EXPIRED : long ago']) {
      const store = memory('gone');
      const account = visitorAccount(config, store);
      await account.signIn();
      answers.push(refusal(message), newAccount('new'));
      expect(await account.getIdToken()).toBe('new-id');
      expect(store.kept()).toBe('new-refresh');
    }
  });

  it('returns the new token to a caller who asks while the account is being replaced', async () => {
    let second: Promise<string | undefined> | undefined;
    const clear = async () => {
      second = account.getIdToken();
    };
    const account = visitorAccount(config, { ...memory('gone'), clear });
    await account.signIn();
    answers.push(refusal('USER_NOT_FOUND'), newAccount('new'));
    expect(await account.getIdToken()).toBe('new-id');
    expect(await second).toBe('new-id');
  });

  it('forgets an account that no longer exists even if it cannot be replaced', async () => {
    const store = memory('gone');
    const account = visitorAccount(config, store);
    await account.signIn();
    answers.push(refusal('USER_NOT_FOUND'), new TypeError('Failed to fetch'));
    await expect(account.getIdToken()).rejects.toThrow('Failed to fetch');
    expect(store.kept()).toBeUndefined();
    expect(await account.getIdToken()).toBeUndefined();
  });

  it('keeps the account when the token service fails, refuses or hangs, and tries again', async () => {
    const store = memory('known');
    const account = visitorAccount(config, store);
    await account.signIn();
    answers.push(new TypeError('Failed to fetch'), refusal('BACKEND_ERROR', 503), 'hangs');
    await expect(account.getIdToken()).rejects.toThrow('Failed to fetch');
    await expect(account.getIdToken()).rejects.toThrow('BACKEND_ERROR');
    const hanging = account.getIdToken().catch(({ message }: Error) => message);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await hanging).toBe('Timed out after 15000 ms');
    answers.push(refusal('QUOTA_EXCEEDED : Exceeded quota.'), renewed('known'));
    expect(await account.getIdToken()).toBeUndefined();
    expect(store.kept()).toBe('known');
    expect(await account.getIdToken()).toBe('known-id');
  });

  it('stores a new refresh token', async () => {
    const store = memory('known');
    const account = visitorAccount(config, store);
    await account.signIn();
    answers.push(renewed('other'));
    await account.getIdToken();
    expect(store.kept()).toBe('other-refresh');
  });

  it('returns undefined when the initial token’s user no longer exists', async () => {
    answers.push({ ...newAccount('customer'), expiresIn: '1' }, refusal('USER_DISABLED'));
    const account = visitorAccount({ ...config, initialAuthToken: 'token' }, memory());
    await account.signIn();
    expect(await account.getIdToken()).toBeUndefined();
  });
});
