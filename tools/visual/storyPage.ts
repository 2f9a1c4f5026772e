import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { sizeOf, viewports } from '../../stories/fixtures/viewports.ts';
import { describePage, findOutcome, findViewport, freeze, settle } from './inPage.ts';

const themes = ['light', 'dark'] as const;

const heights: Readonly<Record<number, number>> = { 360: 740, 1280: 800 };
export const defaultWidths = Object.keys(heights).map(Number);

const now = Date.UTC(2026, 0, 15, 12);
/** In px. A grid of hundreds of cars is many times taller, and takes gigabytes to compare. */
const tallest = 12_000;

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

/** Opens a page for the stories of the storybook at this address. */
export async function openStoryPage(browser: Browser, origin: string, storybook: string) {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', timezoneId: 'UTC' });
  await context.addInitScript(freeze, now);
  // Frames from other origins, such as the map, stay empty.
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await page.goto(`${origin}/iframe.html`);

  /** The chunks that are being loaded. A story may leave other scripts unanswered. */
  const chunks = new Set<unknown>();
  page.on('request', (request) => request.url().startsWith(`${origin}/assets/`) && chunks.add(request));
  page.on('requestfinished', (request) => chunks.delete(request));
  page.on('requestfailed', (request) => chunks.delete(request));

  const takeScreenshot = async () => {
    let isLoading: boolean;
    do {
      isLoading = chunks.size > 0;
      await page.evaluate(settle);
    } while (isLoading || chunks.size > 0);
    const { width, height } = (await devtools.send('Page.getLayoutMetrics')).cssContentSize;
    // Several times faster than page.screenshot().
    const { data } = await devtools.send('Page.captureScreenshot', {
      captureBeyondViewport: true,
      optimizeForSpeed: true,
      clip: { x: 0, y: 0, width, height: Math.min(height, tallest), scale: 1 },
    });
    return Buffer.from(data, 'base64');
  };

  /** Pauses before each screenshot. Rejects when the story fails. */
  return async (storyId: string, widths: readonly number[], pauseMs: number): Promise<Look> => {
    const pinned = await page.evaluate(findViewport, storyId);
    const sizes =
      pinned === undefined
        ? widths.map((width) => ({ width, height: heights[width] ?? 800 }))
        : [sizeOf(viewports[pinned])];
    // Without the accessibility check, which takes longer than the screenshot.
    const url = `${origin}/iframe.html?id=${storyId}&viewMode=story&globals=a11y.manual:!true`;
    const files = new Map<string, Buffer>();
    const description = new Set<string>();
    // Only the first size loads the story: loading takes longer than the pictures.
    if (sizes[0] !== undefined) await page.setViewportSize(sizes[0]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(url, { waitUntil: 'commit' });
    // Browsers draw focus rings only after keyboard input.
    await page.keyboard.press('Shift');
    const outcome = await page.waitForFunction(findOutcome);
    const { failures } = (await outcome.jsonValue()) ?? { failures: [] };
    if (failures.length > 0) throw new Error(`Broken in the ${storybook}. ${failures.join('\n')}`);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await delay(pauseMs);
        files.set(`${size.width}-${theme}.png`, await takeScreenshot());
      }
      // The whole page, because dialogs can be outside of the story's root.
      files.set(`${size.width}-aria.txt`, Buffer.from(await page.locator('body').ariaSnapshot()));
      for (const line of await page.evaluate(describePage)) description.add(line);
    }
    return { files, description: [...description].toSorted() };
  };
}
