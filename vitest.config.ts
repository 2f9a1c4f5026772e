import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import type { BrowserInstanceOption } from 'vitest/node';
import viteConfig from './vite.config.ts';

const configDir = fileURLToPath(new URL('./.storybook', import.meta.url));

/** A visitor's browser whose system asks for that colour scheme. */
const chromiumIn = (colorScheme: 'light' | 'dark'): BrowserInstanceOption => ({
  browser: 'chromium',
  name: colorScheme,
  provider: playwright({
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' },
    contextOptions: { colorScheme, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
  }),
});

export default defineConfig((environment) =>
  mergeConfig(
    viteConfig(environment),
    defineConfig({
      test: {
        projects: [
          {
            extends: true,
            test: {
              name: 'unit',
              environment: 'node',
              include: ['src/**/*.test.ts', 'tests/unit/**/*.test.ts'],
            },
          },
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
