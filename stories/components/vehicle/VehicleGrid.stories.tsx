import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { EmptyNotice } from '../../../src/components/basics/EmptyNotice';
import { VehicleGrid } from '../../../src/components/vehicle/VehicleGrid';
import { ValueStepper, showNextValue } from '../../fixtures/ValueStepper';
import { longVehicle } from '../../fixtures/longContent';
import { aBareVehicle, aVehicle, crowdedInventory } from '../../fixtures/vehicles';
import { at } from '../../fixtures/viewports';

const featured = crowdedInventory.slice(0, 3);

const meta = {
  title: 'Components/Vehicle/VehicleGrid',
  component: VehicleGrid,
  args: {
    vehicles: { status: 'ready', value: featured },
    empty: <EmptyNotice text="No matches found." />,
    skeletonCount: 3,
    onOpenVehicle: fn(),
  },
} satisfies Meta<typeof VehicleGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Tablet: Story = { ...at('tablet') };

export const Cinema: Story = { ...at('cinema') };

export const OneVehicle: Story = { args: { vehicles: { status: 'ready', value: [aVehicle()] } } };

export const LongContent: Story = {
  tags: ['state:long'],
  args: { vehicles: { status: 'ready', value: [longVehicle, aVehicle(), aBareVehicle({ id: 'bare' })] } },
};

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};

const rowsIn = (canvas: { getAllByRole: (role: 'article') => HTMLElement[] }) => {
  const articles = canvas.getAllByRole('article');
  const tops = [...new Set(articles.map(({ offsetTop }) => offsetTop))];
  return tops.map((top) => articles.filter(({ offsetTop }) => offsetTop === top));
};

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
    await step('stages, titles, specs and footers line up across the row', async () => {
      for (const row of [uneven, even]) {
        const edges = row.map((card) =>
          [...card.children].map((part) => {
            const { top, bottom } = part.getBoundingClientRect();
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
      await expect(difference).toBeCloseTo(lineHeight, 1);
    });
    await step('the parts are adjacent and fill the card', async () => {
      for (const card of [unevenCard, evenCard]) {
        const parts = [...card.children].map((part) => part.getBoundingClientRect());
        const height = parts.reduce((sum, part) => sum + part.height, 0);
        await expect(height + 2).toBeCloseTo(card.getBoundingClientRect().height, 1);
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
    const [full, bare] = canvas.getAllByRole('article').map((card) => card.children[2]?.clientHeight);
    await expect(full).toBeGreaterThan(20);
    await expect(bare).toBe(0);
  },
};

export const KeepsTheOrder: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading').map((heading) => heading.textContent);
    await expect(names).toEqual(featured.map(({ year, make, model }) => `${year} ${make} ${model}`));
  },
};

export const OpensTheChosenVehicle: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /2021 Honda CR-V/ }));
    await expect(args.onOpenVehicle).toHaveBeenCalledOnce();
    await expect(args.onOpenVehicle).toHaveBeenCalledWith({ vehicleId: 'v3' });
  },
};

export const ShowsSkeletonsWhileLoading: Story = {
  tags: ['state:loading'],
  args: { vehicles: { status: 'loading' } },
  play: async ({ args, canvas, canvasElement }) => {
    const grid = canvasElement.querySelector('[aria-busy="true"]');
    await expect(grid?.children).toHaveLength(args.skeletonCount);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText('No matches found.')).not.toBeInTheDocument();
  },
};

export const ShowsTheEmptyNotice: Story = {
  tags: ['state:empty'],
  args: { vehicles: { status: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No matches found.' })).toBeVisible();
  },
};

export const KeepsFocusWhenOtherVehiclesChange: Story = {
  tags: ['state:live'],
  render: (args) => (
    <ValueStepper
      values={[crowdedInventory.slice(1, 4), crowdedInventory.slice(0, 3), crowdedInventory.slice(2, 3)]}
    >
      {(vehicles) => <VehicleGrid {...args} vehicles={{ status: 'ready', value: vehicles }} />}
    </ValueStepper>
  ),
  play: async ({ canvas, step }) => {
    const names = () => canvas.getAllByRole('heading').map((heading) => heading.textContent);
    const focused = canvas.getByRole('button', { name: /2021 Honda CR-V/ });
    focused.focus();
    await step('one is added before it and one is removed after it', async () => {
      showNextValue(canvas);
      await expect(names()).toEqual(['2020 Toyota Camry', '2018 Ford F-150', '2021 Honda CR-V']);
      await expect(focused).toHaveFocus();
    });
    await step('all others are removed', async () => {
      showNextValue(canvas);
      await expect(names()).toEqual(['2021 Honda CR-V']);
      await expect(focused).toHaveFocus();
    });
  },
};
