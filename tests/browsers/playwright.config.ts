import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findBrowser, otherBrowsers } from '../../tools/browsers/findBrowser.ts';
import type { Look } from '../../tools/browsers/page.ts';
import e2e from '../e2e/playwright.config.ts';
import type { Options } from './fixtures.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

const looks: readonly Look[] = [
  { ...phone, colorScheme: 'dark' },
  { ...desktop, colorScheme: 'light' },
  { ...phone, colorScheme: 'light' },
  { ...desktop, colorScheme: 'dark' },
];
/** Each size and each scheme once, or every combination for `npm run test:browsers -- --all`. */
const testedLooks = looks.slice(0, process.env['TEST_ALL'] ? 4 : 2);

/** Run by `npm run test:browsers`, which builds the product and starts all emulators. */
export default defineConfig<object, Options>({
  ...e2e,
  testDir: '.',
  // One worker, and so one browser, for each project.
  fullyParallel: false,
  // The distribution's browser sometimes does not start. The summary calls such a test flaky.
  retries: 1,
  globalSetup: './buildTestedPage.ts',
  outputDir: fileURLToPath(new URL('../../test-results/browsers', import.meta.url)),
  projects: otherBrowsers.filter(findBrowser).flatMap((browserToTest) =>
    testedLooks.map((look) => ({
      name: `${browserToTest} ${look.width} ${look.colorScheme}`,
      use: { browserToTest, look },
    })),
  ),
});
