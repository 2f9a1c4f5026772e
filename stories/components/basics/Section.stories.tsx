import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../../../src/components/basics/Section';

const meta = {
  title: 'Components/Basics/Section',
  component: Section,
  args: { heading: 'Featured Vehicles', children: <p>Three vehicles.</p> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsARegionNamedByItsHeading: Story = {
  tags: ['state:filled'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Featured Vehicles' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Featured Vehicles' })).toHaveTextContent(
      'Three vehicles.',
    );
  },
};
