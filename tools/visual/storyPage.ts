import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { sizeOf, viewports } from '../../stories/fixtures/viewports.ts';
import { describePage, findOutcome, findViewport, freeze, settle } from './inPage.ts';

const themes = ['light', 'dark'] as const;

export const defaultWidths = [360, 1280];

const now = Date.UTC(2026, 0, 15, 12);
/** In px. A grid of hundreds of cars is many times taller, and takes gigabytes to compare. */
const tallest = 12_000;
/** In an older base, a map without a network sometimes shows the browser's error page. */
const style = 'iframe { filter: opacity(0) !important; }';

/** The pictures of a story, and the elements and styles behind them. */
export type CapturedStory = {
  /** By name, such as `360-light.png` and `360-aria.txt`. */
  files: Map<string, Buffer>;
  /** The lines of `describePage`, sorted: the elements and styles behind the pictures. */
  description: string;
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

/** Opens a page for the stories of the storybook at this URL. */
export async function openStoryPage(browser: Browser, origin: string, storybook: string) {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', timezoneId: 'UTC' });
  await context.addInitScript(freeze, now);
  const elsewhere: string[] = [];
  await context.route(
    ({ protocol, hostname }) => protocol.startsWith('http') && hostname !== '127.0.0.1',
    (route) => {
      elsewhere.push(route.request().url());
      return route.abort();
    },
  );
  const page = await context.newPage();
  await page.goto(`${origin}/iframe.html`);

  /** The chunks that are being loaded. A story may leave other scripts unanswered. */
  const chunks = new Set<unknown>();
  page.on('request', (request) => request.url().startsWith(`${origin}/assets/`) && chunks.add(request));
  page.on('requestfinished', (request) => chunks.delete(request));
  page.on('requestfailed', (request) => chunks.delete(request));

  const takeScreenshot = async (width: number) => {
    let isLoading: boolean;
    do {
      isLoading = chunks.size > 0;
      await page.evaluate(settle);
    } while (isLoading || chunks.size > 0);
    const clip = { x: 0, y: 0, width, height: tallest };
    return page.screenshot({ fullPage: true, clip, animations: 'disabled', style });
  };

  /** Pauses before each screenshot. Rejects when the story fails. */
  return async (storyId: string, widths: readonly number[], pauseMs: number): Promise<CapturedStory> => {
    const pinned = await page.evaluate(findViewport, storyId);
    const sizes = pinned ? [sizeOf(viewports[pinned])] : widths.map((width) => ({ width, height: 800 }));
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
    // Stories of an older base may still ask for maps.
    if (storybook === 'working tree' && elsewhere.length > 0)
      failures.push(`Requests another host: ${elsewhere.splice(0).join(', ')}`);
    if (failures.length > 0) throw new Error(`Broken in the ${storybook}. ${failures.join('\n')}`);
    for (const size of sizes) {
      await page.setViewportSize(size);
      for (const theme of themes) {
        await page.emulateMedia({ colorScheme: theme });
        await delay(pauseMs);
        files.set(`${size.width}-${theme}.png`, await takeScreenshot(size.width));
      }
      // The whole page, because dialogs can be outside of the story's root.
      files.set(`${size.width}-aria.txt`, Buffer.from(await page.locator('body').ariaSnapshot()));
      for (const line of await page.evaluate(describePage)) description.add(line);
    }
    return { files, description: [...description].toSorted().join('\n') };
  };
}
