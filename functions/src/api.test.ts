import { PassThrough } from 'node:stream';
import type { Request, Response } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { beforeEach, expect, it, vi } from 'vitest';
import { handleRequest, routes } from './api.ts';
import { HttpError } from './httpError.ts';
import { storeRequest } from './storeRequest.ts';
import { verifyVisitor } from './verifyVisitor.ts';

vi.mock('firebase-functions/logger');
vi.mock('./verifyVisitor.ts', () => ({ verifyVisitor: vi.fn() }));
vi.mock('./storeRequest.ts', () => ({ storeRequest: vi.fn() }));
vi.mock('./inventorySummary.ts', () => ({ inventorySummary: async (tenant: string) => ({ tenant }) }));
beforeEach(() => void vi.mocked(verifyVisitor).mockResolvedValue('visitor'));

const id = '5a6c1e5e-7b1d-4c53-9f5e-0c9b9f3d2a11';
const visitorRequest = { id, vehicleId: 'N1', email: 'ana@visitor.example' };

async function answerTo(call: string, sent: { headers?: object; body?: object } = {}) {
  const [method, path] = call.split(' ');
  const headers = { host: 'www.north.example', authorization: 'Bearer token', ...sent.headers };
  const request = Object.assign(new PassThrough().end(JSON.stringify(sent.body)), {
    method,
    path,
    get: (name: string): unknown => Reflect.get(headers, name),
  });
  const answer = { status: 200, json: {}, headers: {} };
  const response = {
    set: (name: string, value: string) => {
      Object.assign(answer.headers, { [name]: value });
      return response;
    },
    status: (status: number) => {
      answer.status = status;
      return response;
    },
    json: (json: object) => void (answer.json = json),
  };
  await handleRequest(request as unknown as Request, response as unknown as Response);
  return answer;
}

const refusal = (status: number, error: string, headers: object = {}) => ({
  status,
  json: { error },
  headers: { 'Cache-Control': 'no-store', ...headers },
});
const summary = '/api/dashboard-summary/inventory';

it('only the configuration can be cached', () => {
  expect(
    Object.entries(routes).map(([path, { methods, cacheControl }]) => [path, methods, cacheControl]),
  ).toEqual([
    ['/api/tenant-config', ['GET', 'HEAD'], 'public, max-age=300, s-maxage=3600'],
    ['/api/dashboard-summary/inventory', ['GET', 'HEAD'], 'private, no-store'],
    ['/api/requests', ['POST'], 'no-store'],
  ]);
});

it.each(['GET', 'HEAD'])('gives no initial token of the configuration to the public (%s)', async (method) => {
  const firebase = { apiKey: 'key', projectId: 'cars' };
  vi.stubEnv('TENANT_CONFIG', JSON.stringify({ firebase, initialAuthToken: 'secret' }));
  expect(await answerTo(`${method} /api/tenant-config`)).toEqual({
    status: 200,
    json: { firebase },
    headers: { 'Cache-Control': 'public, max-age=300, s-maxage=3600' },
  });
});

it.each([
  ['www.north.example', 'www_north_example'],
  ['WWW.North.Example.:443', 'www_north_example'],
  ['a', 'a'],
  [`${'a'.repeat(251)}.b`, `${'a'.repeat(251)}_b`],
])('sends a visitor of %s the counts of %s, which no cache may keep', async (host, tenant) => {
  const headers = { host: 'server.example', 'x-forwarded-host': host };
  expect(await answerTo(`GET ${summary}`, { headers })).toEqual({
    status: 200,
    json: { tenant },
    headers: { 'Cache-Control': 'private, no-store' },
  });
  expect(verifyVisitor).toHaveBeenCalledExactlyOnceWith('Bearer token');
});

it.each(['', '.', '-a', 'a/b', 'a_b', 'a..:80:80', 'a b', `${'a'.repeat(252)}.b`])(
  'refuses the host %j',
  async (host) =>
    expect(await answerTo(`GET ${summary}`, { headers: { host } })).toEqual(refusal(400, 'Invalid host')),
);

it('stores a request, also with an address that only a browser accepts, or without one', async () => {
  const contacts = [{}, { email: 'jane@gmail' }, { email: '', phone: '5550142' }];
  for (const body of contacts.map((contact) => ({ ...visitorRequest, ...contact }))) {
    const headers = { 'Cache-Control': 'no-store' };
    expect(await answerTo('POST /api/requests', { body })).toEqual({ status: 200, json: { id }, headers });
    const stored: unknown = expect.objectContaining(body);
    expect(storeRequest).toHaveBeenLastCalledWith('www.north.example', 'visitor', stored);
  }
});

it.each([
  ['GET /api', refusal(404, 'Not found')],
  ['GET /api/tenant-config/', refusal(404, 'Not found')],
  ['GET /api/constructor', refusal(404, 'Not found')],
  ['POST /api/tenant-config', refusal(405, 'Method not allowed', { Allow: 'GET, HEAD' })],
  ['GET /api/requests', refusal(405, 'Method not allowed', { Allow: 'POST' })],
  ['POST /api/requests', refusal(400, 'Not a request')],
  ['POST /api/requests', refusal(400, 'Not a request'), { ...visitorRequest, email: 'a@b, c@d' }],
])('answers %s with %j', async (call, answer, body: object = {}) => {
  expect(await answerTo(call, { body })).toEqual(answer);
  expect([vi.mocked(storeRequest), vi.mocked(logger.error)].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

it.each([
  [
    new HttpError(401, 'The ID token is not valid'),
    refusal(401, 'The ID token is not valid', { 'WWW-Authenticate': 'Bearer' }),
  ],
  [new Error('No DNS'), refusal(500, 'Internal error')],
])('after %o, tells the visitor only what he may know', async (error, answer) => {
  vi.mocked(verifyVisitor).mockRejectedValue(error);
  for (const call of [`GET ${summary}`, 'POST /api/requests'])
    expect(await answerTo(call, { body: visitorRequest })).toEqual(answer);
  expect(vi.mocked(logger.error).mock.calls).toEqual(answer.status === 500 ? [[error], [error]] : []);
});

it('reports a missing configuration as an internal error', async () => {
  vi.stubEnv('TENANT_CONFIG', undefined);
  expect(await answerTo('GET /api/tenant-config')).toEqual(refusal(500, 'Internal error'));
  expect(vi.mocked(logger.error)).toHaveBeenCalledOnce();
});
