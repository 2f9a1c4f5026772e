import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumOptions } from '../../tools/checks/chromium.ts';
import { type FolderServer, serveFolder } from '../../tools/visual/serveFolder.ts';
import { buildStorybook } from '../../tools/visual/storybooks.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
const output = mkdtempSync(join(tmpdir(), 'showroom-mocks-test-'));
const story = 'app-boot--loads-the-configuration-from-the-api';

let server: FolderServer;
let browser: Browser;

beforeAll(async () => {
  await buildStorybook(project, output);
  server = await serveFolder(output);
  browser = await chromium.launch(chromiumOptions());
}, 300_000);

afterAll(async () => {
  await browser.close();
  await server.close();
  rmSync(output, { recursive: true });
});

it('answers the requests of a story that follows an isolated story in the same tab', async () => {
  const page = await browser.newPage();
  const notFound: string[] = [];
  page.on('response', (response) => response.status() === 404 && notFound.push(response.url()));
  const dealer = { name: 'Harbor Street Motors', level: 1 };

  await page.goto(`${server.origin}/iframe.html?id=${story}&viewMode=story`);
  await page.getByRole('heading', dealer).waitFor();
  await page.goto(`${server.origin}/?path=/story/${story}`);
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', dealer).waitFor();

  expect(notFound).toEqual([]);
});
