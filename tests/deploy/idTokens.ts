import type { APIRequestContext } from '@playwright/test';
import { emulators } from '../../tools/emulators/addresses.ts';

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
export async function signUp(request: APIRequestContext): Promise<string> {
  const response = await request.post(
    `${emulators.auth}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    { data: { returnSecureToken: true } },
  );
  return (await response.json()).idToken;
}

/** The user ID of a token. */
export const uidOf = (token: string) => String(claimsOf(token)['sub']);

/** Returns a function that changes a token's claims, and returns the header. */
export const withClaims = (changes: Claims) => (token: string) =>
  `Bearer ${unsigned({ ...claimsOf(token), ...changes })}`;
