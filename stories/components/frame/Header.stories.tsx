import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { navigation } from '../../../src/app/screens/screenLabels.ts';
import { Header } from '../../../src/components/frame/Header.tsx';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Once, above every screen. The current screen’s entry is marked; pressing it scrolls to the top. No loading or error state: it appears with the metadata, or with the defaults.',
  instead: 'Footer for links that need not be in view.',
  keys: 'Tab visits the dealer name, the entries and the phone link in reading order.',
  roles:
    'A `banner` with a `navigation` ‘Main’. The current entry has `aria-current`. The phone icon is named by the number.',
};

const meta = {
  title: 'Components/Frame/Header',
  tags: ['engines'],
  component: Header,
  args: {
    dealerName: 'Harbor Street Motors',
    phone: '(207) 555-0142',
    navigation,
    current: 'home',
    onNavigate: fn(),
  },
  parameters: { usage, layout: 'fullscreen', frameHeight: 160 },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Sparse: Story = { tags: ['state:sparse'], args: { phone: 'Ask at the desk' } };

export const LongContent: Story = {
  tags: ['state:long'],
  args: { dealerName: longTenant.dealerName, phone: longTenant.contact.phone },
};

export const Narrow: Story = { ...LongContent, tags: ['state:narrow'], ...at('narrow') };

const sixLabels = ['Home', 'Inventory', 'Sell/Trade', 'Financing', 'About', 'Contact'];

export const SixLabels: Story = {
  args: { navigation: sixLabels.map((label) => ({ screen: label.toLowerCase(), label })) },
  ...at('narrow'),
  tags: ['state:filled'],
  play: async ({ args, canvas }) => {
    const entries = within(canvas.getByRole('navigation')).getAllByRole('button');
    await expect(entries).toHaveLength(args.navigation.length);
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    for (const { left, right, bottom } of entries.map((entry) => entry.getBoundingClientRect())) {
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
      await expect(bottom).toBeLessThanOrEqual(bar.bottom);
    }
  },
};

export const Tablet: Story = { tags: ['state:wide'], ...at('tablet') };

export const Phone: Story = { ...Filled, tags: ['state:narrow'], ...at('phone') };

const interaction = interactionStates(['hover', 'focus', 'hover pressed']);

export const InteractionStates: Story = {
  ...interaction,
  tags: ['state:interaction'],
  parameters: { ...interaction.parameters, frameHeight: 540 },
};
