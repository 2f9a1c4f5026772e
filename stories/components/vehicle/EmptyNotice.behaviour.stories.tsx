import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import statesMeta from './EmptyNotice.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Vehicle/EmptyNotice/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const DoesNotMoveWhenItsDrawingArrives: Story = {
  args: { text: 'No matches found.' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('svg')).toBeVisible());
    const topOfMessage = () => canvas.getByRole('heading').getBoundingClientRect().top;
    const top = topOfMessage();
    const drawing = canvasElement.querySelector('svg') as SVGElement;
    drawing.style.display = 'none';
    await expect(topOfMessage()).toBe(top);
    drawing.style.display = '';
  },
};
