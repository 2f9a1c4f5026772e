import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { animationsWithMotion } from '../../fixtures/mediaRules.ts';
import statesMeta from './Placeholder.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Basics/Placeholder/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first animation delays its appearance, the second one is the shimmer. */
export const ShimmersUnlessMotionIsReduced: Story = {
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector('span') as Element;
    await expect(animationsWithMotion(block)).toEqual({
      name: expect.not.stringMatching('none'),
      count: '1, infinite',
    });
  },
};
