import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import type { BrowserInstanceOption, ProjectConfig } from 'vitest/node';
import { chromiumOptions, otherBrowsers } from './tools/browsers/findBrowser.ts';
import { timeZone } from './tools/browsers/page.ts';
import { storyBrowser } from './tools/browsers/storyBrowsers.ts';
import RetryReporter from './tools/checks/retryReporter.ts';
import { UnknownNameReporter } from './tools/checks/unknownNameReporter.ts';
import viteConfig from './vite.config.ts';

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url));

/** Chromium in the light scheme. The stories’ setup switches to the dark one. */
const inChromium: BrowserInstanceOption = {
  browser: 'chromium',
  provider: playwright({
    launchOptions: chromiumOptions(),
    contextOptions: { colorScheme: 'light', reducedMotion: 'reduce', locale: 'en-US', timezoneId: timeZone },
  }),
};

/** Tests that run in Node. The timeouts are generous, for busy machines. */
const nodeProject = (name: string, include: string[], options: ProjectConfig = {}) => ({
  extends: true as const,
  test: {
    name,
    environment: 'node' as const,
    include,
    setupFiles: ['tests/unit/cleanUp.setup.ts'],
    // Failures name the values, not only their number.
    chaiConfig: { truncateThreshold: 1000 },
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // The servers that tests start are on this machine, and not behind a company’s proxy.
    env: { TZ: timeZone, http_proxy: '', https_proxy: '', HTTP_PROXY: '', HTTPS_PROXY: '' },
    ...options,
  },
});

/** The stories as tests in a browser: all, or those with the tags. */
const storyProject = (
  name: string,
  instance: BrowserInstanceOption,
  include: string[] = ['test'],
  retry = 0,
) => ({
  extends: true as const,
  plugins: [
    storybookTest({ configDir, storybookScript: 'storybook dev -p 6006 --no-open', tags: { include } }),
  ],
  test: {
    name,
    setupFiles: ['.storybook/strict.setup.ts'],
    // Generous, for busy machines: Firefox can take half a minute to open its first page.
    testTimeout: 60_000,
    retry,
    // One page for all files. `beforeEach` in .storybook/strict.setup.ts resets their shared state.
    isolate: false,
    fileParallelism: false,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      connectTimeout: 180_000,
      instances: [instance],
    },
  },
});

export default defineConfig((environment) =>
  mergeConfig(
    viteConfig(environment),
    defineConfig({
      test: {
        // Prints only failed tests, with their console output, and those that passed on retry.
        reporters: ['minimal', new RetryReporter(), new UnknownNameReporter()],
        // Prints only the lines near a difference.
        diff: { expand: false },
        // Only Chromium compares snapshots. In another browser, those of the same file would be obsolete.
        resolveSnapshotPath: (path, extension, { config }) =>
          join(
            dirname(path),
            config.name?.startsWith('stories in') ? '__none__' : '__snapshots__',
            `${basename(path)}${extension}`,
          ),
        projects: [
          nodeProject('unit', ['{src,functions/src,tools,cli,tests/unit}/**/*.test.ts'], {
            exclude: ['cli/dealer/tests/**'],
            // One module graph for all files: half of the processor's time went into imports.
            isolate: false,
          }),
          // These need the emulators: `npm run test:rules`, `npm run test:dealer`.
          nodeProject('rules', ['tests/rules/**/*.test.ts']),
          nodeProject('dealer', ['cli/dealer/tests/**/*.test.ts'], {
            testTimeout: 120_000,
            // Each test has its own dealer, and mostly waits for a process.
            sequence: { concurrent: true },
            // Not the project that the emulated functions listen to.
            env: { GCLOUD_PROJECT: 'demo-dealers' },
          }),
          storyProject('stories', inChromium),
          // Storybook gives every project of its folder the same name when its own “Run tests” starts them.
          ...(process.env['VITEST_STORYBOOK'] ? [] : otherBrowsers).map((browser) =>
            storyProject(
              `stories in ${browser}`,
              storyBrowser(browser),
              process.env['TEST_ALL'] ? undefined : ['engines'],
              // WebKitGTK draws without a graphics card: on a busy machine, a form's 1.5 s can end too early.
              1,
            ),
          ),
        ],
      },
    }),
  ),
);
