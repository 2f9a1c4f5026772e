import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { homeDataId } from '../data/cache/readCache.ts';
import { decodeMetadata, defaultMetadata } from '../shared/documents/metadata.ts';
import { sampleVehicles } from '../shared/documents/sampleVehicles.ts';
import { assembleInventory } from '../shared/documents/vehicles.ts';
import { pageWithHome } from './pageWithHome.ts';

const html = `<head><script data-cfasync="false">start()</script><meta http-equiv="Content-Security-Policy" content="style-src 'self'">
<script data-cfasync="false" type="module" src="/assets/index-1.js"></script><script data-cfasync="false">boot()</script>
<meta name="description" content="Browse" /><meta property="og:type" content="website" /><meta property="og:title" content="Used cars" />
<meta property="og:description" content="Browse" /><meta property="og:image" content="/hero-bg.jpg" /><title>Used cars</title>
<style>p { margin: 0 }</style></head><body><div id="root"></div><div class="booting">Loading...</div><noscript>No</noscript></body></html>`;

const hostile = `$& </script><!--<script>alert(1)</script>" onload="alert(2)`;
const inventory = assembleInventory(sampleVehicles);
const pageOf = (fields: object) => {
  const metadata = decodeMetadata(fields);
  return pageWithHome(html, { metadata, inventory }, 'https://alpha.example');
};

it('keeps hostile texts apart from the markup', () => {
  const page = pageOf({ dealerName: hostile, heroImage: `https://x.example/"${hostile}` });
  expect(page).not.toContain('<script>alert');
  expect(page).not.toContain('" onload="alert');
  expect(page.match(/<script/g)).toHaveLength(4);
  expect(page.match(/<\/script>/g)).toHaveLength(4);
  const [, json = ''] = new RegExp(`id="${homeDataId}">(.*?)</script>`, 's').exec(page) ?? [];
  expect(JSON.parse(json)).toMatchObject({
    metadata: { dealerName: hostile },
    isWhole: true,
    vehicles: { length: 3 },
  });
});

it.each([
  ['/hero.jpg', 'https://alpha.example/hero.jpg'],
  ['http://cdn.example/a.jpg?b=1&c', 'http://cdn.example/a.jpg?b=1&amp;c'],
  ['data:image/png;base64,AA', 'https://alpha.example/hero-bg.jpg'],
  ['http://', 'https://alpha.example/hero-bg.jpg'],
])('shows previews of the picture %s from %s', (heroImage, url) => {
  expect(pageOf({ dealerName: 'Alpha', heroImage })).toContain(`<meta property="og:image" content="${url}"`);
});

it.each([
  ['Alpha', 'Alpha'],
  // What a replacement text would insert.
  ["Ca$$h $& $' $1", "Ca$$h $&amp; $' $1"],
])('names %s and their address in the title and in the tags for previews', (dealerName, name) => {
  const head = pageOf({ dealerName, contact: { address: '1 Pier' } }).split('<body>')[0];
  const title = `${name}: used cars, test drives and trade-in estimates`;
  const description = `Used cars at ${name}, 1 Pier. Browse our inventory, book a test drive, and get an instant trade-in estimate.`;
  expect(head?.match(/<title>.*?<\/title>|<(meta (name|property)|link).*?>/g)).toEqual([
    `<meta name="description" content="${description}" />`,
    '<meta property="og:type" content="website" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    '<meta property="og:image" content="https://alpha.example/hero-bg.jpg" />',
    '<meta property="og:url" content="https://alpha.example/" />',
    '<link rel="canonical" href="https://alpha.example/" />',
    `<title>${title}</title>`,
  ]);
});

it('shortens endless texts in the head', () => {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(pageOf({ dealerName: '🚗'.repeat(9000) })) ?? [];
  expect(title).toHaveLength(300);
});

it('puts the modules first, and the data and the boot script last', () => {
  const page = pageOf({ dealerName: 'Alpha' });
  const places = [
    'start()',
    'fetchpriority="low" type="module" src="/assets/index-1.js"',
    'id="first-paint"',
    '<h1',
    'class="booting"',
    `id="${homeDataId}"`,
    'boot()',
  ];
  const found = places.map((text) => page.indexOf(text));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((a, b) => a - b));
  expect(page).not.toMatch(/<noscript>|undefined/);
  const ids = Array.from(page.matchAll(/ id="(.*?)"/g), ([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

it('allows the styles of the home screen', () => {
  const page = pageOf({ dealerName: 'Alpha' });
  const [, sheet = ''] = /<style id="first-paint">(.*?)<\/style>/s.exec(page) ?? [];
  const [, allowed] = /style-src 'self' 'sha256-(.*?)'/.exec(page) ?? [];
  expect(allowed).toBe(createHash('sha256').update(sheet).digest('base64'));
});

it('names no dealer who has no details', () => {
  const page = pageWithHome(html, { metadata: defaultMetadata, inventory }, 'https://alpha.example');
  expect(page).toContain('<title>Used cars</title>');
  expect(page).not.toContain('"metadata"');
});
