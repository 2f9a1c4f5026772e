import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { findViewports, freeze, listStyles, preparePreview, settle, showStory } from './inPage.ts';
import type { Story } from './storybooks.ts';

type Size = { width: number; height: number };

/** A story at one size: rendered once, with an accessibility tree, and a screenshot in each theme. */
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

const defaultHeights: Readonly<Record<number, number>> = { 360: 740, 1280: 800 };
const now = Date.UTC(2026, 0, 15, 12);
const timeoutMs = 30_000;
/** For what a story's play function does not wait for. */
const pauseMs = 500;
/** In px. A grid of thousands of cars is a hundred times taller, and takes gigabytes to compare. */
const tallest = 12_000;

/** The sizes of each story: the viewport that the story sets, or else the default sizes and the additional widths. */
export async function listStoriesAtSizes(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
  additionalWidths: readonly number[],
): Promise<StoryAtSize[]> {
  if (stories.length === 0) return [];
  const page = await openStoryPage(browser, origin);
  const viewports = await page.findViewports(stories.map(({ id }) => id));
  await page.close();
  const widths = new Set([...Object.keys(defaultHeights).map(Number), ...additionalWidths]);
  const sizes = [...widths].map((width) => ({ width, height: defaultHeights[width] ?? 800 }));
  return stories.flatMap((story) => {
    const own = viewports[story.id];
    return (own === undefined ? sizes : [own]).map((size) => ({ ...size, story }));
  });
}

export function screenshotPath({ story, width }: StoryAtSize, theme: Theme): string {
  return join(story.id, `${width}-${theme}.png`);
}

/** The file with Playwright's ARIA snapshot, in YAML. */
export function ariaSnapshotPath({ story, width }: StoryAtSize): string {
  return join(story.id, `${width}.aria.yaml`);
}

/** The file with the elements and styles behind a screenshot. */
export function styleListPath({ story, width }: StoryAtSize, theme: Theme): string {
  return join(story.id, `${width}-${theme}.styles.txt`);
}

export function hasScreenshots(folder: string, storyAtSize: StoryAtSize): boolean {
  const paths = [ariaSnapshotPath(storyAtSize), ...themes.map((theme) => screenshotPath(storyAtSize, theme))];
  return paths.every((path) => existsSync(join(folder, path)));
}

/**
 * Takes the screenshots and ARIA snapshots in several pages at once; the second time, after a pause and with the styles.
 * Returns the stories that fail twice.
 */
export async function takeScreenshots(
  browser: Browser,
  origin: string,
  storiesAtSizes: readonly StoryAtSize[],
  folder: string,
  { isSecondTime }: { isSecondTime: boolean },
): Promise<BrokenStory[]> {
  const broken: BrokenStory[] = [];
  // Sorted by width, because resizing a page is slow.
  const queue = storiesAtSizes.toSorted((one, other) => one.width - other.width);

  const take = async (page: StoryPage, storyAtSize: StoryAtSize) => {
    await page.show(storyAtSize.story.id, storyAtSize);
    if (isSecondTime) await delay(pauseMs);
    for (const theme of themes) {
      await save(join(folder, screenshotPath(storyAtSize, theme)), await page.takeScreenshot(theme));
      if (isSecondTime) await save(join(folder, styleListPath(storyAtSize, theme)), await page.listStyles());
    }
    await save(join(folder, ariaSnapshotPath(storyAtSize)), await page.takeAriaSnapshot());
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
  const chunks: Promise<unknown>[] = [];
  page.on('request', (request) => {
    // A story may leave other scripts unanswered.
    if (request.resourceType() === 'script' && request.url().startsWith(`${origin}/assets/`)) {
      const finished = request.response().then((response) => response?.finished());
      // It rejects when the page has been closed.
      chunks.push(finished.catch(() => {}));
    }
  });
  /** Code that loads on demand may render more, and that may need more code. */
  const settleWithChunks = async () => {
    let loaded: number;
    do {
      loaded = chunks.length;
      await Promise.all(chunks);
      await page.evaluate(settle);
    } while (chunks.length > loaded);
  };
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
    /** A screenshot of the current story's whole page, or of the top of a very tall one, as a PNG. */
    takeScreenshot: async (theme: Theme) => {
      await page.emulateMedia({ colorScheme: theme });
      for (const frame of page.frames()) await frame.waitForLoadState('load');
      await settleWithChunks();
      const { width, height } = (await devtools.send('Page.getLayoutMetrics')).cssContentSize;
      // Several times faster than page.screenshot().
      const { data } = await devtools.send('Page.captureScreenshot', {
        captureBeyondViewport: true,
        optimizeForSpeed: true,
        clip: { x: 0, y: 0, width, height: Math.min(height, tallest), scale: 1 },
      });
      return Buffer.from(data, 'base64');
    },
    /** The roles, names and states of the whole page, because dialogs can be outside of the story's root. */
    takeAriaSnapshot: () => page.locator('body').ariaSnapshot({ timeout: timeoutMs }),
    listStyles: () => page.evaluate(listStyles),
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

/** Writes the file atomically: an existing file counts as complete, even to concurrent runs. */
async function save(path: string, content: Buffer | string): Promise<void> {
  const part = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(part, content);
  await rename(part, path);
}
