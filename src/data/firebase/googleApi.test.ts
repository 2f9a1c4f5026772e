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
