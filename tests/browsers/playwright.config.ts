import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser, otherBrowsers } from '../../tools/browsers/findBrowser.ts';
import type { PageOptions } from '../../tools/browsers/page.ts';
import e2e from '../e2e/playwright.config.ts';
import type { Options } from './fixtures.ts';

const combinations: readonly PageOptions[] = [
  { width: 360, height: 740, colorScheme: 'dark' },
  { width: 1280, height: 800, colorScheme: 'light' },
  { width: 360, height: 740, colorScheme: 'light' },
  { width: 1280, height: 800, colorScheme: 'dark' },
];
/** Each size and each scheme once, or every combination for `npm run test:browsers -- --all`. */
const tested = combinations.slice(0, process.env['TEST_ALL'] ? 4 : 2);

/** Run by `npm run test:browsers`, which builds the product and starts all emulators. */
export default defineConfig<object, Options>({
  ...e2e,
  testDir: '.',
  // One worker, and so one browser, for each project.
  fullyParallel: false,
  // A Linux distribution's browser sometimes does not start. The summary lists such a test as flaky.
  retries: 1,
  globalSetup: './buildTestedPage.ts',
  outputDir: fileURLToPath(new URL('../../test-results/browsers', import.meta.url)),
  projects: otherBrowsers.filter(findBrowser).flatMap((browserToTest) =>
    tested.map((pageOptions) => ({
      name: `${browserToTest} ${pageOptions.width} ${pageOptions.colorScheme}`,
      use: { browserToTest, pageOptions },
    })),
  ),
});
