import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Header } from '../../../src/components/frame/Header';
import { longTenant } from '../../fixtures/longContent';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Frame/Header',
  component: Header,
  args: {
    dealerName: 'Harbor Street Motors',
    phone: '(207) 555-0142',
    current: 'home',
    onNavigate: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const LongContent: Story = {
  tags: ['state:long'],
  args: { dealerName: longTenant.dealerName, phone: longTenant.contact.phone },
};

export const Tablet: Story = { ...at('tablet') };

export const Phone: Story = { ...at('phone') };

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};

export const LeadsToEveryScreen: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas, step, userEvent }) => {
    const navigation = within(canvas.getByRole('navigation', { name: 'Main' }));
    const ways = [
      ['Home', 'home'],
      ['Inventory', 'inventory'],
      ['Sell/Trade', 'valuation'],
      ['About', 'about'],
      ['Contact', 'contact'],
    ] as const;
    const labels = navigation.getAllByRole('button').map((button) => button.textContent);
    await expect(labels).toEqual(ways.map(([label]) => label));
    for (const [name, screen] of ways) {
      await step(name, async () => {
        await userEvent.click(navigation.getByRole('button', { name }));
        await expect(args.onNavigate).toHaveBeenLastCalledWith({ screen });
      });
    }
    await expect(args.onNavigate).toHaveBeenCalledTimes(5);
  },
};

export const TheDealersNameLeadsHome: Story = {
  args: { current: 'about' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Harbor Street Motors' }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await expect(args.onNavigate).toHaveBeenCalledWith({ screen: 'home' });
  },
};

export const MarksTheScreenThatIsShown: Story = {
  args: { current: 'valuation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Sell/Trade');
  },
};

export const MarksNoneOnAVehicle: Story = {
  args: { current: 'vehicleDetail' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { current: 'page' })).not.toBeInTheDocument();
  },
};

export const DialsTheDealer: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '(207) 555-0142' });
    await expect(link).toHaveAttribute('href', 'tel:2075550142');
  },
};

export const DialsFromAPhoneToo: Story = { ...DialsTheDealer, ...at('phone') };

export const HasNoLinkWithoutANumber: Story = {
  tags: ['state:sparse'],
  args: { phone: 'Ask at the desk' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
