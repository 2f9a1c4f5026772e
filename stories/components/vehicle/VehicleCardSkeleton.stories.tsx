import type { Meta, StoryObj } from '@storybook/react-vite';
import { VehicleCardSkeleton } from '../../../src/components/vehicle/VehicleCardSkeleton.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = `**Use it** in a grid whose vehicles are loading. **Instead**, use EmptyNotice when there are none.
**Keys**: none; it is hidden from assistive technology.`;

const meta = {
  title: 'Components/Vehicle/VehicleCardSkeleton',
  component: VehicleCardSkeleton,
  parameters: { usage },
} satisfies Meta<typeof VehicleCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['state:loading'],
  render: (args) => (
    <div style={{ display: 'grid', maxWidth: 378 }}>
      <VehicleCardSkeleton {...args} />
    </div>
  ),
};

export const Narrow: Story = { ...Loading, tags: ['state:narrow'], ...at('narrow') };
