import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeroBackdrop } from '../../../src/components/frame/HeroBackdrop.tsx';

const meta = {
  title: 'Components/Frame/HeroBackdrop',
  component: HeroBackdrop,
} satisfies Meta<typeof HeroBackdrop>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {
  tags: ['state:filled'],
  render: () => (
    <div style={{ height: 600 }}>
      <HeroBackdrop />
    </div>
  ),
};

export const Phone: Story = {
  tags: ['state:narrow'],
  render: () => (
    <div style={{ width: 360, height: 560 }}>
      <HeroBackdrop />
    </div>
  ),
};
