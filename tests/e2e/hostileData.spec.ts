import type { Page } from '@playwright/test';
import { aVehicle } from './dealer.ts';
import { showEveryScreen } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';

const endless = 'x'.repeat(20_000);
const endlessWords = 'word '.repeat(4_000);
const rightToLeft = '\u202Eمرسيدس بنز\u202C \u05E9\u05DC\u05D5\u05DD';
const combining = `Z${'\u0301\u0327\u0338'.repeat(400)}`;
const emoji = '👩‍👩‍👧‍👦'.repeat(50);
const control = 'a\u0000b\u0007c\uFFFFd\u2028e';
const script = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
const texts = [script, endless, endlessWords, rightToLeft, combining, emoji, control];

const vehicles: Readonly<Record<string, object>> = {
  a1: { id: 'a2', make: 'Own', model: 'Id', year: Number.NaN, price: Infinity, features: 'none' },
  a2: { ...aVehicle({ make: 'Saab', model: '900' }), imageUrl: 'data:text/html,<p>' },
  a3: aVehicle({ model: 'Huge', year: 1e308, price: 1e308, mileage: 1e308 }),
  ...Object.fromEntries(
    texts.map((text, index) => [
      `b${index}`,
      {
        ...aVehicle({ make: text, model: text, bodyStyle: text, color: text, features: [text, text] }),
        imageUrl: `javascript:${text}`,
      },
    ]),
  ),
};

const metadata = {
  dealerName: script + endless,
  heroImage: 'javascript:alert(5)',
  team: texts.map((text) => ({ name: text, role: text })),
  contact: {
    address: script,
    phone: `javascript:alert(6)${endless}`,
    email: `javascript:alert(7)@x"><script>${endless}`,
    hours: [script, endless, `${rightToLeft}: ${endlessWords}`],
  },
};

test.use({ documents: { metadata, vehicles } });

/** Forced colours replace backgrounds, so only a border or an outline shows where a control ends. */
const controlsWithoutBoundary = (page: Page) =>
  page.locator('button, input').evaluateAll((controls) =>
    controls
      .filter((control) => {
        const { borderBottomStyle, borderBottomWidth } = getComputedStyle(control);
        return borderBottomStyle === 'none' || Number.parseFloat(borderBottomWidth) < 1;
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent),
  );

test('no screen breaks or scrolls horizontally, whatever the documents contain', async ({ site }) => {
  const { page } = site;
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await site.open();
  await showEveryScreen(site, async (view) => {
    await page.emulateMedia({ forcedColors: 'none' });
    const loaded = page.locator(
      'img[src="x"], [src^="javascript:"], [href^="javascript:"], [src^="data:text"]',
    );
    await expect.soft(loaded, view).toHaveCount(0);
    await expect.soft(page.getByText(/NaN|Infinity/), view).toHaveCount(0);
    for (const width of [320, 360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 740 });
      const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(pageWidth, `${view} at ${width} px`).toBeLessThanOrEqual(width);
    }
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await controlsWithoutBoundary(page), `${view}, contrast theme`).toEqual([]);
  });
  const current = site.header.locator('[aria-current]');
  await expect(current, 'the button of the current screen').toHaveCSS('border-width', '3px');
});
