import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import type { BrowserInstanceOption } from 'vitest/node';
import { chromiumOptions } from './tools/checks/chromium.ts';
import viteConfig from './vite.config.ts';

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url));

/** A Chromium instance that emulates the given `prefers-color-scheme`. */
const chromiumIn = (colorScheme: 'light' | 'dark'): BrowserInstanceOption => ({
  browser: 'chromium',
  name: colorScheme,
  provider: playwright({
    launchOptions: chromiumOptions(),
    contextOptions: { colorScheme, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
  }),
});

/** Tests that run in Node. */
const nodeProject = (name: string, include: string[], timeout = 5_000) => ({
  extends: true as const,
  test: { name, environment: 'node' as const, include, testTimeout: timeout, hookTimeout: 30_000 },
});

export default defineConfig((environment) =>
  mergeConfig(
    viteConfig(environment),
    defineConfig({
      test: {
        projects: [
          nodeProject('unit', ['src/**/*.test.ts', 'tests/unit/**/*.test.ts']),
          nodeProject('tools', ['tests/visual/**/*.test.ts'], 120_000),
          // Needs the emulators: `npm run test:rules`.
          nodeProject('rules', ['tests/rules/**/*.test.ts'], 30_000),
          {
            extends: true,
            plugins: [storybookTest({ configDir, storybookScript: 'storybook dev -p 6006 --no-open' })],
            test: {
              name: 'stories',
              setupFiles: ['.storybook/strict.setup.ts'],
              browser: {
                enabled: true,
                headless: true,
                screenshotFailures: false,
                instances: [chromiumIn('light'), chromiumIn('dark')],
              },
            },
          },
        ],
      },
    }),
  ),
);
