import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Footer } from '../../../src/components/frame/Footer.tsx';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aContact } from '../../fixtures/metadata.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Once, below every screen. The quick links only scroll to the top. No loading, empty or error state: it appears with the metadata, or with the defaults.',
  instead: 'Header for navigation.',
  keys: 'Tab visits the quick links, then the contact links.',
  roles: 'A `contentinfo` with headings of level 2 and a `list` of quick links, which are buttons.',
};

const meta = {
  title: 'Components/Frame/Footer',
  component: Footer,
  args: { dealerName: 'Harbor Street Motors', contact: aContact(), onQuickLink: fn() },
  parameters: { usage, layout: 'fullscreen', frameHeight: 480 },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas, userEvent }) => {
    const links = canvas.getAllByRole('button');
    for (const link of links) await userEvent.click(link);
    await expect(args.onQuickLink).toHaveBeenCalledTimes(5);
    links.at(-1)?.blur();
  },
};

export const LongContent: Story = {
  tags: ['state:long'],
  args: { dealerName: longTenant.dealerName, contact: longTenant.contact },
};

export const Narrow: Story = { ...LongContent, tags: ['state:narrow'], ...at('narrow', 820) };

const interaction = interactionStates(['hover', 'focus'], 'button, a');

export const InteractionStates: Story = {
  ...interaction,
  tags: ['state:interaction'],
  parameters: { ...interaction.parameters, frameHeight: 1100 },
};
