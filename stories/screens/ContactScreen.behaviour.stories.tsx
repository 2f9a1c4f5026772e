import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../fixtures/viewports.ts';
import statesMeta from './ContactScreen.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Screens/ContactScreen/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheMapBesideTheDetailsOnADesktop: Story = {
  ...at('desktop'),
  play: async ({ canvas }) => {
    const map = canvas.getByTitle(/^Map of/).getBoundingClientRect();
    const hours = canvas.getByRole('region', { name: 'Business Hours' }).getBoundingClientRect();
    await expect(map.left).toBeGreaterThan(hours.right);
    await expect(map.top).toBeLessThan(hours.bottom);
  },
};
