import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContactScreen } from '../../src/screens/ContactScreen.tsx';
import { longTenant } from '../fixtures/longContent.ts';
import { aTenant } from '../fixtures/metadata.ts';
import { at } from '../fixtures/viewports.ts';

const usage = {
  use: 'For every way to reach the dealer.',
  instead: 'The header’s phone link elsewhere.',
  keys: 'Tab visits the links, the map, then ‘Get directions’.',
  roles:
    'The ScreenHeading takes the focus. The hours are a `region`, and the map is a frame with its address as title.',
};

const meta = {
  title: 'Screens/ContactScreen',
  component: ContactScreen,
  args: { metadata: aTenant(), isOnline: true },
  parameters: {
    usage,
    layout: 'fullscreen',
    // Otherwise axe waits for a response from the map's page.
    a11y: { context: { exclude: ['iframe'] } },
  },
} satisfies Meta<typeof ContactScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Offline: Story = { tags: ['state:offline', 'state:error'], args: { isOnline: false } };

export const LongContent: Story = { tags: ['state:long'], args: { metadata: longTenant } };

export const Narrow: Story = { ...LongContent, tags: ['state:narrow'], ...at('narrow', 1030) };

export const Tablet: Story = { tags: ['state:wide'], ...at('tablet', 1000) };

export const Desktop: Story = {
  tags: ['state:filled'],
  ...at('desktop'),
  play: async ({ canvas }) => {
    const map = canvas.getByTitle(/^Map of/).getBoundingClientRect();
    const hours = canvas.getByRole('region', { name: 'Business Hours' }).getBoundingClientRect();
    await expect(map.left).toBeGreaterThan(hours.right);
    await expect(map.top).toBeLessThan(hours.bottom);
  },
};
