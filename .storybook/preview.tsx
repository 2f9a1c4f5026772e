import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { ThemeRoot } from '../src/components/theme/ThemeRoot';
import { breakpoints } from '../src/components/theme/tokens';
import { failOnUnhandledRequests, forgetUnhandledRequests, startWorker } from './msw';

const viewport = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name} (${width})`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

const preview: Preview = {
  tags: ['autodocs'],
  decorators: [
    (Story) => (
      <ThemeRoot>
        <Story />
      </ThemeRoot>
    ),
  ],
  loaders: [mswLoader(startWorker)],
  beforeEach: forgetUnhandledRequests,
  // Not in a clean-up of beforeEach: Storybook runs that when the next story starts, and charges it to that one.
  afterEach: failOnUnhandledRequests,
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    options: { storySort: { order: ['Components', 'Screens', 'App'] } },
    viewport: {
      options: {
        narrow: viewport('Narrow', 320, 640, 'mobile'),
        phone: viewport('Phone', 360, 740, 'mobile'),
        tablet: viewport('Tablet', breakpoints.tablet, 1024, 'tablet'),
        desktop: viewport('Desktop', breakpoints.desktop, 800, 'desktop'),
        wide: viewport('Wide', breakpoints.wide, 900, 'desktop'),
        cinema: viewport('Cinema', breakpoints.cinema, 1080, 'desktop'),
      },
    },
  },
};
export default preview;
