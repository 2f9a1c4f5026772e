import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../browser/fakeBrowser.ts';
import { Refusal } from '../backend.ts';
import { callGoogle } from './googleApi.ts';

fakeBrowserInEachTest();

it.each([
  [400, true],
  [403, true],
  [404, true],
  [408, false],
  [425, false],
  [429, false],
  [500, false],
  [503, false],
])('rejects status %i, which is a refusal: %s', async (status, isRefusal) => {
  vi.stubGlobal('fetch', async () => Response.json({ error: { message: 'NO' } }, { status }));
  const reason = await callGoogle('https://google.example').catch((error: unknown) => error);
  expect([(reason as Error).message, reason instanceof Refusal]).toEqual(['NO', isRefusal]);
});

it('sends the page’s origin as referrer, whatever the host’s policy', async () => {
  const fetch = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetch);
  await callGoogle('https://google.example');
  const referrerPolicy = 'strict-origin-when-cross-origin';
  expect(fetch).toHaveBeenCalledWith('https://google.example', expect.objectContaining({ referrerPolicy }));
});
