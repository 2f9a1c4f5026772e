import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { readBuilt, transferSize } from './transferSize.ts';

/** Transfer sizes in bytes, compressed with Brotli. `other` applies to each remaining chunk. */
const budgets = {
  page: 4_900,
  libraries: 69_000,
  components: 9_500,
  site: 7_200,
  inventory: 12_500,
  vehicle: 4_200,
  firestore: 77_000,
  other: 3_500,
  font: 20_200,
  hero: 58_000,
  /** All scripts needed to show the first vehicle, including the inline script. */
  scriptsBeforeContent: 88_800,
  /** All scripts of a visit that stays on the home screen, including chunks preloaded while idle. */
  scriptsAtHome: 190_000,
};

const names: readonly (readonly [RegExp, keyof typeof budgets])[] = [
  [/^libraries-/, 'libraries'],
  [/^components-/, 'components'],
  [/^index-/, 'site'],
  [/^LiveInventory-/, 'inventory'],
  [/^LiveVehicleDetail-/, 'vehicle'],
  [/^listeners-/, 'firestore'],
];

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

const assets = readdirSync(fileURLToPath(new URL('../../dist/assets/', import.meta.url)));
const scripts = assets.filter((name) => name.endsWith('.js'));
const html = String(readBuilt('index.html'));

test('page, hero image and font are within budget', () => {
  expect(transferSize('index.html')).toBeLessThanOrEqual(budgets.page);
  expect(transferSize('hero-bg.jpg')).toBeLessThanOrEqual(budgets.hero);
  const fonts = assets.filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  expect(transferSize(`assets/${fonts[0]}`)).toBeLessThanOrEqual(budgets.font);
  expect(assets.filter((name) => name.endsWith('.css'))).toEqual([]);
});

test('every chunk is within budget', () => {
  for (const [pattern, name] of names)
    expect(
      scripts.filter((file) => pattern.test(file)),
      name,
    ).toHaveLength(1);
  for (const file of scripts) {
    const name = names.find(([pattern]) => pattern.test(file))?.[1] ?? 'other';
    expect(transferSize(`assets/${file}`), file).toBeLessThanOrEqual(budgets[name]);
  }
});

test('scripts before the first content are within budget', () => {
  const [, inlineScript = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const files = [...html.matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(1);
  expect(sum([brotliCompressSync(inlineScript).length, ...files.map(transferSize)])).toBeLessThanOrEqual(
    budgets.scriptsBeforeContent,
  );
});

test('a home screen visit is within budget and loads the other screens last', async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await site.open();
  await expect(site.cards).toHaveCount(3);
  const initialScripts = [...html.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const requested = () => [
    ...new Set(site.requestsTo('/assets/').map((request) => new URL(request.url()).pathname)),
  ];
  await expect.poll(() => requested().some((path) => path.includes('ContactScreen'))).toBe(true);
  const files = requested().filter((path) => path.endsWith('.js'));
  expect(files.slice(0, initialScripts.length)).toEqual(initialScripts);
  const placeOf = (name: string) => files.findIndex((path) => path.includes(name));
  for (const screen of ['LiveInventory', 'VehicleDetail', 'Valuation', 'About', 'Contact'])
    expect(placeOf(screen), screen).toBeGreaterThan(placeOf('listeners'));
  expect(sum(files.map((path) => transferSize(path.slice(1))))).toBeLessThanOrEqual(budgets.scriptsAtHome);
});
