import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import { contrastOn } from '../../../.storybook/checks/contrast.ts';
import { colors, theme } from '../../../src/components/theme/tokens.ts';
import { findPaint } from '../../../src/components/vehicle/paint.ts';
import { Stage } from '../../../src/components/vehicle/Stage.tsx';
import { silhouettes } from '../../../src/components/vehicle/silhouettes.ts';
import { VehicleDrawing } from '../../../src/components/vehicle/VehicleDrawing.tsx';
import { paintNames } from '../../fixtures/paints.ts';
import { minContrast } from '../../workshop/colorUses.ts';

const usage = {
  use: 'On a Stage, where a vehicle has no photo. Its text alternative says that it is an illustration.',
  instead: 'VehicleImage, which chooses between photo and drawing.',
  keys: 'None.',
  roles: 'An `img` with its title, or hidden without one.',
};

const stage: CSSProperties = { maxWidth: 600, aspectRatio: '16 / 10' };
const caption = { color: theme.color.ink2, fontSize: theme.font.caption };

const meta = {
  title: 'Components/Vehicle/VehicleDrawing',
  component: VehicleDrawing,
  parameters: { usage },
  args: { bodyStyle: 'Sedan', color: 'Silver', title: 'Illustration of a silver sedan' },
  render: (args) => (
    <div style={stage}>
      <Stage>
        <VehicleDrawing {...args} />
      </Stage>
    </div>
  ),
} satisfies Meta<typeof VehicleDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sedan: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas }) => {
    const drawing = canvas.getByRole('img', { name: 'Illustration of a silver sedan' });
    await expect(drawing.style.getPropertyValue('--paint')).toBe(findPaint(args.color));
  },
};

export const AllBodyStylesAndPaints: Story = {
  tags: ['state:filled', 'dark'],
  play: async ({ canvas }) => {
    for (const [bodyStyle, { body }] of Object.entries(silhouettes)) {
      const drawing = canvas.getByRole('img', { name: `Illustration of a ${bodyStyle}: White` });
      await expect(drawing.querySelector(`path[d="${body}"]`), bodyStyle).not.toBeNull();
    }
    const { colorScheme } = getComputedStyle(document.documentElement);
    const isDark = colorScheme === 'light dark' && matchMedia('(prefers-color-scheme: dark)').matches;
    const scheme = isDark || colorScheme === 'dark' ? 1 : 0;
    for (const color of paintNames) {
      const drawing = canvas.getByRole('img', { name: `Illustration of a sedan: ${color}` });
      const edge = getComputedStyle(drawing.querySelector('[stroke="var(--edge)"]') as Element).stroke;
      for (const stage of [colors.stageTop, colors.stageBottom])
        await expect(contrastOn(stage[scheme], edge), color).toBeGreaterThan(minContrast.edge);
    }
  },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: theme.space[8] }}>
      {Object.keys(silhouettes).flatMap((bodyStyle) =>
        paintNames.map((color) => (
          <div key={`${bodyStyle} ${color}`} style={{ width: 160 }}>
            <div style={stage}>
              <Stage>
                <VehicleDrawing
                  bodyStyle={bodyStyle}
                  color={color}
                  title={`Illustration of a ${bodyStyle}: ${color}`}
                />
              </Stage>
            </div>
            <p style={caption}>{bodyStyle}</p>
            <p style={caption}>{`${color} ${findPaint(color)}`}</p>
          </div>
        )),
      )}
    </div>
  ),
};

export const NoCar: Story = { tags: ['state:sparse'], args: { bodyStyle: 'Motorcycle' } };

export const UnknownStyleAndColor: Story = {
  tags: ['state:sparse'],
  args: { bodyStyle: undefined, color: undefined, title: 'Illustration of a car' },
};
