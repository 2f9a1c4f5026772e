import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../tests/unit/fakeBrowser.ts';
import { importWithRetries } from './importWithRetries.ts';

const browser = fakeBrowserInEachTest();
const fetch = vi.fn<() => Promise<Response>>();
const importChunk = vi.fn(async () => 'chunk');
const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
const script = () => new Response('code', { headers });
const page = () => new Response('', { headers: { 'Content-Type': 'text/html' } });

beforeEach(() => {
  fetch.mockReset().mockImplementation(async () => script());
  vi.stubGlobal('fetch', fetch);
  Object.assign(browser.page, {
    querySelector: (selector: string) => (selector.includes('/assets/index.js') ? {} : null),
  });
});

it('fetches the files of a chunk once, and then imports the chunk', async () => {
  const files = ['assets/index.js', 'assets/a.js', 'assets/b.js'];
  const imports = [importWithRetries(importChunk, files), importWithRetries(importChunk, files)];
  expect(await Promise.all(imports)).toEqual(['chunk', 'chunk']);
  expect(await importWithRetries(importChunk, files)).toBe('chunk');
  const byDefault = expect.objectContaining({ cache: 'default', signal: expect.any(AbortSignal) });
  expect(fetch.mock.calls).toEqual([
    ['/assets/a.js', byDefault],
    ['/assets/b.js', byDefault],
  ]);
});

it.each<[name: string, attemptsMs: number[], answer: () => Promise<Response>, message: string]>([
  ['fails', [0, 500, 2000], async () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['is unavailable', [0, 500, 2000], async () => new Response('', { status: 503 }), 'could not be loaded'],
  ['is a page', [0, 500, 2000], async () => page(), 'could not be loaded'],
  ['has no answer', [0, 5500], () => new Promise(() => {}), 'Timed out after 10000 ms'],
  ['stops', [0], async () => new Response(new ReadableStream(), { headers }), 'Timed out after 15000 ms'],
])('does not import a chunk if one of its files %s', async (name, attemptsMs, answer, message) => {
  const [times, start]: [number[], number] = [[], Date.now()];
  fetch.mockImplementation(() => {
    times.push(Date.now() - start);
    return answer();
  });
  const files = [`assets/${name}.js`];
  const importing = importWithRetries(importChunk, files).catch((reason: Error) => reason.message);
  await vi.advanceTimersByTimeAsync(15_500);
  expect(await importing).toContain(message);
  expect(importChunk).not.toHaveBeenCalled();
  const reload = expect.objectContaining({ cache: 'reload' });
  const retries = Array.from({ length: attemptsMs.length - 1 }, () => [`/${files[0]}`, reload]);
  expect(fetch.mock.calls.slice(1)).toEqual(retries);
  expect(times).toEqual(attemptsMs);
  fetch.mockImplementation(async () => script());
  await expect(importWithRetries(importChunk, files), 'a later call').resolves.toBe('chunk');
});
