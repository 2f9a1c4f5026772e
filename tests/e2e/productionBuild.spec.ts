import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { colors } from '../../src/components/theme/tokens.ts';
import { demoMetadata } from '../../src/data/demo/demoMetadata.ts';
import { sitePort } from './site.ts';

const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
const texts = files
  .filter((file) => /\.(js|css|html|svg|json)$/.test(file))
  .map((file) => ({ file, text: readFileSync(`dist/${file}`, 'utf8') }));
const filesWith = (word: string) =>
  texts.filter(({ text }) => text.toLowerCase().includes(word.toLowerCase())).map(({ file }) => file);

test('the page describes itself before any script has run', () => {
  const page = readFileSync('dist/index.html', 'utf8');
  expect(page).toContain('<html lang="en">');
  expect(page).not.toMatch(/user-scalable|maximum-scale/);
  // Cloudflare's Rocket Loader delays other scripts.
  expect(page.match(/<script(?! data-cfasync="false")[^>]*/g)).toBeNull();
  expect(page).toContain('<title>Used cars, test drives and trade-in estimates</title>');
  for (const name of ['name="description"', 'property="og:title"', 'property="og:description"'])
    expect.soft(page).toMatch(new RegExp(`<meta ${name} content="[^"]{20,}"`));
  expect(page).toContain('<meta property="og:image" content="/hero-bg.jpg"');
  for (const [index, scheme] of ['light', 'dark'].entries())
    expect(page).toContain(`content="${colors.surface[index]}" media="(prefers-color-scheme: ${scheme})"`);
});

test('the preview does not vary files by origin, as Hosting does not, so that browsers keep them', async ({
  request,
}) => {
  const page = await request.get(`http://127.0.0.1:${sitePort}/`);
  expect(page.headers()['vary'] ?? '').not.toContain('Origin');
});

test('the production build contains no demo data, stories or request mocks', () => {
  expect(filesWith('Featured Vehicles')).not.toEqual([]);
  const { dealerName, team, contact } = demoMetadata;
  const demo = [dealerName, ...team.map(({ name }) => name), contact.address, contact.email];
  for (const word of [...demo, 'storybook', '.stories.', 'mockServiceWorker', 'msw']) {
    expect.soft(filesWith(word), word).toEqual([]);
    expect.soft(files.filter((file) => file.includes(word))).toEqual([]);
  }
});
