import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrastOn } from '../../../.storybook/checks/contrast.ts';
import { Stage } from '../../../src/components/vehicle/Stage.tsx';
import { VehicleDrawing } from '../../../src/components/vehicle/VehicleDrawing.tsx';
import { inBox } from '../../fixtures/inBox.tsx';

const usage = {
  use: 'Behind a drawing of a vehicle.',
  instead: 'No stage for a photo, which has a background.',
  keys: 'None.',
};

const meta = {
  title: 'Components/Vehicle/Stage',
  component: Stage,
  parameters: { usage },
  args: { children: <VehicleDrawing bodyStyle="Coupe" color="Red" /> },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {
  tags: ['state:filled', 'dark'],
  decorators: [inBox({ width: 378, maxWidth: '100%', aspectRatio: '16 / 10' })],
  play: async ({ canvasElement }) => {
    const stage = canvasElement.querySelector('svg')?.parentElement ?? canvasElement;
    const [floor = ''] =
      getComputedStyle(stage)
        .backgroundImage.match(/rgb\([^)]*\)/g)
        ?.slice(-1) ?? [];
    // Like every background, it follows the colour scheme, so text would be readable on it.
    await expect(contrastOn(floor, getComputedStyle(document.body).color)).toBeGreaterThan(4.5);
  },
};
