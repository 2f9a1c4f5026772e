import type { Browser } from 'playwright';
import { findStatus } from './inPage.ts';

/** Runs in the manager. Opens a story as a link does, and resolves with its failure, if any. */
async function openStory(storyId: string): Promise<string | undefined> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window;
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const fail = (error: unknown) => resolve((error as Partial<Error>).message ?? JSON.stringify(error));
  const finish = (story: { storyId: string }) => story.storyId === storyId && resolve(undefined);
  const failures = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing'];
  const timeout = setTimeout(resolve, 30_000, 'The story does not finish.');
  for (const event of failures) channel?.on(event, fail);
  channel?.on('storyFinished', finish);
  channel?.emit('navigateUrl', `?path=/story/${storyId}`, { plain: true });
  const failure = await promise;
  clearTimeout(timeout);
  for (const event of failures) channel?.off(event, fail);
  channel?.off('storyFinished', finish);
  return failure;
}

/**
 * Opens Storybook's manager, as its readers do: stories share a page, and a viewport is a frame. Before, opens the page of a
 * single story, in the same tab: when it closes, requests of later pages must still be mocked.
 */
export async function openManagerPage(browser: Browser, origin: string, firstStoryId: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${firstStoryId}`);
  await page.waitForFunction(findStatus);
  await page.goto(`${origin}/?path=/story/none&globals=a11y.manual:!true`);
  await page.frameLocator('#storybook-preview-iframe').locator('.sb-errordisplay').waitFor();

  /** Rejects when the story or its play function fails. */
  return async (storyId: string): Promise<void> => {
    const failure = await page.evaluate(openStory, storyId);
    if (failure !== undefined) throw new Error(`Broken in Storybook's manager. ${failure}`);
  };
}
