import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../browser/fakeBrowser.ts';
import { RequestRefusedError } from '../backend.ts';
import { callGoogle, endpointsOf } from './googleApi.ts';

fakeBrowserInEachTest();

it.each([
  [400, true],
  [403, true],
  [404, true],
  [408, false],
  [425, false],
  [429, false],
  [500, false],
  [503, false],
])('rejects status %i (refusal: %s)', async (status, isRefusal) => {
  vi.stubGlobal('fetch', async () => Response.json({ error: { message: 'NO' } }, { status }));
  const reason = await callGoogle('https://google.example').catch((error: unknown) => error);
  expect([(reason as Error).message, reason instanceof RequestRefusedError]).toEqual(['NO', isRefusal]);
});

it.each(['', '{"documents": [{', '<h1>Log in</h1>', '[]', '"ok"'])(
  'treats status 200 with %j as a connection failure',
  async (body) => {
    vi.stubGlobal('fetch', async () => new Response(body));
    const reason = await callGoogle('https://google.example').catch((error: unknown) => error);
    expect(reason).toBeInstanceOf(Error);
    expect(reason).not.toBeInstanceOf(RequestRefusedError);
  },
);

it('sends the page’s origin as referrer, whatever the host’s policy', async () => {
  const fetch = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  await callGoogle('https://google.example');
  const referrerPolicy = 'strict-origin-when-cross-origin';
  expect(fetch).toHaveBeenCalledWith('https://google.example', expect.objectContaining({ referrerPolicy }));
});

const firebase = { apiKey: 'a key', projectId: 'cars' };

it('has Google’s URLs, or those of the emulators', () => {
  const google = endpointsOf({ firebase });
  expect(google.account('signUp')).toBe(
    'https://identitytoolkit.googleapis.com/v1/accounts:signUp?key=a+key',
  );
  expect(google.firestore(google.nameOf('tenants/a?b#c'), { pageSize: '3' })).toBe(
    'https://firestore.googleapis.com/v1/projects/cars/databases/(default)/documents/tenants/a%3Fb%23c?pageSize=3&key=a+key',
  );
  const emulators = { auth: 'http://127.0.0.1:9099/', firestore: '127.0.0.1:8080' };
  const { token } = endpointsOf({ firebase, emulators });
  expect(token).toBe('http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=a+key');
});
