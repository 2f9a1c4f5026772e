import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { showEveryScreen } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';

// Animated elements fail the contrast check halfway through a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function violationsOf(page: Page, runOnly?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (rules) => {
    // The map is a third-party iframe.
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
      { exclude: 'iframe' },
      rules ? { runOnly: rules } : {},
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }, runOnly);
}

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

test('no screen has an accessibility violation in any colour scheme', async ({ site }) => {
  const { page } = site;
  await site.open();
  await showEveryScreen(site, async (view) => {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    expect.soft(await violationsOf(page), `${view}, light`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    const colourRules = ['color-contrast', 'link-in-text-block'];
    expect.soft(await violationsOf(page, colourRules), `${view}, dark`).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await controlsWithoutBoundary(page), `${view}, contrast theme`).toEqual([]);
  });
  const borderOf = (name: string) =>
    site.header.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).borderWidth);
  expect(await borderOf('Sell/Trade'), 'the current screen’s button').not.toBe(await borderOf('About'));
});
