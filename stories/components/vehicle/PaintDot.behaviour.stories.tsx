import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { findPaint } from '../../../src/components/vehicle/paint.ts';
import { PaintDot } from '../../../src/components/vehicle/PaintDot.tsx';
import statesMeta from './PaintDot.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Vehicle/PaintDot/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta<typeof PaintDot>;
export default meta;
type Story = StoryObj<typeof meta>;

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

export const ShowsThePaintOfTheColor: Story = {
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
      await expect(canvas.getByText(color).previousElementSibling, color).toHaveStyle({ backgroundColor });
    }
  },
};
