import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from './fakeBrowser.ts';
import { importFetched } from './importFetched.ts';

const browser = fakeBrowserInEachTest();
const fetch = vi.fn<() => Promise<Response>>();
const importChunk = vi.fn(async () => 'chunk');
const headers = { 'Content-Type': 'text/javascript; charset=utf-8' };
const script = () => new Response('code', { headers });
const page = () => new Response('', { headers: { 'Content-Type': 'text/html' } });

beforeEach(() => {
  vi.clearAllMocks();
  fetch.mockReset().mockImplementation(async () => script());
  vi.stubGlobal('fetch', fetch);
  Object.assign(browser.page, {
    querySelector: (selector: string) => (selector.includes('/assets/index.js') ? {} : null),
  });
});

it('imports a chunk whose files it has fetched, each only once', async () => {
  const files = ['assets/index.js', 'assets/a.js', 'assets/b.js'];
  expect(await importFetched(importChunk, files)).toBe('chunk');
  expect(await importFetched(importChunk, files)).toBe('chunk');
  const byDefault = expect.objectContaining({ cache: 'default' });
  expect(fetch.mock.calls).toEqual([
    ['/assets/a.js', byDefault],
    ['/assets/b.js', byDefault],
  ]);
});

it.each<[string, () => Promise<Response>, string]>([
  ['fails', async () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['is unavailable', async () => new Response('', { status: 503 }), 'could not be loaded'],
  ['is a page', async () => page(), 'could not be loaded'],
])('imports no chunk of which a file %s, and fetches it again', async (name, answer, message) => {
  fetch.mockImplementationOnce(answer);
  const files = [`assets/${name}.js`];
  await expect(importFetched(importChunk, files)).rejects.toThrow(message);
  expect(importChunk).not.toHaveBeenCalled();
  expect(await importFetched(importChunk, files)).toBe('chunk');
  expect(fetch).toHaveBeenLastCalledWith(`/${files[0]}`, expect.objectContaining({ cache: 'reload' }));
});

it.each([
  ['without an answer', () => new Promise<Response>(() => {})],
  ['that stops arriving', async () => new Response(new ReadableStream(), { headers })],
])('gives up on a file %s after 15 s', async (name, answer) => {
  fetch.mockImplementationOnce(answer);
  const importing = importFetched(importChunk, [`assets/${name}.js`]).catch(({ message }: Error) => message);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await importing).toBe('Timed out after 15000 ms');
  expect(importChunk).not.toHaveBeenCalled();
});
