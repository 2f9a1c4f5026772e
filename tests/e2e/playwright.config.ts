import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../tools/browsers/findBrowser.ts';
import { timeZone } from '../../tools/browsers/page.ts';

/** Run by `npm run test:e2e`, which builds the site and starts the emulators. */
export default defineConfig({
  testDir: '.',
  globalSetup: './serveSite.ts',
  outputDir: fileURLToPath(new URL('../../test-results/e2e', import.meta.url)),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Generous, for busy machines. Passing tests never wait this long.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['dot'], [fileURLToPath(new URL('../../tools/checks/retryReporter.ts', import.meta.url))]],
  use: {
    locale: 'en-US',
    timezoneId: timeZone,
    trace: 'off',
    // A page that a worker controls does not send the requests that most tests mock.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions(),
  },
});
