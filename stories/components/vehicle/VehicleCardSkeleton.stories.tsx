import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VehicleCardSkeleton } from '../../../src/components/vehicle/VehicleCardSkeleton';
import { VehicleGrid } from '../../../src/components/vehicle/VehicleGrid';
import { theme } from '../../../src/components/theme/tokens';
import { crowdedInventory } from '../../fixtures/vehicles';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Vehicle/VehicleCardSkeleton',
  component: VehicleCardSkeleton,
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

const boxesOf = (grid: Element | undefined) =>
  [...(grid?.children ?? [])].flatMap((card) =>
    [card, ...card.children].map((box) => {
      const { width, height } = box.getBoundingClientRect();
      return [Number(width.toFixed(2)), Number(height.toFixed(2))];
    }),
  );

export const HasTheSameLayoutAsALoadedCard: Story = {
  tags: ['state:loading'],
  render: () => (
    <div style={{ display: 'grid', gap: theme.space[24] }}>
      <VehicleGrid vehicles={{ status: 'loading' }} skeletonCount={3} empty={null} onOpenVehicle={() => {}} />
      <VehicleGrid
        vehicles={{ status: 'ready', value: crowdedInventory.slice(0, 3) }}
        skeletonCount={0}
        empty={null}
        onOpenVehicle={() => {}}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [skeletons, cards] = canvasElement.firstElementChild?.children ?? [];
    await expect(boxesOf(skeletons)).toEqual(boxesOf(cards));
    await expect(boxesOf(cards)).toHaveLength(15);
  },
};

export const HasTheSameLayoutAsALoadedCardAtTheWidestBreakpoint: Story = {
  ...HasTheSameLayoutAsALoadedCard,
  ...at('cinema'),
};

export const HasTheSameLayoutAsALoadedCardOnATablet: Story = {
  ...HasTheSameLayoutAsALoadedCard,
  ...at('tablet'),
};

export const HasTheSameLayoutAsALoadedCardOnAPhone: Story = {
  ...HasTheSameLayoutAsALoadedCard,
  tags: ['state:narrow'],
  ...at('narrow'),
};
