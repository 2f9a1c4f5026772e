import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { rowsIn } from '../../fixtures/gridBehaviours.ts';
import { longVehicle } from '../../fixtures/longContent.ts';
import { aBareVehicle, aVehicle, crowdedInventory } from '../../fixtures/vehicles.ts';
import { at } from '../../fixtures/viewports.ts';
import statesMeta from './VehicleGrid.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Behaviour/Components/Vehicle/VehicleGrid',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const longName = aVehicle({ id: 'long name', model: longVehicle.model });

export const AlignsThePartsOfARow: Story = {
  args: {
    vehicles: {
      status: 'ready',
      value: [aVehicle(), longName, aBareVehicle({ id: 'bare' }), ...crowdedInventory.slice(1, 4)],
    },
  },
  ...at('wide'),
  play: async ({ canvas, step }) => {
    const [uneven = [], even = []] = rowsIn(canvas);
    await expect([uneven.length, even.length]).toEqual([3, 3]);
    await step('stages, titles and footers line up across the row', async () => {
      for (const row of [uneven, even]) {
        const edges = row.map((card) =>
          [card.children[0], card.children[1], card.lastElementChild].map((part) => {
            const { top, bottom } = (part as Element).getBoundingClientRect();
            return [top, bottom];
          }),
        );
        await expect(edges).toEqual(edges.map(() => edges[0]));
      }
    });
    const [unevenCard, evenCard] = [uneven[0], even[0]] as [HTMLElement, HTMLElement];
    await step('a row of short names is one line shorter', async () => {
      const lineHeight = Number.parseFloat(
        getComputedStyle(canvas.getAllByRole('heading')[0] as Element).lineHeight,
      );
      const difference = unevenCard.getBoundingClientRect().height - evenCard.getBoundingClientRect().height;
      // WebKit rounds the height of a line to whole pixels.
      await expect(Math.abs(difference - lineHeight)).toBeLessThan(1);
    });
    await step('the parts follow one another and fill the card', async () => {
      for (const card of [unevenCard, evenCard]) {
        const { top, bottom } = card.getBoundingClientRect();
        const edges = [...card.children].flatMap((part) => {
          const box = part.getBoundingClientRect();
          return [box.top, box.bottom];
        });
        await expect(edges).toEqual(edges.toSorted((a, b) => a - b));
        await expect([edges[0], edges.at(-1)]).toEqual([top + 1, bottom - 1]);
      }
    });
    await step('the gap between rows equals the gap between columns', async () => {
      const [first, second] = uneven.map((card) => card.getBoundingClientRect()) as [DOMRect, DOMRect];
      const below = evenCard.getBoundingClientRect();
      await expect(below.top - first.bottom).toBeCloseTo(second.left - first.right, 1);
    });
  },
};

export const AlignsThePartsOfARowAtTheWidestBreakpoint: Story = { ...AlignsThePartsOfARow, ...at('cinema') };

export const ReservesNoSpaceForMissingSpecs: Story = {
  args: {
    vehicles: { status: 'ready', value: [aVehicle(), aBareVehicle({ id: 'bare' })] },
  },
  ...at('phone'),
  play: async ({ canvas }) => {
    const [full = 0, bare] = canvas.getAllByRole('article').map(({ children, lastElementChild }) => {
      const titleBox = (children[1] as Element).getBoundingClientRect();
      return (lastElementChild as Element).getBoundingClientRect().top - titleBox.bottom;
    });
    await expect(full).toBeGreaterThan(20);
    await expect(bare).toBe(0);
  },
};
