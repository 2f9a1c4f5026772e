import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressMap } from '../../../src/components/dealer/AddressMap.tsx';
import { aContact } from '../../fixtures/metadata.ts';
import { longTenant } from '../../fixtures/longContent.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = `**Use it** beside the written address, never instead of it. **Instead**, use ContactLink within a text.
**Keys**: Tab enters the map. ‘Get directions’ is outside the map. **Error**: without a network, the address replaces
the map.`;

const meta = {
  title: 'Components/Dealer/AddressMap',
  component: AddressMap,
  args: { address: aContact().address, isOnline: true },
  // Otherwise axe waits for a response from the map's page.
  parameters: { usage, a11y: { context: { exclude: ['iframe'] } } },
} satisfies Meta<typeof AddressMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Offline: Story = {
  tags: ['state:error'],
  args: { isOnline: false },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByTitle(/^Map of/)).not.toBeInTheDocument();
    await expect(canvas.getByText(args.address)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Get directions' })).toBeVisible();
  },
};

export const LongContent: Story = {
  tags: ['state:long'],
  args: { address: longTenant.contact.address, isOnline: false },
  ...at('narrow'),
};

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };
