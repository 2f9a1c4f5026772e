import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { findViewports, freeze, preparePreview, settle, showStory } from './inPage.ts';
import type { Story } from './storybooks.ts';

type Size = { width: number; height: number };

/** A story at one size: rendered once, with a screenshot in each theme. */
export type StoryAtSize = Size & { story: Story };

export type BrokenStory = { storyAtSize: StoryAtSize; message: string };

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/**
 * Flags for reproducible rendering. With partial raster, colours can differ in the last bit, depending on what was drawn
 * before.
 */
export const browserArguments = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
];

const defaultSizes: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const now = Date.UTC(2026, 0, 15, 12);
const timeoutMs = 30_000;

/** The sizes of each story: both default sizes, or the viewport that a story sets. */
export async function listStoriesAtSizes(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
): Promise<StoryAtSize[]> {
  if (stories.length === 0) return [];
  const page = await openStoryPage(browser, origin);
  const viewports = await page.findViewports(stories.map(({ id }) => id));
  await page.close();
  return stories.flatMap((story) => {
    const own = viewports[story.id];
    return (own === undefined ? defaultSizes : [own]).map((size) => ({ ...size, story }));
  });
}

export function screenshotPath({ story, width }: StoryAtSize, theme: Theme): string {
  return join(story.id, `${width}-${theme}.png`);
}

export function hasScreenshots(folder: string, storyAtSize: StoryAtSize): boolean {
  return themes.every((theme) => existsSync(join(folder, screenshotPath(storyAtSize, theme))));
}

/** Takes the screenshots in several pages at once. Returns the stories that fail twice. */
export async function takeScreenshots(
  browser: Browser,
  origin: string,
  storiesAtSizes: readonly StoryAtSize[],
  folder: string,
): Promise<BrokenStory[]> {
  const broken: BrokenStory[] = [];
  // Sorted by width, because resizing a page is slow.
  const queue = storiesAtSizes.toSorted((one, other) => one.width - other.width);

  const take = async (page: StoryPage, storyAtSize: StoryAtSize) => {
    await page.show(storyAtSize.story.id, storyAtSize);
    for (const theme of themes) {
      await save(join(folder, screenshotPath(storyAtSize, theme)), await page.takeScreenshot(theme));
    }
  };
  const work = async () => {
    let page = await openStoryPage(browser, origin);
    const renewPage = async () => {
      await page.close();
      page = await openStoryPage(browser, origin);
    };
    for (let storyAtSize = queue.shift(); storyAtSize !== undefined; storyAtSize = queue.shift()) {
      try {
        await take(page, storyAtSize);
      } catch {
        await renewPage();
        try {
          await take(page, storyAtSize);
        } catch (error) {
          broken.push({ storyAtSize, message: error instanceof Error ? error.message : String(error) });
          await renewPage();
        }
      }
    }
    await page.close();
  };
  // One more page than there are processors, because some play functions spend most of their time waiting.
  const pages = Math.min(availableParallelism() + 1, queue.length);
  await Promise.all(Array.from({ length: pages }, work));
  return broken;
}

type StoryPage = Awaited<ReturnType<typeof openStoryPage>>;

/** Opens Storybook's preview, which then switches between stories without reloading. */
async function openStoryPage(browser: Browser, origin: string) {
  const context = await browser.newContext({
    colorScheme: 'light',
    deviceScaleFactor: 1,
    locale: 'en-US',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  await context.addInitScript(freeze, now);
  // Frames from other origins, such as the map, stay empty.
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'));
  await withTimeout(page.evaluate(preparePreview), 'Storybook’s preview did not start in time.');

  return {
    findViewports: (storyIds: readonly string[]) => page.evaluate(findViewports, storyIds),
    /** Rejects when the story fails. */
    show: async (storyId: string, { width, height }: Size) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: 'light' });
      // Browsers draw focus rings only after keyboard input.
      await page.keyboard.press('Shift');
      const failures = await withTimeout(
        page.evaluate(showStory, storyId),
        'The story did not finish in time.',
      );
      if (failures.length > 0) throw new Error(failures.join('\n'));
    },
    /** A full-height screenshot of the current story, as a PNG. */
    takeScreenshot: async (theme: Theme) => {
      await page.emulateMedia({ colorScheme: theme });
      for (const frame of page.frames()) await frame.waitForLoadState('load');
      await page.evaluate(settle);
      const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
      // Several times faster than page.screenshot().
      const { data } = await devtools.send('Page.captureScreenshot', {
        captureBeyondViewport: true,
        optimizeForSpeed: true,
        clip: { x: 0, y: 0, width: cssContentSize.width, height: cssContentSize.height, scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
    close: () => context.close(),
  };
}

async function withTimeout<Value>(promise: Promise<Value>, message: string): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(message)), timeoutMs);
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Writes the file atomically: an existing screenshot counts as complete, even to concurrent runs. */
async function save(path: string, screenshot: Buffer): Promise<void> {
  const part = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(part, screenshot);
  await rename(part, path);
}
