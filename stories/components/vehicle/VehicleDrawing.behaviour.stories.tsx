import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paintOf } from '../../../src/components/vehicle/paint.ts';
import { silhouettes } from '../../../src/components/vehicle/silhouettes.ts';
import statesMeta from './VehicleDrawing.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Vehicle/VehicleDrawing/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const DrawsTheBodyStyle: Story = {
  args: { bodyStyle: 'Truck' },
  play: async ({ canvas }) => {
    const outlines = [...canvas.getByRole('img').querySelectorAll('path')].map((path) =>
      path.getAttribute('d'),
    );
    await expect(outlines).toContain(silhouettes.truck.body);
  },
};

export const PaintsTheCarInItsColor: Story = {
  args: { color: 'Red' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img').style.getPropertyValue('--paint')).toBe(paintOf('Red'));
  },
};

export const HasATextAlternative: Story = {
  args: { title: 'Illustration of a silver sedan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Illustration of a silver sedan' })).toBeVisible();
  },
};
