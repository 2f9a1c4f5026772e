import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../../tests/unit/fakeBrowser.ts';
import { isRefusal } from '../backend.ts';
import { apiEndpoints, callGoogle } from './googleApi.ts';

fakeBrowserInEachTest();

const error = '{"error": {"message": "NO"}}';
it.each([
  ...[400, 403, 404].map((status) => ({ status, body: error, meaning: 'a refusal' })),
  ...[408, 425, 429, 500, 503].map((status) => ({ status, body: error, meaning: 'a failed connection' })),
  ...['', '{"documents": [{', '[]', '"ok"'].map((body) => ({ status: 200, body, meaning: 'a bad response' })),
])('status $status is $meaning', async ({ status, body, meaning }) => {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
  const reason = await callGoogle('https://google.example').catch((thrown: unknown) => thrown);
  expect([body, reason instanceof Error, isRefusal(reason)]).toEqual([body, true, meaning === 'a refusal']);
});

it('sends the page’s origin as referrer, whatever the host’s policy', async () => {
  const fetch = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  await callGoogle('https://google.example');
  const referrerPolicy = 'strict-origin-when-cross-origin';
  expect(fetch).toHaveBeenCalledWith('https://google.example', expect.objectContaining({ referrerPolicy }));
});

const blocked = 'Requests from referer <empty> are blocked.';
it.each([
  ['repeats a read whose key is refused, without the key', 403, blocked, {}, ['key=k', '']],
  ['repeats a read whose key is not valid', 400, 'API key not valid.', {}, ['key=k', '']],
  ['repeats no read that the rules refuse', 403, 'Missing or insufficient permissions.', {}, ['key=k']],
  ['repeats no read of a missing document', 404, 'Not found', {}, ['key=k']],
  ['repeats no write', 403, blocked, { method: 'POST' }, ['key=k']],
])('%s', async (_, status, message, init, keys) => {
  const fetch = vi.fn(async (_: string, __: RequestInit) =>
    Response.json({ error: { message } }, { status }),
  );
  const signal = AbortSignal.abort();
  vi.stubGlobal('fetch', fetch);
  await expect(callGoogle('https://google.example/?pageSize=3&key=k', { ...init, signal })).rejects.toThrow(
    message,
  );
  const sent = fetch.mock.calls.map(([url]) => url.replace(/.*pageSize=3&?/, ''));
  expect(sent).toEqual(keys);
  expect(fetch.mock.calls.filter(([, options]) => !options.signal?.aborted)).toEqual([]);
});

it('reads in a browser without AbortSignal.any', async () => {
  vi.stubGlobal('AbortSignal', {});
  vi.stubGlobal('fetch', async () => Response.json({ name: 'read' }));
  const { signal } = new AbortController();
  await expect(callGoogle('https://google.example', { signal })).resolves.toEqual({ name: 'read' });
});

it.each(['', '/'])('sends the requests of a project with emulators to these', (slash) => {
  const emulators = { auth: `http://127.0.0.1:9099${slash}`, firestore: '127.0.0.1:8080' };
  const { account, token, commit } = apiEndpoints({ firebase: { projectId: 'cars' }, emulators });
  expect([account('signUp'), token, commit]).toEqual([
    'http://127.0.0.1:9099/identitytoolkit.googleapis.com/v1/accounts:signUp?key=',
    'http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=',
    'http://127.0.0.1:8080/v1/projects/cars/databases/(default)/documents:commit?key=',
  ]);
});

it('encodes the names of documents and the API key', () => {
  const { firestore, resourceName } = apiEndpoints({ firebase: { apiKey: 'a key', projectId: 'cars' } });
  expect(firestore(resourceName('tenants/a?b#c'), { pageSize: '3' })).toBe(
    'https://firestore.googleapis.com/v1/projects/cars/databases/(default)/documents/tenants/a%3Fb%23c?pageSize=3&key=a+key',
  );
});
