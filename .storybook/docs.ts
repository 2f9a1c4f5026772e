import type { Preview } from '@storybook/react-vite';
import { themes } from 'storybook/theming';
import { DocsPage } from './DocsPage.tsx';

/** How pages of documentation look. */
export const parameters: Preview['parameters'] = {
  docs: {
    page: DocsPage,
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? themes.dark : themes.light,
  },
};
