import type { StorybookConfig } from '@storybook/react-vite';
import type { Plugin } from 'vite';

/**
 * For a prop typed as another's, such as `CardProps['onOpen']`, react-docgen gives half a type, which Storybook
 * complains of in the console. Its name says more than that.
 */
const nameBorrowedTypes: Plugin = {
  name: 'name-borrowed-types',
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
  // The worker that answers requests stands apart from the site's own files, which visitors get.
  staticDirs: ['../public', './public'],
  // The toolbar's theme sets the ground.
  features: { backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), nameBorrowedTypes] }),
};
export default config;
