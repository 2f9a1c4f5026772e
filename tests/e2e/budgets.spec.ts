import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';
import { preloadedScreens } from './site.ts';

/** Transfer sizes in bytes, compressed with Brotli. */
const budgets = {
  /**
   * Includes 400 bytes for the policy for inline code, whose hashes do not compress, and for the first of the two scripts. Without
   * the hashes in the names of files, which add 10 to 60 bytes by chance.
   */
  page: 5_670,
  font: 20_200,
  hero: 58_000,
  /** All scripts needed to show the first vehicle of a first visit, including the boot script. */
  scriptsBeforeContent: 92_000,
  /** All scripts of a visit that stays on the home screen, including chunks preloaded while idle. */
  scriptsAtHome: 191_000,
  /** All files that a first visit to the home screen loads from the host, including those for the service worker. */
  firstVisit: 296_000,
  /** Each chunk without a budget of its own. */
  otherChunk: 3_500,
};

const chunkBudgets = {
  libraries: 69_000,
  /** The shell, the home screen and the components that they use. */
  index: 19_000,
  InventoryContainer: 4_000,
  /** Includes the gallery’s keys, its second try of photos and its print, the notes on the estimate and on a stuck request, and the consent’s drawn box. */
  VehicleDetailContainer: 5_200,
  VehicleDrawing: 4_500,
  listenersWorker: 77_000,
  /** Has yet-another-react-lightbox, for the gestures. It loads while a vehicle with photos is shown. */
  PhotoDialog: 15_200,
};

const readBuilt = (path: string) => readFileSync(`dist/${path}`);
const isCompressed = (path: string) => /\.(woff2|jpg|png)$/.test(path);
const transferSize = (path: string) =>
  isCompressed(path) ? readBuilt(path).length : brotliCompressSync(readBuilt(path)).length;
const totalSize = (paths: readonly string[]) => paths.reduce((total, path) => total + transferSize(path), 0);

const assets = readdirSync('dist/assets').map((name) => `/assets/${name}`);
const scripts = assets.filter((path) => path.endsWith('.js'));
const html = String(readBuilt('index.html'));
const initialScripts = [...html.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path);

test('page, hero image and font are within budget', () => {
  const page = html.replaceAll(/-[\w-]{8}(?=\.\w)/g, '-00000000');
  expect.soft(brotliCompressSync(page).length).toBeLessThanOrEqual(budgets.page);
  expect.soft(transferSize('hero-bg.jpg')).toBeLessThanOrEqual(budgets.hero);
  const fonts = assets.filter((path) => path.endsWith('.woff2'));
  expect.soft(fonts).toHaveLength(1);
  expect.soft(totalSize(fonts)).toBeLessThanOrEqual(budgets.font);
  expect.soft(assets.filter((path) => path.endsWith('.css'))).toEqual([]);
  expect
    .soft(totalSize(['index.html', 'sw.js', 'hero-bg.jpg', ...assets]))
    .toBeLessThanOrEqual(budgets.firstVisit);
});

test('every chunk is within budget', () => {
  const isChunk = (path: string, name: string) => path.startsWith(`/assets/${name}-`);
  for (const name of Object.keys(chunkBudgets))
    expect.soft(scripts.filter((path) => isChunk(path, name)).length, name).toBe(1);
  for (const path of scripts) {
    const own = Object.entries(chunkBudgets).find(([name]) => isChunk(path, name));
    expect.soft(transferSize(path), path).toBeLessThanOrEqual(own?.[1] ?? budgets.otherChunk);
  }
});

test('scripts before the first content are within budget', () => {
  const inlineScripts = Array.from(
    html.matchAll(/<script data-cfasync="false">(.*?)<\/script>/gs),
    ([, script]) => script,
  ).join('');
  expect(initialScripts.length).toBeGreaterThan(1);
  const size = brotliCompressSync(inlineScripts).length + totalSize(initialScripts);
  expect(size).toBeLessThanOrEqual(budgets.scriptsBeforeContent);
});

test('a home screen visit is within budget and loads the other screens last', async ({ site }) => {
  await site.open();
  await expect(site.cards).toHaveCount(3);
  await site.waitUntilPreloaded();
  const requested = site.requestsTo('/assets/').map((request) => new URL(request.url()).pathname);
  const files = [...new Set(requested)].filter((path) => path.endsWith('.js'));
  expect(files.slice(0, initialScripts.length)).toEqual(initialScripts);
  const findPlace = (name: string) => files.findIndex((path) => new RegExp(name, 'i').test(path));
  for (const screen of preloadedScreens)
    expect.soft(findPlace(screen), screen).toBeGreaterThan(findPlace('listeners'));
  expect(totalSize(files)).toBeLessThanOrEqual(budgets.scriptsAtHome);
});
