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

it('fetches the files of a chunk once, and then imports the chunk', async () => {
  const files = ['assets/index.js', 'assets/a.js', 'assets/b.js'];
  const imports = [importFetched(importChunk, files), importFetched(importChunk, files)];
  expect(await Promise.all(imports)).toEqual(['chunk', 'chunk']);
  expect(await importFetched(importChunk, files)).toBe('chunk');
  const byDefault = expect.objectContaining({ cache: 'default' });
  expect(fetch.mock.calls).toEqual([
    ['/assets/a.js', byDefault],
    ['/assets/b.js', byDefault],
  ]);
});

const failures: [string, () => Promise<Response>, string][] = [
  ['fails', async () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['is unavailable', async () => new Response('', { status: 503 }), 'could not be loaded'],
  ['is a page', async () => page(), 'could not be loaded'],
];
it.each(failures)(
  'does not import a chunk if one of its files %s three times',
  async (name, answer, message) => {
    fetch.mockImplementation(answer);
    const files = [`assets/${name}.js`];
    const importing = importFetched(importChunk, files).catch((reason: Error) => reason.message);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await importing).toContain(message);
    expect(importChunk).not.toHaveBeenCalled();
    const reload = expect.objectContaining({ cache: 'reload' });
    expect(fetch.mock.calls.slice(1)).toEqual(Array.from({ length: 2 }, () => [`/${files[0]}`, reload]));
    fetch.mockImplementation(async () => script());
    expect(await importFetched(importChunk, files)).toBe('chunk');
  },
);

it.each([
  ['without an answer', () => new Promise<Response>(() => {}), 10_000],
  ['that stops arriving', async () => new Response(new ReadableStream(), { headers }), 15_000],
])('gives up on a file %s after 15 s', async (name, answer, timeoutMs) => {
  fetch.mockImplementation(answer);
  const importing = importFetched(importChunk, [`assets/${name}.js`]).catch(({ message }: Error) => message);
  await vi.advanceTimersByTimeAsync(15_500);
  expect(await importing).toBe(`Timed out after ${timeoutMs} ms`);
  expect(importChunk).not.toHaveBeenCalled();
});

it('requests a file again after 5 s without an answer', async () => {
  fetch.mockImplementationOnce(() => new Promise(() => {}));
  const importing = importFetched(importChunk, ['assets/lost.js']);
  await vi.advanceTimersByTimeAsync(5500);
  expect(await importing).toBe('chunk');
});
