import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin } from 'vite';
import { serveTokens } from './serveTokens.ts';

/**
 * react-docgen describes an indexed access type such as `CardProps['onOpen']` incompletely, and Storybook logs a warning.
 * This replaces the description with the text of the type.
 */
const simplifyIndexedTypes: Plugin = {
  name: 'simplify-indexed-types',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx$/ },
    handler: (code) => ({
      code: code.replaceAll(/\{"name":"\w+","raw":("\w+\['\w+'\]")\}/g, '{"name":$1}'),
      map: null,
    }),
  },
};

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
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), simplifyIndexedTypes, serveTokens] }),
};
export default config;
