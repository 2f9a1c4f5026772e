import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { colors } from '../../src/components/theme/tokens.ts';
import { Colors } from './Colors.tsx';
import { SpacingRadiiShadows, Motion, TypeScale } from './Scales.tsx';

const meta = {
  title: 'Workshop/Tokens',
  // Tokens.mdx is the docs page.
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const AllColors: Story = {
  name: 'Colours',
  render: () => <Colors />,
  play: async ({ canvas, canvasElement }) => {
    for (const name of Object.keys(colors)) {
      await expect(canvas.getByRole('heading', { level: 3, name })).toBeVisible();
    }
    const tooLow = canvasElement.querySelectorAll('[data-passes="false"]');
    await expect([...tooLow].map((ratio) => ratio.parentElement?.textContent)).toEqual([]);
  },
};

export const Type: Story = { render: () => <TypeScale /> };

export const SpaceRadiiShadows: Story = {
  name: 'Space, radii, shadows',
  render: () => <SpacingRadiiShadows />,
};

export const Movement: Story = { name: 'Motion', render: () => <Motion /> };
