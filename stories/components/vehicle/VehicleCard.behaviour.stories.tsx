import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './VehicleCard.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Behaviour/Components/Vehicle/VehicleCard',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const StaysInPlaceUnderReducedMotion: Story = {
  // Only tests are sure to run with reduced motion.
  tags: ['!dev'],
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await expect(canvas.getByRole('article').matches(':focus-within')).toBe(true);
    await expect(getComputedStyle(canvas.getByRole('article')).transform).toBe('none');
  },
};

export const LetsTheTextBeSelected: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('heading');
    const { left, top } = title.getBoundingClientRect();
    await expect(title).toContainElement(document.elementFromPoint(left + 4, top + 8) as HTMLElement);
    getSelection()?.selectAllChildren(title);
    title.click();
    await expect(args.onOpen).not.toHaveBeenCalled();
    getSelection()?.removeAllRanges();
    await userEvent.click(title);
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};
