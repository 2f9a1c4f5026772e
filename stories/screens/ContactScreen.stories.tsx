import type { Meta, StoryObj } from '@storybook/react-vite';
import { ContactScreen } from '../../src/screens/ContactScreen.tsx';
import { longTenant } from '../fixtures/longContent.ts';
import { aTenant } from '../fixtures/metadata.ts';
import { at } from '../fixtures/viewports.ts';

const meta = {
  title: 'Screens/ContactScreen',
  component: ContactScreen,
  args: { metadata: aTenant() },
  parameters: {
    layout: 'fullscreen',
    // Otherwise axe waits for a response from the map's page.
    a11y: { context: { exclude: ['iframe'] } },
  },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Offline: Story = { tags: ['state:error'], args: { isOnline: false } };

export const LongContent: Story = { tags: ['state:long'], args: { metadata: longTenant } };

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};

export const Tablet: Story = { ...at('tablet') };
