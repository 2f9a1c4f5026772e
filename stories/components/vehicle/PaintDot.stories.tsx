import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaintDot } from '../../../src/components/vehicle/PaintDot.tsx';
import { findPaint } from '../../../src/components/vehicle/paint.ts';
import { paintNames } from '../../fixtures/paints.ts';

const usage = {
  use: 'Where a vehicle’s colour is named.',
  instead: 'The name alone where the paint is visible, as in a drawing.',
  keys: 'None.',
  roles: 'The name alone: the dot is hidden.',
};

const meta = {
  title: 'Components/Vehicle/PaintDot',
  component: PaintDot,
  parameters: { usage },
  args: { color: 'Navy Blue' },
  decorators: [
    (Story) => (
      <p>
        <Story />
      </p>
    ),
  ],
} satisfies Meta<typeof PaintDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KnownColor: Story = { tags: ['state:filled'] };

export const UnknownColor: Story = { tags: ['state:sparse'], args: { color: 'Midnight Whisper' } };

export const AllPaints: Story = {
  tags: ['state:filled'],
  render: () => (
    <>
      {paintNames.map((color) => [
        <PaintDot key={color} color={color} />,
        ` ${findPaint(color)}`,
        <br key={`${color} `} />,
      ])}
    </>
  ),
  play: async ({ canvas }) => {
    for (const color of paintNames) {
      const dot = canvas.getByText(color).previousElementSibling;
      const paint = { backgroundColor: findPaint(color), forcedColorAdjust: 'none' };
      await expect(dot, color).toHaveStyle(paint);
    }
  },
};
