import type { Meta, StoryObj } from '@storybook/react-vite';
import { AddressMap } from '../../../src/components/dealer/AddressMap.tsx';
import { aContact } from '../../fixtures/metadata.ts';
import { at } from '../../fixtures/viewports.ts';

const meta = {
  title: 'Components/Dealer/AddressMap',
  component: AddressMap,
  args: { address: aContact().address },
  // Otherwise axe waits for a response from the map's page.
  parameters: { a11y: { context: { exclude: ['iframe'] } } },
} satisfies Meta<typeof AddressMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };
