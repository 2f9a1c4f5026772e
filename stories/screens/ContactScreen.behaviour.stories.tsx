import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { at } from '../fixtures/viewports.ts';
import statesMeta from './ContactScreen.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Screens/ContactScreen/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

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

export const ShowsTheMapBesideTheDetailsOnADesktop: Story = {
  ...at('desktop'),
  play: async ({ canvas }) => {
    const map = canvas.getByTitle(/^Map of/).getBoundingClientRect();
    const hours = canvas.getByRole('region', { name: 'Business Hours' }).getBoundingClientRect();
    await expect(map.left).toBeGreaterThan(hours.right);
    await expect(map.top).toBeLessThan(hours.bottom);
  },
};
