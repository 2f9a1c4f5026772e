import type { Meta, StoryObj } from '@storybook/react-vite';
import { VehicleCardSkeleton } from '../../../src/components/vehicle/VehicleCardSkeleton.tsx';
import { inBox } from '../../fixtures/inBox.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'In a grid whose vehicles are loading.',
  instead: 'EmptyNotice when there are none.',
  keys: 'None.',
};

const meta = {
  title: 'Components/Vehicle/VehicleCardSkeleton',
  component: VehicleCardSkeleton,
  parameters: { usage },
} satisfies Meta<typeof VehicleCardSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  tags: ['state:loading'],
  decorators: [inBox({ display: 'grid', maxWidth: 378 })],
};

export const Narrow: Story = { ...Loading, tags: ['state:narrow'], ...at('narrow') };
