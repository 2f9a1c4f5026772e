import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { visitorAccount } from './visitorAccount';

const config = {
  firebase: { apiKey: 'key', projectId: 'demo' },
  emulators: { auth: 'http://127.0.0.1:9099/', firestore: '127.0.0.1:8080' },
};
const hour = 3_600_000;

/** Each answer to the next request, in their order. */
const answers: (object | Error)[] = [];
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

const refusal = (message: string) => ({ error: { code: 400, message } });
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
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('Nobody expected that');
    return Response.json(answer, { status: 'error' in answer ? 400 : 200 });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('signing in', () => {
  it('makes one anonymous account and keeps it', async () => {
    const store = memory();
    answers.push(newAccount('first'));
    const account = visitorAccount(config, store);
    await account.signIn();
    expect(requests).toEqual([{ path: 'accounts:signUp', body: '{"returnSecureToken":true}' }]);
    expect(store.kept()).toBe('first-refresh');
    expect(await account.getIdToken()).toBe('first-id');
    expect(requests).toHaveLength(1);
  });

  it('asks nobody when the visitor is known', async () => {
    await visitorAccount(config, memory('known')).signIn();
    expect(requests).toEqual([]);
  });

  it('goes by an initial token, and leaves the anonymous account alone', async () => {
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

  it('that is refused, unreachable or answered with nonsense leaves nobody signed in', async () => {
    for (const [answer, message] of [
      [refusal('ADMIN_ONLY_OPERATION'), 'ADMIN_ONLY_OPERATION'],
      [new TypeError('Failed to fetch'), 'Could not reach the server'],
      [{ idToken: 7 }, 'Unexpected answer to a sign-in'],
    ] as const) {
      answers.push(answer);
      const account = visitorAccount(config, memory());
      await expect(account.signIn()).rejects.toThrow(message);
      expect(await account.getIdToken()).toBeUndefined();
    }
  });
});

describe('the ID token', () => {
  it('of a visitor who is known is fetched when it is asked for, once for all who ask', async () => {
    const store = memory('known');
    const account = visitorAccount(config, store);
    await account.signIn();
    answers.push(renewed('known'));
    expect(await Promise.all([account.getIdToken(), account.getIdToken()])).toEqual(['known-id', 'known-id']);
    expect(requests).toEqual([{ path: 'token', body: 'grant_type=refresh_token&refresh_token=known' }]);
  });

  it('is renewed before it ends', async () => {
    answers.push(newAccount('first'), renewed('second'));
    const account = visitorAccount(config, memory());
    await account.signIn();
    vi.advanceTimersByTime(hour - 61_000);
    expect(await account.getIdToken()).toBe('first-id');
    vi.advanceTimersByTime(2000);
    expect(await account.getIdToken()).toBe('second-id');
  });

  it('of an account that is gone is a new account’s', async () => {
    for (const message of ['USER_NOT_FOUND', 'TOKEN_EXPIRED : long ago']) {
      const store = memory('gone');
      const account = visitorAccount(config, store);
      await account.signIn();
      answers.push(refusal(message), newAccount('new'));
      expect(await account.getIdToken()).toBe('new-id');
      expect(store.kept()).toBe('new-refresh');
    }
  });

  it('of an account that is gone is not asked for again when there is no new one', async () => {
    const store = memory('gone');
    const account = visitorAccount(config, store);
    await account.signIn();
    answers.push(refusal('USER_NOT_FOUND'), new TypeError('Failed to fetch'));
    await expect(account.getIdToken()).rejects.toThrow('Could not reach the server');
    expect(store.kept()).toBeUndefined();
    expect(await account.getIdToken()).toBeUndefined();
  });

  it('that cannot be had now may be had later, from the same account', async () => {
    const store = memory('known');
    const account = visitorAccount(config, store);
    await account.signIn();
    answers.push(new TypeError('Failed to fetch'), refusal('QUOTA_EXCEEDED'), renewed('known'));
    await expect(account.getIdToken()).rejects.toThrow('Could not reach the server');
    await expect(account.getIdToken()).rejects.toThrow('QUOTA_EXCEEDED');
    expect(store.kept()).toBe('known');
    expect(await account.getIdToken()).toBe('known-id');
  });

  it('that comes with another refresh token has that one kept', async () => {
    const store = memory('known');
    const account = visitorAccount(config, store);
    await account.signIn();
    answers.push(renewed('other'));
    await account.getIdToken();
    expect(store.kept()).toBe('other-refresh');
  });

  it('of an initial token’s user who is gone is nobody’s', async () => {
    answers.push({ ...newAccount('customer'), expiresIn: '1' }, refusal('USER_DISABLED'));
    const account = visitorAccount({ ...config, initialAuthToken: 'token' }, memory());
    await account.signIn();
    expect(await account.getIdToken()).toBeUndefined();
  });
});
