import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroBackdrop } from '../../src/components/HeroBackdrop';

const meta = {
  title: 'Components/HeroBackdrop',
  component: HeroBackdrop,
} satisfies Meta<typeof HeroBackdrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  render: () => (
    <div style={{ height: 600 }}>
      <HeroBackdrop />
    </div>
  ),
};

export const CroppedForAPhone: Story = {
  render: () => (
    <div style={{ width: 360, height: 560 }}>
      <HeroBackdrop />
    </div>
  ),
};
