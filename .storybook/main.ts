import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { tokenFiles } from '../stories/workshop/tokenFiles.ts';

// Storybook serves the token files with its static files, and copies them into the static build.
const tokens = new URL('../.cache/tokens/', import.meta.url);
mkdirSync(tokens, { recursive: true });
for (const [name, content] of Object.entries(tokenFiles())) writeFileSync(new URL(name, tokens), content);

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: [
    // Not for the tests: its transform applies the source map twice, so failures would name wrong lines.
    ...(process.env['VITEST'] ? [] : ['@storybook/addon-docs']),
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  // Not for the tests: docs.tsx reads the source of every component, so any change would affect all stories.
  previewAnnotations: (entries) => [
    ...(entries ?? []),
    ...(process.env['VITEST'] ? [] : [fileURLToPath(new URL('docs.tsx', import.meta.url))]),
  ],
  // .storybook/public contains the mock service worker, which is not part of the site.
  staticDirs: ['../public', './public', '../.cache/tokens'],
  // The toolbar's theme switch sets the background.
  features: { backgrounds: false, experimentalCodeExamples: true, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
};
export default config;
