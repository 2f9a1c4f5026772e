import type { Browser } from 'playwright';
import { awaitPreview, findViewports, settle, showStory, standStill } from './inPage.ts';
import type { Size } from './storyList.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Partial rasters are left out because their last bit depends on what was drawn before. */
export const browserArguments = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-partial-raster',
];

const now = Date.UTC(2026, 0, 15, 12);
const deadlineMs = 30_000;

/** A page with Storybook's preview, in which one story takes the place of another without loading anything again. */
export type StoryPage = {
  findViewports: (storyIds: readonly string[]) => Promise<Record<string, Size>>;
  /** Done when the story has been played. Throws when it fails. */
  show: (storyId: string, size: Size) => Promise<void>;
  /** The whole height of the story that is shown, as a PNG. */
  takePicture: (theme: Theme) => Promise<Buffer>;
  close: () => Promise<void>;
};

export async function openStoryPage(browser: Browser, origin: string): Promise<StoryPage> {
  const context = await browser.newContext({
    colorScheme: 'light',
    deviceScaleFactor: 1,
    locale: 'en-US',
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
  });
  await context.addInitScript(standStill, now);
  // Nothing comes from elsewhere: a map in a frame is an empty page.
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${origin}/iframe.html`);
  await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'));
  await withDeadline(page.evaluate(awaitPreview), 'Storybook’s preview does not start.');

  return {
    findViewports: (storyIds) => page.evaluate(findViewports, storyIds),
    show: async (storyId, { width, height }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: 'light' });
      // Whether a focus is drawn depends on what the visitor used last; here it always was the keyboard.
      await page.keyboard.press('Shift');
      const failures = await withDeadline(page.evaluate(showStory, storyId), 'The story does not finish.');
      if (failures.length > 0) throw new Error(failures.join('\n'));
    },
    takePicture: async (theme) => {
      await page.emulateMedia({ colorScheme: theme });
      for (const frame of page.frames()) await frame.waitForLoadState('load');
      await page.evaluate(settle);
      const { cssContentSize } = await devtools.send('Page.getLayoutMetrics');
      // Several times as fast as page.screenshot().
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

async function withDeadline<Value>(promise: Promise<Value>, complaint: string): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(complaint)), deadlineMs);
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
