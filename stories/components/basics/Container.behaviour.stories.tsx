import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from '../../fixtures/viewports.ts';
import statesMeta from './Container.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Basics/Container/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const LimitsTheWidthOfItsContent: Story = {
  ...at('cinema'),
  play: async ({ canvasElement }) => {
    const container = canvasElement.firstElementChild as Element;
    const { paddingInlineStart, width } = getComputedStyle(container);
    await expect(Number.parseFloat(width) - 2 * Number.parseFloat(paddingInlineStart)).toBeCloseTo(1184, 0);
  },
};
