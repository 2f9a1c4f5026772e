import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumOptions } from '../../tools/checks/chromium.ts';
import { buildStorybook, serveStorybook } from '../../tools/visual/storybooks.ts';
import { openStoryPage } from '../../tools/visual/storyPage.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
/** The output of `npm run build-storybook`, which `npm test` runs before. */
const storybook = join(project, 'storybook-static');
const story = 'app-boot--summary-unavailable';

let server: Awaited<ReturnType<typeof serveStorybook>>;
let browser: Browser;

beforeAll(async () => {
  if (!existsSync(join(storybook, 'index.json'))) await buildStorybook(project, storybook);
  server = await serveStorybook(storybook);
  browser = await chromium.launch(chromiumOptions());
}, 300_000);

afterAll(async () => {
  await browser.close();
  await server.close();
});

it('answers the requests of a story that follows an isolated story in the same tab', async () => {
  const page = await browser.newPage();
  const notFound: string[] = [];
  page.on('response', (response) => response.status() === 404 && notFound.push(response.url()));
  const answer = 'Error: Server returned 503';

  await page.goto(`${server.origin}/iframe.html?id=${story}&viewMode=story`);
  await page.getByText(answer).waitFor();
  await page.goto(`${server.origin}/?path=/story/${story}`);
  await page.frameLocator('#storybook-preview-iframe').getByText(answer).waitFor();

  expect(notFound).toEqual([]);
});

it('lets the visual comparison look at stories one after the other', async () => {
  const page = await openStoryPage(browser, server.origin, 'storybook');
  const { files } = await page.look(story, [360], false);
  expect([...files.keys()]).toEqual(['360-light.png', '360-dark.png', '360-aria.txt']);
  expect(String(files.get('360-aria.txt'))).toContain('Error: Server returned 503');
  const narrow = await page.look('screens-homescreen--narrow', [360], false);
  expect([...narrow.files.keys()]).toContain('320-light.png');
});
