import type { Request, Response } from 'firebase-functions/https';
import { afterEach, expect, it, vi } from 'vitest';
import { handleRequest, routes } from './api.ts';

vi.mock('firebase-functions/logger');

/** Calls the server. Returns the status, the headers and the body of its response. */
async function call(method: string, path: string) {
  const result = { status: 200, headers: {} as Record<string, string>, body: undefined as unknown };
  const response = {
    status: (status: number) => Object.assign(result, { status }) && response,
    set: (name: string, value: string) => Object.assign(result.headers, { [name]: value }) && response,
    json: (body: unknown) => void Object.assign(result, { body }),
  };
  const request = { path, method, get: () => undefined } as unknown as Request;
  await handleRequest(request, response as unknown as Response);
  return result;
}

afterEach(() => vi.unstubAllEnvs());

it('only the configuration can be cached', () => {
  expect(
    Object.entries(routes).map(([path, { methods, cacheControl }]) => [path, methods, cacheControl]),
  ).toEqual([
    ['/api/tenant-config', ['GET', 'HEAD'], 'public, max-age=300, s-maxage=3600'],
    ['/api/dashboard-summary/inventory', ['GET', 'HEAD'], 'private, no-store'],
    ['/api/requests', ['POST'], 'no-store'],
  ]);
});

it('gives no initial token of the configuration to the public', async () => {
  const firebase = { apiKey: 'key', projectId: 'cars' };
  vi.stubEnv('TENANT_CONFIG', JSON.stringify({ firebase, initialAuthToken: 'secret' }));
  expect(await call('GET', '/api/tenant-config')).toEqual({
    status: 200,
    headers: { 'Cache-Control': routes['/api/tenant-config']?.cacheControl },
    body: { firebase },
  });
});

it.each([
  ['GET', '/api', 404, {}, 'Not found'],
  ['POST', '/api/tenant-config', 405, { Allow: 'GET, HEAD' }, 'Method not allowed'],
  ['GET', '/api/requests', 405, { Allow: 'POST' }, 'Method not allowed'],
  ['GET', '/api/dashboard-summary/inventory', 400, {}, 'Invalid host'],
  // Without a configuration.
  ['GET', '/api/tenant-config', 500, {}, 'Internal error'],
])('answers %s %s with %i, and lets nobody cache it', async (method, path, status, headers, error) => {
  vi.stubEnv('TENANT_CONFIG', '');
  const body = { error };
  expect(await call(method, path)).toEqual({
    status,
    headers: { ...headers, 'Cache-Control': 'no-store' },
    body,
  });
});
