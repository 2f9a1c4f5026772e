import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PaintDot } from '../../../src/components/vehicle/PaintDot.tsx';
import { findPaint } from '../../../src/components/vehicle/paint.ts';

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
  render: ({ color }) => (
    <p>
      <PaintDot color={color} />
    </p>
  ),
} satisfies Meta<typeof PaintDot>;
export default meta;
type Story = StoryObj<typeof meta>;

export const KnownColor: Story = { tags: ['state:filled'] };

export const UnknownColor: Story = { tags: ['state:sparse'], args: { color: 'Midnight Whisper' } };

/** Colour names in documents, and their paints. A document's value is never used as a CSS colour. */
const paints = [
  ['White', '#F4F4F1'],
  ['black', '#1D2024'],
  ['SILVER', '#C3C9CE'],
  ['Gray', '#7C848B'],
  ['Grey', '#7C848B'],
  ['Red', '#B0202B'],
  ['Blue', '#1F55A5'],
  ['Green', '#2F5D43'],
  ['Tan', '#CBB894'],
  ['Navy Blue', 'navy'],
  ['Dark Green', 'green'],
  ['Charcoal Gray', 'charcoal'],
  ['Pearl White', 'pearl'],
  ['Black Pearl', 'black'],
  ['Burgundy Red', 'burgundy'],
  ['Champagne Gold', 'champagne'],
  ['Titanium Gray', 'gray'],
  ['#FF00FF', 'unknown'],
  ['url(https://example.com/)', 'unknown'],
] as const;

export const AllPaints: Story = {
  tags: ['state:filled'],
  render: () => (
    <>
      {paints.map(([color]) => (
        <p key={color}>
          <PaintDot color={color} />
        </p>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    for (const [color, paint] of paints) {
      const backgroundColor = paint.startsWith('#') ? paint : findPaint(paint);
      const dot = canvas.getByText(color).previousElementSibling;
      await expect(dot, color).toHaveStyle({ backgroundColor, forcedColorAdjust: 'none' });
    }
  },
};
