import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { theme } from '../../../src/components/theme/tokens.ts';
import { findPaint } from '../../../src/components/vehicle/paint.ts';
import { Stage } from '../../../src/components/vehicle/Stage.tsx';
import { silhouettes } from '../../../src/components/vehicle/silhouettes.ts';
import { VehicleDrawing } from '../../../src/components/vehicle/VehicleDrawing.tsx';
import { paintNames } from '../../fixtures/paints.ts';

const usage = {
  use: 'On a Stage, where a vehicle has no photo. Its text alternative says that it is an illustration.',
  instead: 'VehicleImage, which chooses between photo and drawing.',
  keys: 'None.',
  roles: 'An `img` with its title, or hidden without one.',
};

const meta = {
  title: 'Components/Vehicle/VehicleDrawing',
  component: VehicleDrawing,
  parameters: { usage },
  args: { bodyStyle: 'Sedan', color: 'Silver', title: 'Illustration of a silver sedan' },
  render: (args) => <StagedDrawing {...args} />,
} satisfies Meta<typeof VehicleDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

function StagedDrawing({
  width = 600,
  ...drawing
}: ComponentProps<typeof VehicleDrawing> & { width?: number }) {
  return (
    <div style={{ width, maxWidth: '100%', aspectRatio: '16 / 10' }}>
      <Stage>
        <VehicleDrawing {...drawing} />
      </Stage>
    </div>
  );
}

const sheet: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: theme.space[8] };

export const Sedan: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Illustration of a silver sedan' });
    await expect(drawing.style.getPropertyValue('--paint')).toBe(findPaint(args.color));
  },
};

export const AllBodyStylesAndPaints: Story = {
  tags: ['state:filled'],
  play: async ({ canvas }) => {
    for (const [bodyStyle, { body }] of Object.entries(silhouettes)) {
      const drawing = canvas.getByRole('img', { name: `Illustration of a ${bodyStyle}: White` });
      await expect(drawing.querySelector(`path[d="${body}"]`), bodyStyle).not.toBeNull();
    }
  },
  render: () => (
    <div style={sheet}>
      {Object.keys(silhouettes).flatMap((bodyStyle) =>
        paintNames.map((color) => (
          <StagedDrawing
            key={`${bodyStyle} ${color}`}
            width={160}
            bodyStyle={bodyStyle}
            color={color}
            title={`Illustration of a ${bodyStyle}: ${color}`}
          />
        )),
      )}
    </div>
  ),
};

/** The paints that contrast least with the stage, at the smallest size. */
export const LowContrastPaintsInBothSchemes: Story = {
  tags: ['state:filled'],
  render: () => (
    <>
      {(['light', 'dark'] as const).map((colorScheme) => (
        <div
          key={colorScheme}
          style={{ ...sheet, colorScheme, padding: theme.space[16], background: theme.color.canvas }}
        >
          {['White', 'Silver', 'Navy', 'Black'].map((color) => (
            <StagedDrawing
              key={color}
              width={160}
              color={color}
              title={`Illustration of a car, ${colorScheme}: ${color}`}
            />
          ))}
        </div>
      ))}
    </>
  ),
};

export const UnknownStyleAndColor: Story = {
  tags: ['state:sparse'],
  args: { bodyStyle: undefined, color: undefined, title: 'Illustration of a car' },
};
