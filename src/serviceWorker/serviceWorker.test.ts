import { beforeEach, expect, it, vi } from 'vitest';
import { type FirstPaint, firstPaintCache, firstPaintPath } from '../page/firstPaint.ts';

const origin = 'https://cars.example';
const [script, style] = ['/assets/index-2.js', '/assets/index-2.css'];
// A glob has no types: those of a worker exclude those of Node.
const [importWorker] = Object.values(import.meta.glob('./serviceWorker.ts'));

const dayMs = 24 * 60 * 60 * 1000;

/** A page of this site's, of release 2 unless `path` names a script of another one. */
const pageOf = (path = script, text = 'showroomBoot') =>
  `<meta http-equiv="Content-Security-Policy"><body><div id="root"></div><script>${text}</script><script src="${path}"></script></body>`;

const html = (text: string, headers: object = {}, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8', ...headers } });

const file = (text = 'code') => new Response(text, { headers: { 'content-type': 'text/javascript' } });

class FakeCache {
  files = new Map<string, Response>();
  match = async (path: string) => this.files.get(path)?.clone();
  put = async (path: string, response: Response) => void this.files.set(path, response);
  delete = async (path: unknown) =>
    this.files.delete(typeof path === 'string' ? path : new URL((path as Request).url).pathname);
  keys = async () => [...this.files.keys()].map((path) => ({ url: origin + path }));
}

let storage: Record<string, FakeCache>;
/** The host's answers, by path. Others fail. */
let host: Record<string, () => Response>;
let listeners: Record<string, (event: object) => void>;
const fetch = vi.fn<(request: string | Request, options?: RequestInit) => Promise<Response>>();

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  storage = { site: new FakeCache() };
  host = { '/': () => html(pageOf()), [script]: file, [style]: file };
  listeners = {};
  vi.stubGlobal('releaseFiles', [script, style]);
  vi.stubGlobal('plainPage', '/');
  vi.stubGlobal('location', { origin });
  vi.stubGlobal('caches', {
    open: async (name: string) => (storage[name] ??= new FakeCache()),
    keys: async () => Object.keys(storage),
    delete: async (name: string) => delete storage[name],
    match: async (path: string, { cacheName }: { cacheName: string }) => storage[cacheName]?.match(path),
  });
  fetch.mockReset().mockImplementation(async (request) => {
    const answer = host[typeof request === 'string' ? request : new URL(request.url).pathname];
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: (event: object) => void) =>
      Object.assign(listeners, { [type]: listener }),
  });
  vi.resetModules();
  await importWorker?.();
});

/** Waits for all that the event starts, without the clock. */
async function dispatch(type: string, details: object = {}) {
  const work: Promise<unknown>[] = [];
  const start = Date.now();
  /** The pieces of the response, with the time of each in ms. */
  const pieces: [ms: number, text: string][] = [];
  const readPieces = async (response: Response) => {
    for await (const piece of response.clone().body ?? [])
      pieces.push([Date.now() - start, new TextDecoder().decode(piece)]);
  };
  const event = {
    ...details,
    response: undefined as Promise<Response> | undefined,
    waitUntil: (promise: Promise<unknown>) => work.push(promise),
    respondWith: (promise: Promise<Response>) => {
      event.response = promise;
      void promise.then(readPieces);
    },
  };
  listeners[type]?.(event);
  const { response } = event;
  const done = Promise.allSettled([response, ...work]).then(() => Promise.allSettled(work));
  await vi.advanceTimersByTimeAsync(30_000);
  return {
    response: await response,
    pieces,
    errors: (await done).flatMap((each) => ('reason' in each ? [each.reason] : [])),
  };
}

const get = (path: string, request: object = {}) =>
  dispatch('fetch', {
    request: { url: new URL(path, origin).href, method: 'GET', mode: 'cors', ...request },
  });
const visit = (path = '/') => get(path, { mode: 'navigate' });
const store = (files: Record<string, Response>, name = 'site') => {
  storage[name] ??= new FakeCache();
  for (const [path, response] of Object.entries(files)) storage[name].files.set(path, response);
};
const storedPaths = () => [...(storage['site']?.files.keys() ?? [])].toSorted();
const storedPage = async () => (await storage['site']?.match('/'))?.text();

it('stores the missing files of its release, and then the page', async () => {
  store({ [style]: file() });
  expect((await dispatch('install')).errors).toEqual([]);
  expect(fetch.mock.calls.map(([path]) => path)).toEqual([script, '/']);
  expect(storedPaths()).toEqual(['/', style, script]);
});

it.each([
  ['keeps the old release usable if a file cannot be loaded', new TypeError('Failed to fetch'), 'old'],
  ['forgets the page if storage is full', new DOMException('Full', 'QuotaExceededError'), undefined],
])('%s', async (_, reason, expected) => {
  store({ '/': html('old') });
  host[script] = () => {
    throw reason;
  };
  expect((await dispatch('install')).errors).toEqual([reason]);
  expect(await storedPage()).toBe(expected);
});

const gone = undefined;
const noCache = { 'cache-control': 'no-cache' };
const nextPage = () => html(`${pageOf()} ${script.replace('-2', '-3')}`);
const daysAgo = (days: number) => ({ date: new Date(Date.now() - days * dayMs).toUTCString() });
const redirect = Object.defineProperties(new Response(), {
  type: { value: 'opaqueredirect' },
  ok: { value: false },
});

it.each<[host: string, answer: () => Response, expected: string | undefined, stored?: () => object]>([
  [
    'has a page of this release',
    () => html(pageOf(script, 'showroomBoot2')),
    pageOf(script, 'showroomBoot2'),
  ],
  [
    'has its own icon in the page',
    () => html(`${pageOf()} /assets/icon.png`, noCache),
    `${pageOf()} /assets/icon.png`,
  ],
  ['fails', () => html('', {}, 503), 'old'],
  ['has no page', () => html('', {}, 404), gone],
  ['has removed the page', () => html('', {}, 410), gone],
  ['has moved', () => redirect, gone],
  ['has another site', () => html(pageOf(script, '')), gone],
  ['gives an initial token', () => html(`${pageOf()}<script>initialAuthToken</script>`), gone],
  ['forbids to store the page', () => html(pageOf(), { 'cache-control': 'private, no-store' }), gone],
  ['has a page for a worker to come', nextPage, 'old', () => daysAgo(6)],
  ['has had such a page for a week', nextPage, gone, () => daysAgo(8)],
  ['has such a page, and the stored one has no date', nextPage, gone],
])('serves the stored page, and then reads it again: the host %s', async (_, answer, expected, stored) => {
  store({ '/': html('old', stored?.()) });
  host['/'] = answer;
  const { response, errors } = await visit();
  expect([await response?.text(), errors]).toEqual(['old', []]);
  expect(fetch.mock.calls).toEqual([['/', { cache: 'no-cache', redirect: 'manual' }]]);
  expect(await storedPage()).toBe(expected);
});

it.each([
  ['the files of other releases', pageOf(), ['/', script]],
  [
    'nothing while the stored page is of another release',
    pageOf('/assets/index-1.js'),
    ['/', '/assets/index-1.js', script],
  ],
  ['a page of another site', '<title>Other</title>', [script]],
])('removes other caches and %s', async (_, page, expected) => {
  store({ '/': html(page), [script]: file(), '/assets/index-1.js': file() });
  store({ '/': html('') }, 'of an earlier site');
  store({ [firstPaintPath]: file() }, firstPaintCache);
  expect((await dispatch('activate')).errors).toEqual([]);
  expect(Object.keys(storage)).toEqual(['site', firstPaintCache]);
  expect(storedPaths()).toEqual(expected);
});

it('answers only the home page and hashed files of its own host', async () => {
  store({ '/': html('stored'), [script]: file('stored') });
  const isAnswered = async (answer: ReturnType<typeof get>) => (await answer).response !== undefined;
  expect(await isAnswered(visit())).toBe(true);
  expect(await isAnswered(get(script))).toBe(true);
  expect(await isAnswered(visit('/about'))).toBe(false);
  expect(await isAnswered(get('/'))).toBe(false);
  expect(await isAnswered(get('/photos/1.jpg'))).toBe(false);
  expect(await isAnswered(get(script, { method: 'HEAD' }))).toBe(false);
  expect(await isAnswered(get(`https://cdn.example${script}`))).toBe(false);
});

it('answers with a stored file, without the network', async () => {
  store({ [script]: file('stored') });
  expect(await (await get(script)).response?.text()).toBe('stored');
  expect(fetch).not.toHaveBeenCalled();
});

it.each([
  ['stores it', script, file, ['/', script]],
  ['forgets the page if the host has lost it', script, () => html('', {}, 404), []],
  ['forgets the page if the host answers with a page', script, () => html('Home'), []],
  ['keeps the page if the host fails', script, () => html('', {}, 500), ['/']],
  ['stores no file of another release', '/assets/index-1.js', file, ['/']],
  ['keeps the page without a file of another release', '/assets/index-1.js', () => html('', {}, 404), ['/']],
])('a file that is not stored comes from the host: %s', async (_, path, answer, expected) => {
  store({ '/': html('old') });
  host[path] = answer;
  const { response, errors } = await get(path);
  expect([response?.status, errors]).toEqual([answer().status, []]);
  expect(storedPaths()).toEqual(expected);
});

const aPaint = (): FirstPaint => ({
  savedAt: Date.now(),
  scripts: [script],
  sheet: 'h1 {}',
  hash: 'sha256-x',
  markup: '<h1>North Motors</h1>',
  key: 'k',
});

it.each<[state: string, headers: object, paint: object, isPainted: boolean]>([
  ['shows the last home screen', {}, {}, true],
  ['shows none of another release', {}, { scripts: ['/assets/index-1.js'] }, false],
  [
    'shows none under a policy of the host for styles',
    { 'content-security-policy': "style-src 'self'" },
    {},
    false,
  ],
  [
    'shows none under a policy of the host for all',
    { 'content-security-policy': "default-src 'self'" },
    {},
    false,
  ],
  ['shows it under another policy', { 'content-security-policy': "frame-ancestors 'none'" }, {}, true],
])('the stored page %s', async (_, headers, paint, isPainted) => {
  store({ '/': html(pageOf(), { 'content-encoding': 'br', 'content-length': '7', ...headers }) });
  store({ [firstPaintPath]: Response.json({ ...aPaint(), ...paint }) }, firstPaintCache);
  const { response, pieces } = await visit();
  const contents = pieces.map(([ms, text]) => [
    ms,
    text.includes('<h1>North Motors</h1>'),
    text.includes(script),
  ]);
  expect(contents).toEqual(
    isPainted
      ? [
          [0, true, false],
          [150, false, true],
        ]
      : [[0, false, true]],
  );
  expect(response?.headers.has('content-encoding')).toBe(!isPainted);
  expect(response?.headers.has('content-length')).toBe(!isPainted);
  expect(response?.headers.has('content-type')).toBe(true);
});

it('shows the stored page if the first paint is unreadable', async () => {
  store({ '/': html('stored') });
  store({ [firstPaintPath]: file('{') }, firstPaintCache);
  expect(await (await visit()).response?.text()).toBe('stored');
});

it.each([
  ['is silent for 1 s', 1000, () => new Promise(() => {})],
  ['is broken', 0, () => Promise.reject(new Error('Broken'))],
])('comes from the network if storage %s, and still activates', async (_, expectedMs, match) => {
  Object.assign(caches, { match, keys: match });
  expect((await visit()).pieces).toEqual([[expectedMs, pageOf()]]);
  expect((await get(script)).pieces).toEqual([[expectedMs, 'code']]);
  expect((await dispatch('activate')).errors).toEqual([]);
});
