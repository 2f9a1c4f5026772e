import { fetchFile, isPage } from '../browser/fetchFile.ts';
import { maxCopyAgeMs } from '../browser/maxCopyAgeMs.ts';
import { pause } from '../browser/pause.ts';
import { withinMs } from '../browser/withinMs.ts';
import { composePage } from '../page/composePage.ts';
import { canPaint, type FirstPaint, firstPaintCache, firstPaintPath } from '../page/firstPaint.ts';
import { assetPathsIn, isShowroomPage, mayHaveInitialToken } from '../page/storedPage.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written by the build. */
declare const releaseFiles: readonly string[];
declare const plainPage: string;

/** The paths of this release's hashed files. The build replaces each `releaseFiles` with the whole list: use it once. */
const release = releaseFiles;
const page = '/';

/**
 * All releases share one cache: their files have different names, and a page that is newer than the worker finds the files
 * that the next worker has already stored.
 */
const cacheName = 'site';

/** After this time, the network answers instead of storage. */
const storageTimeoutMs = 1000;

/** How long the scripts of a page wait for its first paint. */
const paintMs = 150;

const forgetPage = async () => (await caches.open(cacheName)).delete(page);

/**
 * Stores the host's current page for the next visit. A page that names scripts of another release waits for that release's
 * worker. If the host has another site or no page, deletes the stored page, so that the network answers the next visit.
 */
async function storePage(): Promise<void> {
  const response = await fetch(plainPage, { cache: 'no-cache', redirect: 'manual' });
  const isGone = response.type === 'opaqueredirect' || response.status === 404 || response.status === 410;
  // The host has failed.
  if (!isGone && !response.ok) return;
  const html = await response.clone().text();
  const isForThisVisitOnly =
    mayHaveInitialToken(html) || response.headers.get('cache-control')?.includes('no-store') === true;
  if (isGone || !isShowroomPage(html) || isForThisVisitOnly) {
    await forgetPage();
    return;
  }
  const cache = await caches.open(cacheName);
  const scripts = assetPathsIn(html).filter((path) => path.endsWith('.js'));
  if (scripts.every((path) => release.includes(path))) return cache.put(page, response);
  // The next release's worker keeps failing to install: stop serving a page that is too old.
  const storedAt = Date.parse((await cache.match(page))?.headers.get('date') ?? '');
  if (!(Date.now() - storedAt < maxCopyAgeMs)) await forgetPage();
}

/** Stores the files of this release, and then its page. On failure, the old release stays usable. */
async function storeRelease(): Promise<void> {
  const cache = await caches.open(cacheName);
  try {
    for (const path of release)
      if ((await cache.match(path)) === undefined) await cache.put(path, await fetchFile(path));
    await storePage();
  } catch (reason) {
    // Storage is full.
    if (reason instanceof DOMException) await forgetPage();
    throw reason;
  }
}

/**
 * Removes what an earlier site of this host has stored, and the files of other releases, unless the stored page belongs to
 * one of them.
 */
async function removeOldFiles(): Promise<void> {
  for (const name of await caches.keys())
    if (name !== cacheName && name !== firstPaintCache) await caches.delete(name);
  const cache = await caches.open(cacheName);
  const html = (await (await cache.match(page))?.text()) ?? '';
  if (!isShowroomPage(html)) await cache.delete(page);
  const used = new Set([page, ...release]);
  if (assetPathsIn(html).some((path) => !used.has(path))) return;
  for (const request of await cache.keys()) {
    if (!used.has(new URL(request.url).pathname)) await cache.delete(request);
  }
}

/** Names its cache: an earlier site of this host may have others, with the same paths. */
const match = (path: string, name = cacheName) =>
  withinMs(storageTimeoutMs, () => caches.match(path, { cacheName: name })).catch(() => undefined);

/** Answers with a hashed file. Stores a file of this release that the browser has lost, or gives up the stored page. */
async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const stored = await match(path);
  if (stored !== undefined) return stored;
  const response = await fetch(event.request);
  // After a 5xx, the host may still have the file.
  if (!release.includes(path) || response.status >= 500) return response;
  const copy = response.clone();
  const store = async () => (await caches.open(cacheName)).put(path, copy);
  // Without the file, the stored page may never start: the host may have published the next release.
  const isFile = response.ok && !isPage(response);
  event.waitUntil((isFile ? store() : forgetPage()).catch(() => {}));
  return response;
}

/** Answers with the page. Between its two pieces, the browser paints the home screen of the last visit. */
async function answerPage(request: Request): Promise<Response> {
  const firstPaint = match(firstPaintPath, firstPaintCache).then(
    async (stored) => (await stored?.json()) as FirstPaint | undefined,
  );
  const [stored, paint] = await Promise.all([match(page), firstPaint.catch(() => undefined)]);
  if (stored === undefined) return fetch(request);
  // A policy of the host, even one that allows the page's own styles, would block this style sheet.
  const isStricter = /(style|default)-src/.test(stored.headers.get('content-security-policy') ?? '');
  if (paint === undefined || isStricter) return stored;
  const html = await stored.clone().text();
  if (!canPaint(html, paint)) return stored;
  const pieces = composePage(html, paint);
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start: async (controller) => {
      controller.enqueue(encoder.encode(pieces[0]));
      await pause(paintMs);
      controller.enqueue(encoder.encode(pieces[1]));
      controller.close();
    },
  });
  const headers = new Headers(stored.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(body, { headers });
}

self.addEventListener('install', (event) => event.waitUntil(storeRelease()));
// The next visit waits for the activation.
self.addEventListener('activate', (event) =>
  event.waitUntil(withinMs(storageTimeoutMs, removeOldFiles).catch(() => {})),
);
self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== location.origin || event.request.method !== 'GET') return;
  const isPage = event.request.mode === 'navigate' && pathname === page;
  if (!isPage && !pathname.startsWith('/assets/')) return;
  event.respondWith(isPage ? answerPage(event.request) : answerFile(event, pathname));
  if (isPage) event.waitUntil(storePage());
});
