import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Placeholder } from '../../../src/components/basics/Placeholder.tsx';
import { inBox } from '../../fixtures/inBox.tsx';
import { animationsWithMotion } from '../../fixtures/mediaRules.ts';

const usage = {
  use: 'In place of a text or picture that is loading, in a box of the same size.',
  instead: 'VehicleCardSkeleton for a whole card. Set `aria-busy` on the region around it.',
  keys: 'None.',
  roles: 'None. The region around it has `aria-busy`.',
};

const meta = {
  title: 'Components/Basics/Placeholder',
  component: Placeholder,
  parameters: { usage },
  args: {},
  decorators: [inBox({ maxWidth: 320, height: 24 })],
} satisfies Meta<typeof Placeholder>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first animation delays its appearance, the second one is the shimmer. */
export const FullWidth: Story = {
  tags: ['state:loading'],
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector('span') as Element;
    await expect([block.clientWidth, block.clientHeight]).toEqual([320, 24]);
    await expect(animationsWithMotion(block)).toEqual({
      name: expect.not.stringMatching('none'),
      count: '1, infinite',
    });
  },
};

export const PartialWidth: Story = { tags: ['state:loading'], args: { style: { width: '40%' } } };
