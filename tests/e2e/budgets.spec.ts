import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

/** In bytes as they cross the link, which is compressed by Brotli. A file that no line names is `other`. */
const budgets = {
  page: 4_500,
  libraries: 69_000,
  components: 9_500,
  site: 6_000,
  inventory: 12_500,
  firestore: 77_000,
  other: 3_500,
  font: 20_200,
  hero: 58_000,
  /** All scripts that the first car's name waits for, the one in the page among them. */
  scriptsBeforeContent: 88_000,
  /** All scripts of a visit that stays on the home screen, with the other screens' that come when the page is idle. */
  scriptsAtHome: 190_000,
};

const names: readonly (readonly [RegExp, keyof typeof budgets])[] = [
  [/^libraries-/, 'libraries'],
  [/^components-/, 'components'],
  [/^index-/, 'site'],
  [/^LiveInventory-/, 'inventory'],
  [/^tenantDocuments-/, 'firestore'],
];

const folder = fileURLToPath(new URL('../../dist/', import.meta.url));
const read = (path: string) => readFileSync(`${folder}${path}`);
const isPacked = (path: string) => /\.(woff2|jpg|png)$/.test(path);
const sizeOf = (content: Buffer | string) => brotliCompressSync(content).length;
const weigh = (path: string) => (isPacked(path) ? read(path).length : sizeOf(read(path)));
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

const assets = readdirSync(`${folder}assets`);
const scripts = assets.filter((name) => name.endsWith('.js'));
const html = String(read('index.html'));

test('the page, the hero picture and the one font keep to their budgets', () => {
  expect(weigh('index.html')).toBeLessThanOrEqual(budgets.page);
  expect(weigh('hero-bg.jpg')).toBeLessThanOrEqual(budgets.hero);
  const fonts = assets.filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(1);
  expect(weigh(`assets/${fonts[0]}`)).toBeLessThanOrEqual(budgets.font);
  expect(assets.filter((name) => name.endsWith('.css'))).toEqual([]);
});

test('every chunk keeps to its budget', () => {
  for (const [pattern, name] of names)
    expect(
      scripts.filter((file) => pattern.test(file)),
      name,
    ).toHaveLength(1);
  for (const file of scripts) {
    const name = names.find(([pattern]) => pattern.test(file))?.[1] ?? 'other';
    expect(weigh(`assets/${file}`), file).toBeLessThanOrEqual(budgets[name]);
  }
});

test('the scripts before the content keep to their budget', () => {
  const [, inPage = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const files = [...html.matchAll(/src="\/(assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(1);
  expect(sum([sizeOf(inPage), ...files.map(weigh)])).toBeLessThanOrEqual(budgets.scriptsBeforeContent);
});

test('a visit of the home screen keeps to its budget, and the other screens’ code comes last', async ({
  dealer,
  site,
}) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await site.open();
  await expect(site.cards).toHaveCount(3);
  const named = [...html.matchAll(/src="(\/assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  const asked = () => [
    ...new Set(site.requestsTo('/assets/').map((request) => new URL(request.url()).pathname)),
  ];
  await expect.poll(() => asked().some((path) => path.includes('ContactScreen'))).toBe(true);
  const files = asked().filter((path) => path.endsWith('.js'));
  expect(files.slice(0, named.length)).toEqual(named);
  const placeOf = (name: string) => files.findIndex((path) => path.includes(name));
  for (const screen of ['LiveInventory', 'VehicleDetail', 'Valuation', 'About', 'Contact'])
    expect(placeOf(screen), screen).toBeGreaterThan(placeOf('tenantDocuments'));
  expect(sum(files.map((path) => weigh(path.slice(1))))).toBeLessThanOrEqual(budgets.scriptsAtHome);
});
