import { type APIRequestContext, type APIResponse, expect, test } from '@playwright/test';
import { sitePort } from '../e2e/site.ts';
import { signUp } from './fixtures.ts';

const address = `http://127.0.0.1:${sitePort}`;
const summary = '/api/dashboard-summary/inventory';
const configuration = `${address}/api/tenant-config`;
const host = { Host: `www.tokens.localhost:${sitePort}` };

const getSummary = (request: APIRequestContext, authorization?: string) =>
  request.get(address + summary, { headers: { ...host, ...(authorization && { authorization }) } });

/** Every error is JSON with a message and no stack, and is never cached. */
async function expectError(response: APIResponse, status: number): Promise<void> {
  expect(response.status()).toBe(status);
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(await response.json()).toEqual({ error: expect.stringMatching(/^[\w ]+$/) });
}

/** Changes a token's claims. The emulator accepts tokens without a signature. */
function withClaims(token: string, changes: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...claims, ...changes })}.`;
}

test('answers a valid token, and refuses a missing or invalid one', async ({ request }) => {
  const { idToken } = await signUp(request);
  const response = await getSummary(request, `Bearer ${idToken}`);
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('private, no-store');
  expect(await response.json()).toEqual({ totalCount: 0, inStockCount: 0, soldThisMonth: 0 });
  // functions/src/verifyVisitor.test.ts tests malformed tokens.
  const expired = withClaims(idToken, { exp: Math.floor(Date.now() / 1000) - 3600 });
  const ofUnknownAccount = withClaims(idToken, { sub: 'nobody', user_id: 'nobody' });
  for (const authorization of [undefined, expired, ofUnknownAccount])
    await expectError(await getSummary(request, authorization), 401);
});

test('answers 405 to methods other than GET and HEAD, even with a malformed body', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const headers = { ...host, 'Content-Type': 'application/json' };
    const response = await request.fetch(address + summary, { method, headers, data: Buffer.from('{') });
    await expectError(response, 405);
    expect(response.headers()['allow']).toBe('GET, HEAD');
  }
});

test('answers HEAD like GET, without a body', async ({ request }) => {
  const [head, get] = [await request.head(configuration), await request.get(configuration)];
  expect(head.status()).toBe(200);
  expect(await head.text()).toBe('');
  for (const name of ['cache-control', 'content-type'])
    expect(head.headers()[name]).toBe(get.headers()[name]);
});

test('gives every host the same configuration, and lets Hosting cache it', async ({ request }) => {
  for (const name of ['north.localhost', 'south.localhost']) {
    const response = await request.get(configuration, { headers: { Host: name } });
    expect(await response.json()).toEqual(JSON.parse(process.env['TENANT_CONFIG'] ?? ''));
    expect(response.headers()['cache-control']).toMatch(/^public, /);
  }
});
