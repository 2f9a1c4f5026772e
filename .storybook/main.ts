import type { StorybookConfig } from '@storybook/react-vite';
import { serveTokens } from './serveTokens.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // .storybook/public contains the mock service worker, which is not part of the site.
  staticDirs: ['../public', './public'],
  // The toolbar's theme switch sets the background.
  features: { backgrounds: false, sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), serveTokens] }),
};
export default config;
