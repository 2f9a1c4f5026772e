import { expect, it, vi } from 'vitest';
import { fetchAsVisitor } from './fetchAsVisitor.ts';

const visitor = (token: string | undefined) => ({ getIdToken: async () => token, forgetIdToken: vi.fn() });

it('sends the visitor’s ID token as a bearer token', async () => {
  const fetch = vi.fn(async () => Response.json({}));
  await fetchAsVisitor(visitor('a'), fetch)('/path', { method: 'POST', headers: { Accept: 'text/plain' } });
  const headers = { Accept: 'text/plain', Authorization: 'Bearer a' };
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/path', { method: 'POST', headers });
});

it('sends nothing without a token', async () => {
  const fetch = vi.fn(async () => Response.json({}));
  expect(await fetchAsVisitor(visitor(undefined), fetch)('/path', {})).toBeUndefined();
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  [200, 0],
  [401, 1],
  [403, 0],
])('after %i, forgets the token %i times', async (status, times) => {
  const account = visitor('a');
  await fetchAsVisitor(account, async () => new Response(null, { status }))('/path', {});
  expect(account.forgetIdToken).toHaveBeenCalledTimes(times);
});
