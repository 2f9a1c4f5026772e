import type { Request } from '@playwright/test';
import { expect } from './fixtures.ts';

type Claims = { user_id: string; firebase: { sign_in_provider: string } };

/** What the bearer token of a request says of the visitor. */
export function claimsOf(request: Request): Claims {
  const [scheme, token = ''] = (request.headers()['authorization'] ?? '').split(' ');
  expect(scheme).toBe('Bearer');
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
}

/** A token as a dealer's server would sign it for a visitor; the emulator takes it unsigned. */
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
