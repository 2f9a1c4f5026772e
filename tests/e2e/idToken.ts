import type { Request } from '@playwright/test';
import { expect } from './fixtures.ts';

type Claims = { user_id: string; firebase: { sign_in_provider: string } };

/** Decodes the claims of a request's bearer token. */
export function claimsOf(request: Request): Claims {
  const [scheme, token = ''] = (request.headers()['authorization'] ?? '').split(' ');
  expect(scheme).toBe('Bearer');
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
}

/** An unsigned custom token, which the emulator accepts. */
export function customToken(uid: string): string {
  const account = 'dealer@demo-showroom.iam.gserviceaccount.com';
  const now = Math.floor(Date.now() / 1000);
  const parts = [
    { alg: 'none', typ: 'JWT' },
    {
      uid,
      iss: account,
      sub: account,
      aud: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
      iat: now,
      exp: now + 3600,
    },
  ];
  return `${parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`;
}
