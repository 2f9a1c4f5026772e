import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { viewportSize, viewports } from '../../stories/fixtures/viewports.ts';
import { describePage, findStatus, findViewport, repeatRandomNumbers, settle } from './inPage.ts';
import { descriptionFile } from './report.ts';

/** In px. A grid of hundreds of cars is many times taller, and takes gigabytes to compare. */
const tallest = 12_000;

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

/** Opens a page for the stories of the storybook at this origin. */
export async function openStoryPage(browser: Browser, origin: string) {
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce', timezoneId: 'UTC' });
  await context.addInitScript(repeatRandomNumbers);
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

  const play = async (storyId: string) => {
    await page.emulateMedia({ colorScheme: 'light' });
    // Without the accessibility check, which takes longer than the screenshot.
    const url = `${origin}/iframe.html?id=${storyId}&viewMode=story&globals=a11y.manual:!true`;
    await page.goto(url, { waitUntil: 'commit' });
    // Browsers draw focus rings only after keyboard input.
    await page.keyboard.press('Shift');
    const status = await (await page.waitForFunction(findStatus)).jsonValue();
    if (status !== 'success') throw new Error(`The story fails at ${url}`);
    if (elsewhere.length > 0) throw new Error(`Requests another host: ${elsewhere.splice(0).join(', ')}`);
  };

  /**
   * Saves how a story looks, such as `360-light.png` and `360-aria.txt`, and the elements and styles behind it. Pauses before
   * each screenshot. Rejects when the story fails.
   */
  return async (storyId: string, folder: string, widths: readonly number[], pauseMs: number) => {
    const pinned = await page.evaluate(findViewport, storyId);
    const sizes = pinned
      ? [viewportSize(viewports[pinned])]
      : widths.map((width) => ({ width, height: 800 }));
    const description = new Set<string>();
    for (const size of sizes) {
      await page.setViewportSize(size);
      // Only once, because it takes longer than the pictures.
      if (size === sizes[0]) await play(storyId);
      // No colour depends on the width.
      for (const colorScheme of size === sizes.at(-1) ? (['light', 'dark'] as const) : ['light' as const]) {
        await page.emulateMedia({ colorScheme });
        await delay(pauseMs);
        await page.evaluate(settle);
        await page.screenshot({
          path: join(folder, `${size.width}-${colorScheme}.png`),
          fullPage: true,
          clip: { x: 0, y: 0, width: size.width, height: tallest },
          animations: 'disabled',
        });
      }
      // The whole page, because dialogs can be outside of the story's root.
      writeFileSync(join(folder, `${size.width}-aria.txt`), await page.locator('body').ariaSnapshot());
      for (const line of await page.evaluate(describePage)) description.add(line);
    }
    writeFileSync(join(folder, descriptionFile), [...description].toSorted().join('\n'));
  };
}
