import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';
import { chromiumOptions } from '../../tools/browsers/findBrowser.ts';
import { buildStorybook, serveStorybook } from '../../tools/visual/storybooks.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
/** The output of `npm run build-storybook`, which `npm test` runs before. */
const storybook = `${project}storybook-static`;

it('answers the requests of a story that follows an isolated story in the same tab', async () => {
  if (!existsSync(storybook)) buildStorybook(project, storybook);
  const { origin, close } = await serveStorybook(storybook);
  const browser = await chromium.launch(chromiumOptions());
  const page = await browser.newPage();
  const notFound: string[] = [];
  page.on('response', (response) => response.status() === 404 && notFound.push(response.url()));
  const story = 'app-boot--summary-unavailable';
  const answer = 'Error: Server returned 503';

  await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story`);
  await page.getByText(answer).waitFor();
  await page.goto(`${origin}/?path=/story/${story}`);
  await page.frameLocator('#storybook-preview-iframe').getByText(answer).waitFor();

  expect(notFound).toEqual([]);
  await browser.close();
  await close();
});
