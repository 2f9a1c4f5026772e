import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { animationsWithMotion } from '../../fixtures/motion.ts';
import statesMeta from './Spinner.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Basics/Spinner/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const TurnsUnlessMotionIsReduced: Story = {
  play: async ({ canvasElement }) => {
    const ring = canvasElement.querySelector('[aria-hidden="true"]') as Element;
    await expect(animationsWithMotion(ring)).toEqual({
      name: expect.not.stringMatching('none'),
      count: 'infinite',
    });
  },
};
