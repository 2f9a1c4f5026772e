import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { describePage, findViewport, freeze, preparePreview, settle, showStory } from './inPage.ts';

const themes = ['light', 'dark'] as const;

const defaultHeights: Readonly<Record<number, number>> = { 360: 740, 1280: 800 };
export const defaultWidths = Object.keys(defaultHeights).map(Number);

const now = Date.UTC(2026, 0, 15, 12);
/** In px. A grid of thousands of cars is a hundred times taller, and takes gigabytes to compare. */
const tallest = 12_000;
/** For what a story's play function does not wait for. */
const pauseMs = 500;

/** How a story looks, and what is behind it. */
export type Look = {
  /** By name, such as `360-light.png` and `360-aria.txt`. */
  files: Map<string, Buffer>;
  /** The elements and styles behind the pictures, sorted, see `describePage`. */
  description: string[];
};

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

/** Opens the preview of the storybook at this address, which then switches between stories without reloading. */
export async function openStoryPage(browser: Browser, origin: string, storybook: string) {
  const context = await browser.newContext({
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
  const takeScreenshot = async (theme: (typeof themes)[number]) => {
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
  };
  const show = async (storyId: string, size: { width: number; height: number }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    // Browsers draw focus rings only after keyboard input.
    await page.keyboard.press('Shift');
    const failures = await page.evaluate(showStory, storyId);
    if (failures.length > 0) throw new Error(`Broken in the ${storybook}. ${failures.join('\n')}`);
  };
  const load = async () => {
    await page.goto(`${origin}/iframe.html`);
    await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'));
    await page.evaluate(preparePreview);
  };
  await load();

  return {
    /** Rejects when the story fails. A second look loads the page again, and pauses before each screenshot. */
    look: async (storyId: string, widths: readonly number[], isSecond: boolean): Promise<Look> => {
      if (isSecond) await load();
      const own = await page.evaluate(findViewport, storyId);
      const sizes = widths.map((width) => ({ width, height: defaultHeights[width] ?? 800 }));
      const files = new Map<string, Buffer>();
      const description = new Set<string>();
      for (const size of own === undefined ? sizes : [own]) {
        await show(storyId, size);
        if (isSecond) await delay(pauseMs);
        for (const theme of themes) files.set(`${size.width}-${theme}.png`, await takeScreenshot(theme));
        // The whole page, because dialogs can be outside of the story's root.
        files.set(`${size.width}-aria.txt`, Buffer.from(await page.locator('body').ariaSnapshot()));
        for (const line of await page.evaluate(describePage)) description.add(line);
      }
      return { files, description: [...description].toSorted() };
    },
  };
}
