import { type APIRequestContext, expect, test } from '@playwright/test';
import { emulators } from '../../tools/emulators/addresses.ts';
import { sitePort } from '../e2e/emulators.ts';

const address = `http://127.0.0.1:${sitePort}`;
const summary = '/api/dashboard-summary/inventory';
const host = { Host: `www.tokens.localhost:${sitePort}` };

type Claims = Record<string, unknown>;

/** The emulator accepts tokens without a signature. */
function unsigned(claims: Claims): string {
  const parts = [{ alg: 'none', typ: 'JWT' }, claims];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
}

function claimsOf(token: string): Claims {
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString());
}

/** Creates an anonymous account and returns its ID token. */
async function signUp(request: APIRequestContext): Promise<string> {
  const response = await request.post(
    `${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    { data: { returnSecureToken: true } },
  );
  return (await response.json()).idToken;
}

const getSummary = (request: APIRequestContext, authorization?: string) =>
  request.get(address + summary, { headers: { ...host, ...(authorization && { authorization }) } });

test('answers a valid token', async ({ request }) => {
  const response = await getSummary(request, `Bearer ${await signUp(request)}`);
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('private, no-store');
  expect(await response.json()).toEqual({ totalCount: 0, inStockCount: 0, soldThisMonth: 0 });
});

const now = () => Math.floor(Date.now() / 1000);
const refused: readonly { title: string; authorization: (token: string) => string | undefined }[] = [
  { title: 'missing', authorization: () => undefined },
  { title: 'empty', authorization: () => 'Bearer ' },
  { title: 'of another scheme', authorization: (token) => `Basic ${token}` },
  { title: 'malformed', authorization: () => 'Bearer not.a.token' },
  { title: 'not base64', authorization: () => 'Bearer %%%.%%%.%%%' },
  { title: 'truncated', authorization: (token) => `Bearer ${token.slice(0, -40)}` },
  {
    title: 'expired',
    authorization: (token) =>
      `Bearer ${unsigned({ ...claimsOf(token), iat: now() - 7200, exp: now() - 3600 })}`,
  },
  {
    title: 'of another project',
    authorization: (token) =>
      `Bearer ${unsigned({ ...claimsOf(token), aud: 'other', iss: 'https://securetoken.google.com/other' })}`,
  },
  {
    title: 'of another issuer',
    authorization: (token) => `Bearer ${unsigned({ ...claimsOf(token), iss: 'https://issuer.example/' })}`,
  },
  {
    title: 'of an unknown account',
    authorization: (token) => `Bearer ${unsigned({ ...claimsOf(token), sub: 'nobody', user_id: 'nobody' })}`,
  },
];

for (const { title, authorization } of refused) {
  test(`refuses a token that is ${title}`, async ({ request }) => {
    const response = await getSummary(request, authorization(await signUp(request)));
    expect(response.status()).toBe(401);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(Object.keys(await response.json())).toEqual(['error']);
    expect(await response.text()).not.toMatch(/\bat \/|node_modules|\.ts|\.js/);
  });
}

for (const path of [summary, '/api/tenant-config']) {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    test(`answers 405 to ${method} ${path}`, async ({ request }) => {
      const response = await request.fetch(address + path, { method, headers: host });
      expect(response.status()).toBe(405);
      expect(response.headers()['allow']).toBe('GET, HEAD');
      expect(response.headers()['cache-control']).toBe('no-store');
    });
  }

  test(`answers HEAD ${path} like GET, without a body`, async ({ request }) => {
    const options = { headers: { ...host, authorization: `Bearer ${await signUp(request)}` } };
    const head = await request.head(address + path, options);
    const get = await request.get(address + path, options);
    expect(head.status()).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['cache-control', 'content-type'])
      expect(head.headers()[name]).toBe(get.headers()[name]);
  });
}

test('answers 404 in JSON to an unknown path, and lets nobody cache it', async ({ request }) => {
  for (const path of ['/api/', '/api/tenant-config/', '/api/constructor', '/api/dashboard-summary']) {
    const response = await request.get(address + path, { headers: host });
    expect(response.status()).toBe(404);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(await response.json()).toEqual({ error: 'Not found' });
  }
});

test('answers the same configuration to every host, and lets Hosting cache it', async ({ request }) => {
  const responses = await Promise.all(
    ['north.localhost', 'south.localhost'].map((name) =>
      request.get(`${address}/api/tenant-config`, { headers: { Host: name } }),
    ),
  );
  const [first, second] = await Promise.all(responses.map((response) => response.json()));
  expect(first).toEqual(JSON.parse(process.env['TENANT_CONFIG'] ?? ''));
  expect(second).toEqual(first);
  for (const response of responses) expect(response.headers()['cache-control']).toMatch(/^public, /);
});

test('refuses a host name that is none', async ({ request }) => {
  const authorization = `Bearer ${await signUp(request)}`;
  for (const name of ['a/b', 'a_b', `${'a'.repeat(300)}.example`, 'ünïcode.example'.normalize('NFD')]) {
    const response = await request.get(address + summary, {
      headers: { authorization, 'X-Forwarded-Host': encodeURI(name) },
    });
    expect(response.status()).toBe(400);
  }
});
