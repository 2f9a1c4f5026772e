import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../../tests/unit/fakeBrowser.ts';
import { read, write } from '../../browser/storage.ts';
import { apiEndpoints } from './googleApi.ts';
import { visitorAccount } from './visitorAccount.ts';

fakeBrowserInEachTest();
const endpoints = apiEndpoints({ firebase: { apiKey: 'key', projectId: 'demo' } });
const hour = 3_600_000;

/** The answers to the next requests. */
const answers: (object | Promise<object> | Error)[] = [];
const requests: { path: string; body: string }[] = [];
let headers: HeadersInit | undefined;

/** Stores the refresh token of an earlier visit, if any, and signs in. */
async function signedIn(refreshToken?: string) {
  if (refreshToken !== undefined) write('visitor', refreshToken);
  const account = visitorAccount(endpoints, 'visitor');
  await account.signIn();
  return account;
}

const stored = () => read('visitor');
const refusal = (message: string, code = 400) => ({ error: { code, message } });
const newAccount = (name: string, expiresIn = '3600') => ({
  idToken: `${name}-id`,
  refreshToken: `${name}-refresh`,
  expiresIn,
});
const renewed = (name: string) => ({
  id_token: `${name}-id`,
  refresh_token: `${name}-refresh`,
  expires_in: '3600',
});

beforeEach(() => {
  answers.length = 0;
  requests.length = 0;
  vi.stubGlobal(
    'fetch',
    async (
      address: string,
      { body, ...init }: Pick<RequestInit, 'headers'> & { body?: Blob | URLSearchParams },
    ) => {
      headers = init.headers ?? (body instanceof Blob ? { 'Content-Type': body.type } : undefined);
      const path = new URL(address, 'https://cars.example').pathname.split('/').at(-1) ?? '';
      requests.push({ path, body: body instanceof Blob ? await body.text() : String(body) });
      const answer = await answers.shift();
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('Unexpected request');
      const { code = 200 } = 'error' in answer ? (answer.error as { code: number }) : {};
      return Response.json(answer, { status: code });
    },
  );
});

it('rejects an answer without tokens, and leaves the visitor signed out', async () => {
  answers.push({ idToken: 7 });
  await expect(signedIn()).rejects.toThrow('The response has no tokens');
  expect(stored()).toBeUndefined();
});

it('fetches the token of a returning visitor once for concurrent callers, and stores the refresh token', async () => {
  const { getIdToken } = await signedIn('known');
  answers.push(renewed('other'));
  expect(await Promise.all([getIdToken(), getIdToken()])).toEqual(['other-id', 'other-id']);
  expect(requests).toEqual([{ path: 'token', body: 'grant_type=refresh_token&refresh_token=known' }]);
  expect(stored()).toBe('other-refresh');
});

it('signs up after a failed sign-in, once for concurrent callers', async () => {
  answers.push(refusal('ADMIN_ONLY_OPERATION'));
  const account = visitorAccount(endpoints, 'visitor');
  await expect(account.signIn()).rejects.toThrow('ADMIN_ONLY_OPERATION');
  answers.push(new TypeError('Failed to fetch'), newAccount('new'));
  expect(await account.getIdToken()).toBeUndefined();
  expect(await Promise.all([account.getIdToken(), account.getIdToken()])).toEqual(['new-id', 'new-id']);
  expect(stored()).toBe('new-refresh');
});

it('does not sign up again during a sign-in, and returns its token once it completes', async () => {
  const slow = Promise.withResolvers<object>();
  answers.push(slow.promise);
  const account = visitorAccount(endpoints, 'visitor');
  const signIn = account.signIn();
  expect(await account.getIdToken()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  slow.resolve(newAccount('late'));
  await signIn;
  expect(await account.getIdToken()).toBe('late-id');
  // Unlike the emulator, Google returns tokens only on request.
  expect(requests).toEqual([{ path: 'accounts:signUp', body: '{"returnSecureToken":true}' }]);
});

it('renews the token a minute before it expires, and after the server refuses it', async () => {
  answers.push(newAccount('first'), renewed('second'), refusal('', 403), refusal('', 401), renewed('third'));
  const { fetch, getIdToken } = await signedIn();
  vi.advanceTimersByTime(hour - 61_000);
  expect(await getIdToken()).toBe('first-id');
  vi.advanceTimersByTime(2000);
  expect(await getIdToken()).toBe('second-id');
  await fetch('/api', { headers: { 'Content-Type': 'text/plain' } });
  expect(headers).toEqual({ 'Content-Type': 'text/plain', Authorization: 'Bearer second-id' });
  expect(await getIdToken()).toBe('second-id');
  await fetch('/api', {});
  expect(await getIdToken()).toBe('third-id');
});

it.each(['USER_NOT_FOUND', 'USER_DISABLED', 'INVALID_REFRESH_TOKEN', 'TOKEN_EXPIRED : long ago'])(
  'forgets an account that no longer exists (%s), and replaces it as soon as possible',
  async (message) => {
    const { getIdToken } = await signedIn('gone');
    answers.push(refusal(message), new TypeError('Failed to fetch'), newAccount('new'));
    expect(await getIdToken()).toBeUndefined();
    expect(stored()).toBeUndefined();
    expect(await getIdToken()).toBe('new-id');
    expect(stored()).toBe('new-refresh');
  },
);

it('keeps the account when the token service fails, refuses or hangs, and tries again', async () => {
  const { getIdToken } = await signedIn('known');
  answers.push(new TypeError('Failed to fetch'));
  await expect(getIdToken()).rejects.toThrow('Failed to fetch');
  answers.push(new Promise<object>(() => {}));
  const hanging = getIdToken().catch(({ message }: Error) => message);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await hanging).toBe('Timed out after 15000 ms');
  answers.push(refusal('QUOTA_EXCEEDED : Exceeded quota.'), renewed('known'));
  expect(await getIdToken()).toBeUndefined();
  expect(stored()).toBe('known');
  expect(await getIdToken()).toBe('known-id');
});

it('does not sign up when the initial token is refused or its user no longer exists', async () => {
  write('visitor', 'of an earlier visit');
  const { signIn, getIdToken } = visitorAccount(endpoints, 'visitor', 'token');
  answers.push(refusal('INVALID_CUSTOM_TOKEN'));
  await expect(signIn()).rejects.toThrow('INVALID_CUSTOM_TOKEN');
  expect(await getIdToken()).toBeUndefined();
  answers.push(newAccount('customer', '1'), refusal('USER_DISABLED'));
  await signIn();
  expect([headers, stored()]).toEqual([{ 'Content-Type': 'application/json' }, 'of an earlier visit']);
  expect(await getIdToken()).toBeUndefined();
  const signUp = {
    path: 'accounts:signInWithCustomToken',
    body: '{"token":"token","returnSecureToken":true}',
  };
  expect(requests).toEqual([signUp, signUp, expect.objectContaining({ path: 'token' })]);
});
