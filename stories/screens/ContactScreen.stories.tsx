import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ContactScreen } from '../../src/screens/ContactScreen';
import { longTenant } from '../fixtures/longContent';
import { aTenant } from '../fixtures/metadata';
import { at } from '../fixtures/viewports';

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

export const Tablet: Story = { ...at('tablet') };

export const LongContent: Story = { tags: ['state:long'], args: { metadata: longTenant } };

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};

export const ShowsContactDetailsHoursAndMap: Story = {
  play: async ({ args, canvas }) => {
    const { address, phone, email, hours } = args.metadata.contact;
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    await expect(canvas.getByText(address)).toBeVisible();
    await expect(canvas.getByRole('link', { name: phone })).toHaveAttribute('href', 'tel:2075550142');
    await expect(canvas.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
    const lines = within(canvas.getByRole('region', { name: 'Business Hours' })).getAllByRole('listitem');
    await expect(lines.map((line) => line.textContent)).toEqual(hours);
    await expect(canvas.getByTitle(`Map of ${address}`)).toBeVisible();
  },
};
