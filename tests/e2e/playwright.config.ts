import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';

const chromium = process.env['CHROMIUM_PATH'];

/** Run by `npm run test:e2e`, which starts what the tests talk to. */
export default defineConfig({
  testDir: '.',
  outputDir: fileURLToPath(new URL('../../test-results', import.meta.url)),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A machine may be busy with other things; nothing here waits longer than it has to.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    locale: 'en-US',
    trace: 'off',
    launchOptions: {
      ...(chromium === undefined ? {} : { executablePath: chromium }),
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
