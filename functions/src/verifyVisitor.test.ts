import { Agent } from 'node:https';
import type { LookupFunction } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { expect, it, vi } from 'vitest';
import { verifyVisitor } from './verifyVisitor.ts';

vi.mock('firebase-functions/logger');

// Google's certificates cannot be fetched.
const lookup: LookupFunction = (_host, _options, done) => done(new Error('No DNS'), '', 4);
initializeApp({ projectId: 'north', httpAgent: new Agent({ lookup }) });

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const payload = { aud: 'north', iss: 'https://securetoken.google.com/north', sub: 'visitor' };
const bearerOf = (claims: unknown, header: unknown = { alg: 'RS256', kid: 'key', typ: 'JWT' }) =>
  `Bearer ${encode(header)}.${encode(claims)}.${Buffer.from('signature').toString('base64url')}`;
const verify = (...parts: Parameters<typeof bearerOf>) => verifyVisitor(bearerOf(...parts));

it.each<[string, () => Promise<string>]>([
  ['no token', () => verifyVisitor('Bearer ')],
  ['a malformed token', () => verifyVisitor('Bearer none')],
  // The token itself is well-formed.
  ['text before the scheme', () => verifyVisitor(`x${bearerOf(payload)}`)],
  ['text after the token', () => verifyVisitor(`${bearerOf(payload)} x`)],
  ['no key', () => verify(payload, { alg: 'RS256', typ: 'JWT' })],
  ['another algorithm', () => verify(payload, { alg: 'none', kid: 'key' })],
  ['another project', () => verify({ ...payload, aud: 'south' })],
  ['another issuer', () => verify({ ...payload, iss: 'https://issuer.example' })],
  ['no user', () => verify({ ...payload, sub: '' })],
  ['a payload that is not an object', () => verify(null)],
])('refuses %s with a 401', async (_, verifying) => {
  await expect(verifying()).rejects.toMatchObject({ status: 401 });
});

it('throws another error when it cannot verify a token', async () => {
  const error = await verify(payload).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ message: expect.stringContaining('No DNS') });
  expect(error).not.toHaveProperty('status');
});
