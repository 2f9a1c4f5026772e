import { fileURLToPath } from 'node:url';
import e2e from '../e2e/playwright.config.ts';

/** Run by `npm run test:deploy`, which builds the product and starts all emulators. */
export default {
  ...e2e,
  testDir: '.',
  // The mail server has a fixed port, and busy emulators respond slowly.
  workers: 1,
  globalSetup: './buildWithConfiguration.ts',
  outputDir: fileURLToPath(new URL('../../test-results/deploy', import.meta.url)),
};
