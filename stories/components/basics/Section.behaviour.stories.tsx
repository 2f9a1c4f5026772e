import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './Section.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Basics/Section/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsARegionNamedByItsHeading: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Featured Vehicles' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Featured Vehicles' })).toHaveTextContent(
      'Three vehicles.',
    );
  },
};
