import { Agent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import * as logger from 'firebase-functions/logger';
import { expect, it, vi } from 'vitest';

vi.mock('firebase-functions/logger');
// Other tests of this process may have loaded it without the mock.
vi.resetModules();
const { verifyVisitor } = await import('./verifyVisitor.ts');

// Google's certificates cannot be fetched.
const lookup: LookupFunction = (_host, _options, done) => done(new Error('No DNS'), '', 4);
initializeApp({ projectId: 'north', httpAgent: new Agent({ lookup }) });

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const payload = { aud: 'north', iss: 'https://securetoken.google.com/north', sub: 'visitor' };
const formatBearer = (claims: unknown, header: unknown = { alg: 'RS256', kid: 'key', typ: 'JWT' }) =>
  `Bearer ${encode(header)}.${encode(claims)}.${Buffer.from('signature').toString('base64url')}`;

it.each([
  ['no header', undefined],
  ['no token', 'Bearer '],
  ['a malformed token', 'Bearer none'],
  // The token itself is well-formed.
  ['text before the scheme', `x${formatBearer(payload)}`],
  ['text after the token', `${formatBearer(payload)} x`],
  ['no key', formatBearer(payload, { alg: 'RS256', typ: 'JWT' })],
  ['another algorithm', formatBearer(payload, { alg: 'none', kid: 'key' })],
  ['another project', formatBearer({ ...payload, aud: 'south' })],
  ['another issuer', formatBearer({ ...payload, iss: 'https://issuer.example' })],
  ['no user', formatBearer({ ...payload, sub: '' })],
  ['a payload that is not an object', formatBearer(null)],
])('refuses %s with a 401', async (_, authorization) => {
  await expect(verifyVisitor(authorization)).rejects.toMatchObject({ status: 401 });
});

it('logs the beginning of a long refusal, without control characters', async () => {
  const aud = `\u001b[2J${'x'.repeat(11_000)}`;
  await expect(verifyVisitor(formatBearer({ ...payload, aud }))).rejects.toMatchObject({ status: 401 });
  const [logged] = vi.mocked(logger.warn).mock.lastCall as [string];
  expect(logged).toMatch(/^Refused an ID token: Firebase ID token has incorrect "aud" \P{Cc}+$/u);
  expect(logged.length).toBeLessThan(330);
});

it('throws another error when it cannot verify a token', async () => {
  // HTTP's schemes are case-insensitive.
  const authorization = formatBearer(payload).replace('Bearer', 'bearer');
  const error = await verifyVisitor(authorization).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: expect.stringContaining('No DNS') });
  expect(error).not.toHaveProperty('status');
});
