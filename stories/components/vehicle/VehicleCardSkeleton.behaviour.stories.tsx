import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { theme } from '../../../src/components/theme/tokens.ts';
import { VehicleGrid } from '../../../src/components/vehicle/VehicleGrid.tsx';
import { crowdedInventory } from '../../fixtures/vehicles.ts';
import { at } from '../../fixtures/viewports.ts';
import statesMeta from './VehicleCardSkeleton.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Behaviour/Components/Vehicle/VehicleCardSkeleton',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const parts = ['card', 'stage', 'title', 'specs', 'foot'];

/** The sizes of each card and its parts, to a hundredth of a pixel. */
const measureBoxes = (grid: Element | undefined) =>
  [...(grid?.children ?? [])].flatMap((card, index) =>
    [card, ...card.children].map((box, part) => {
      const { width, height } = box.getBoundingClientRect();
      return `${parts[part]} ${index + 1}: ${width.toFixed(2)} × ${height.toFixed(2)} px`;
    }),
  );

export const HasTheSameLayoutAsALoadedCard: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: theme.space[24] }}>
      <VehicleGrid vehicles={{ status: 'loading' }} onOpenVehicle={() => {}} />
      <VehicleGrid
        vehicles={{ status: 'ready', value: crowdedInventory.slice(0, 3) }}
        onOpenVehicle={() => {}}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [skeletons, cards] = canvasElement.firstElementChild?.children ?? [];
    await expect(skeletons?.querySelectorAll(':scope > [aria-hidden=true]')).toHaveLength(3);
    await expect(measureBoxes(cards)).toHaveLength(3 * parts.length);
    await expect(measureBoxes(skeletons).slice(0, 3 * parts.length)).toEqual(measureBoxes(cards));
  },
};

export const HasTheSameLayoutAsALoadedCardAtTheWidestBreakpoint: Story = {
  ...HasTheSameLayoutAsALoadedCard,
  ...at('cinema'),
};

// Beside a scrollbar, as in Storybook's manager, the first card's title wraps.
export const HasTheSameLayoutAsALoadedCardOnATablet: Story = {
  ...HasTheSameLayoutAsALoadedCard,
  tags: ['!dev'],
  ...at('tablet'),
};

export const HasTheSameLayoutAsALoadedCardOnAPhone: Story = {
  ...HasTheSameLayoutAsALoadedCard,
  ...at('narrow'),
};
