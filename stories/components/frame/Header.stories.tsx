import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Header } from '../../../src/components/frame/Header';
import { longTenant } from '../../fixtures/longContent';
import { aContact, aTenant } from '../../fixtures/metadata';
import { navigation } from '../../fixtures/navigation';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Frame/Header',
  component: Header,
  args: {
    metadata: aTenant(),
    navigation,
    current: 'home',
    onNavigate: fn(),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const LongContent: Story = {
  tags: ['state:long'],
  args: { metadata: longTenant },
};

export const Tablet: Story = { ...at('tablet') };

export const Phone: Story = { ...at('phone') };

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};

export const ScrollsTheNavigationWhenItIsTooWide: Story = {
  ...at('phone'),
  args: {
    navigation: [
      ...navigation,
      { screen: 'financing', label: 'Financing' },
      { screen: 'service', label: 'Service' },
    ],
  },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('button', { name: 'Service' });
    last.focus();
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth));
  },
};

export const NavigatesToEveryScreen: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    const labels = main.getAllByRole('button').map((button) => button.textContent);
    await expect(labels).toEqual(['Home', 'Inventory', 'Sell/Trade', 'About', 'Contact']);
    for (const { screen, label } of navigation) {
      await step(label, async () => {
        await userEvent.click(main.getByRole('button', { name: label }));
        await expect(args.onNavigate).toHaveBeenLastCalledWith({ screen });
      });
    }
    await expect(args.onNavigate).toHaveBeenCalledTimes(5);
  },
};

export const NavigatesHomeFromTheDealerName: Story = {
  args: { current: 'about' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Harbor Street Motors' }));
    await expect(args.onNavigate).toHaveBeenCalledOnce();
    await expect(args.onNavigate).toHaveBeenCalledWith({ screen: 'home' });
  },
};

export const MarksTheCurrentScreen: Story = {
  args: { current: 'valuation' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Sell/Trade');
  },
};

export const MarksNoButtonOnTheVehicleScreen: Story = {
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

export const DialsTheDealerAtPhoneWidth: Story = { ...DialsTheDealer, ...at('phone') };

export const OmitsThePhoneLinkWithoutANumber: Story = {
  tags: ['state:sparse'],
  args: { metadata: aTenant({ contact: aContact({ phone: 'Ask at the desk' }) }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};
