import type { Preview } from '@storybook/react-vite';
import { extractComponentDescription } from 'storybook/internal/docs-tools';
import { themes } from 'storybook/theming';
import { DocsPage } from './DocsPage.tsx';

type Component = Parameters<typeof extractComponentDescription>[0];

/** How pages of documentation look. */
export const parameters: Preview['parameters'] = {
  docs: {
    page: DocsPage,
    theme: matchMedia('(prefers-color-scheme: dark)').matches ? themes.dark : themes.light,
    extractComponentDescription: (component: Component) =>
      extractComponentDescription(component).replace(/@states (.+)/, '**States:** $1'),
  },
};
