import { findBrowser, type OtherBrowser, otherBrowsers } from '../browsers/findBrowser.ts';
import type { Step } from './runSteps.ts';

/** The stories in this browser, if it is installed. */
export const storiesIn = (browser: OtherBrowser): Step[] =>
  findBrowser(browser) === undefined
    ? []
    : [{ name: `stories:${browser}`, command: `vitest run --project 'stories in ${browser}'` }];

/** Says which browsers are missing. Returns whether the tests may pass without them: in CI they may not. */
export function acceptMissingBrowsers(): boolean {
  const missing = otherBrowsers.filter((browser) => findBrowser(browser) === undefined);
  for (const browser of missing)
    console.warn(`NOT tested in ${browser}. Install it with \`npx playwright install ${browser}\`.`);
  return missing.length === 0 || !process.env['CI'];
}
