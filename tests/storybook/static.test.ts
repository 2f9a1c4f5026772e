import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumOptions } from '../../tools/browsers/findBrowser.ts';
import { findOutcome } from '../../tools/visual/inPage.ts';
import { buildStorybook, listStories, serveStorybook } from '../../tools/visual/storybooks.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
/** The output of `npm run build-storybook`, which `npm test` runs before. */
const storybook = `${project}storybook-static`;

let server: Awaited<ReturnType<typeof serveStorybook>>;
let browser: Browser;

beforeAll(async () => {
  if (!existsSync(storybook)) buildStorybook(project, storybook);
  server = await serveStorybook(storybook);
  browser = await chromium.launch(chromiumOptions());
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

it('answers the requests of a story that follows an isolated story in the same tab', async () => {
  const page = await browser.newPage();
  const notFound: string[] = [];
  page.on('response', (response) => response.status() === 404 && notFound.push(response.url()));
  const story = 'app-boot--summary-unavailable';
  const answer = 'Error: Server returned 503';

  await page.goto(`${server.origin}/iframe.html?id=${story}&viewMode=story`);
  await page.getByText(answer).waitFor();
  await page.goto(`${server.origin}/?path=/story/${story}`);
  await page.frameLocator('#storybook-preview-iframe').getByText(answer).waitFor();

  expect(notFound).toEqual([]);
});

/** Runs in Storybook's preview. Selects one story after the other, as the sidebar does, and returns those that fail. */
async function selectAll(storyIds: readonly string[]): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
  const failed: string[] = [];
  for (const storyId of storyIds) {
    const status = await new Promise((resolve) => {
      channel?.once('storyFinished', (story: { status: string }) => resolve(story.status));
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    });
    if (status !== 'success') failed.push(storyId);
  }
  return failed;
}

it('shows every story in the manager without an error or a request to another host', async () => {
  const page = await browser.newPage();
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') elsewhere.push(request.url());
  });
  await page.goto(`${server.origin}/?path=/story/app-boot--summary-unavailable`);
  const preview = page.frame('storybook-preview-iframe');
  await preview?.waitForFunction(findOutcome);
  const storyIds = listStories(storybook, '').map(({ id }) => id);
  expect(await preview?.evaluate(selectAll, storyIds)).toEqual([]);
  expect(elsewhere).toEqual([]);
});
