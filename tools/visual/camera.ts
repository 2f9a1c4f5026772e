import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import { findViewports, freeze, preparePreview, settle, showStory } from './inPage.ts';
import type { Story } from './storybooks.ts';

type Size = { width: number; height: number };

/** A story at one size: rendered once, and photographed in each theme. */
export type Pose = Size & { story: Story };

export type BrokenPose = { pose: Pose; message: string };

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Flags for reproducible rendering. The last bit of a partial raster depends on what was drawn before. */
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

/** The poses of the stories: both default sizes, or the viewport that a story sets. */
export async function listPoses(
  browser: Browser,
  origin: string,
  stories: readonly Story[],
): Promise<Pose[]> {
  if (stories.length === 0) return [];
  const page = await openStoryPage(browser, origin);
  const viewports = await page.findViewports(stories.map(({ id }) => id));
  await page.close();
  return stories.flatMap((story) => {
    const own = viewports[story.id];
    return (own === undefined ? defaultSizes : [own]).map((size) => ({ ...size, story }));
  });
}

export function picturePath({ story, width }: Pose, theme: Theme): string {
  return join(story.id, `${width}-${theme}.png`);
}

export function hasPictures(folder: string, pose: Pose): boolean {
  return themes.every((theme) => existsSync(join(folder, picturePath(pose, theme))));
}

/** Takes the pictures in several pages at once. Returns the poses that fail twice. */
export async function takePictures(
  browser: Browser,
  origin: string,
  poses: readonly Pose[],
  folder: string,
): Promise<BrokenPose[]> {
  const broken: BrokenPose[] = [];
  // Sorted by width, because resizing a page is slow.
  const queue = poses.toSorted((one, other) => one.width - other.width);

  const take = async (page: StoryPage, pose: Pose) => {
    await page.show(pose.story.id, pose);
    for (const theme of themes) {
      await save(join(folder, picturePath(pose, theme)), await page.takePicture(theme));
    }
  };
  const work = async () => {
    let page = await openStoryPage(browser, origin);
    const renewPage = async () => {
      await page.close();
      page = await openStoryPage(browser, origin);
    };
    for (let pose = queue.shift(); pose !== undefined; pose = queue.shift()) {
      try {
        await take(page, pose);
      } catch {
        await renewPage();
        try {
          await take(page, pose);
        } catch (error) {
          broken.push({ pose, message: error instanceof Error ? error.message : String(error) });
          await renewPage();
        }
      }
    }
    await page.close();
  };
  // One page more than processors, because some play functions mostly wait.
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
  await withTimeout(page.evaluate(preparePreview), 'Storybook’s preview does not start.');

  return {
    findViewports: (storyIds: readonly string[]) => page.evaluate(findViewports, storyIds),
    /** Rejects when the story fails. */
    show: async (storyId: string, { width, height }: Size) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: 'light' });
      // Browsers draw focus rings only after keyboard input.
      await page.keyboard.press('Shift');
      const failures = await withTimeout(page.evaluate(showStory, storyId), 'The story does not finish.');
      if (failures.length > 0) throw new Error(failures.join('\n'));
    },
    /** The full height of the current story as a PNG. */
    takePicture: async (theme: Theme) => {
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

/** Writes the file atomically: an existing picture counts as complete, also in other runs. */
async function save(path: string, picture: Buffer): Promise<void> {
  const part = `${path}.${process.pid}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(part, picture);
  await rename(part, path);
}
