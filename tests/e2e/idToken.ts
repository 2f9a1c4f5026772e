import type { Request } from '@playwright/test';
import { expect } from './fixtures.ts';
import { type Site, summaryPath } from './site.ts';

type Claims = { user_id: string; firebase: { sign_in_provider: string } };

/** Decodes the claims of a request's bearer token. */
export function claimsOf(request: Request): Claims {
  const [scheme, token = ''] = (request.headers()['authorization'] ?? '').split(' ');
  expect(scheme).toBe('Bearer');
  const [, payload = ''] = token.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
}

/** A custom token as the emulator accepts it. */
export const customToken = (uid: string) => JSON.stringify({ uid });

/** Opens the inventory. Returns who the visitor is according to the ID token of the summary request. */
export async function readUser(site: Site, openInventory = () => site.openInventory()) {
  const summaryRequest = site.page.waitForRequest(`**${summaryPath}`);
  await openInventory();
  const { user_id: id, firebase } = claimsOf(await summaryRequest);
  return { id, provider: firebase.sign_in_provider };
}
