import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { demoMetadata } from '../../src/data/demo/demoMetadata.ts';

const built = fileURLToPath(new URL('../../dist/', import.meta.url));

const files = readdirSync(built, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

const texts = files
  .filter((file) => /\.(js|css|html|svg|json)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('the build contains the site’s strings', () => {
  const all = texts.map(({ text }) => text).join('');
  expect(all).toContain('Featured Vehicles');
  expect(all).toContain('Firebase configuration is missing or empty');
});

test('the Firestore client uses the re2js stub', () => {
  const client = texts.filter(({ file }) => file.includes('listeners-')).map(({ text }) => text);
  expect(client).toHaveLength(1);
  // toContain would print the whole chunk on failure.
  expect(client[0]?.includes('This build of Firestore has no regular expressions')).toBe(true);
  expect(client[0]?.includes('RE2JS')).toBe(false);
});

test('the page describes itself before any script has run', () => {
  const page = readFileSync(join(built, 'index.html'), 'utf8');
  expect(page).toContain('<title>Used cars, test drives and trade-in estimates</title>');
  for (const name of ['name="description"', 'property="og:title"', 'property="og:description"'])
    expect(page).toMatch(new RegExp(`<meta ${name} content="[^"]{20,}"`));
  expect(page).toContain('<meta property="og:image" content="/hero-bg.jpg"');
});

for (const { what, words } of [
  {
    what: 'demo data',
    words: [
      demoMetadata.dealerName,
      ...demoMetadata.team.map(({ name }) => name),
      demoMetadata.contact.address,
      demoMetadata.contact.email,
      'demo-token',
    ],
  },
  { what: 'stories', words: ['storybook', '.stories.'] },
  { what: 'request mocks', words: ['mockServiceWorker', 'msw'] },
]) {
  test(`the production build contains no ${what}`, () => {
    for (const word of words) {
      const matches = texts.filter(({ text }) => text.toLowerCase().includes(word.toLowerCase()));
      expect(
        matches.map(({ file }) => file),
        word,
      ).toEqual([]);
      expect(files.filter((file) => file.slice(built.length).includes(word))).toEqual([]);
    }
  });
}
