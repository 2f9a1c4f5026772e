import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { EmptyNotice } from '../../../src/components/basics/EmptyNotice';
import { InventoryGrid } from '../../../src/components/inventory/InventoryGrid';
import { Changes, change } from '../../fixtures/Changes';
import { longVehicle } from '../../fixtures/longContent';
import { aBareVehicle, aVehicle, crowdedInventory, manyVehicles } from '../../fixtures/vehicles';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Inventory/InventoryGrid',
  component: InventoryGrid,
  args: {
    vehicles: { status: 'ready', value: crowdedInventory },
    empty: <EmptyNotice text="No matches found." />,
    skeletonCount: 6,
    onOpenVehicle: fn(),
  },
} satisfies Meta<typeof InventoryGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const namesIn = (canvas: { getAllByRole: (role: 'heading') => HTMLElement[] }) =>
  canvas.getAllByRole('heading').map((heading) => heading.textContent);

export const Crowded: Story = { tags: ['state:filled'] };

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

export const SaysOfEachWhichOfHowManyItIs: Story = {
  play: async ({ canvas }) => {
    const feed = within(canvas.getByRole('feed', { name: 'Vehicles' }));
    await waitFor(() => expect(feed.getAllByRole('article')).toHaveLength(12));
    const articles = feed.getAllByRole('article');
    await expect(articles.map((article) => article.getAttribute('aria-posinset'))).toEqual(
      crowdedInventory.map((_, index) => String(index + 1)),
    );
    await expect(articles.every((article) => article.getAttribute('aria-setsize') === '12')).toBe(true);
    await expect(articles[0]).toHaveAccessibleName('2020 Toyota Camry');
  },
};

export const KeepsTheOrder: Story = {
  play: async ({ canvas }) => {
    const inOrder = crowdedInventory.map(({ year, make, model }) => `${year} ${make} ${model}`);
    await waitFor(() => expect(namesIn(canvas)).toEqual(inOrder));
  },
};

export const OpensTheVehicleThatWasChosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /2021 Honda CR-V/ }));
    await expect(args.onOpenVehicle).toHaveBeenCalledOnce();
    await expect(args.onOpenVehicle).toHaveBeenCalledWith({ vehicleId: 'v3' });
  },
};

export const HoldsThePlacesWhileLoading: Story = {
  tags: ['state:loading'],
  args: { vehicles: { status: 'loading' } },
  play: async ({ args, canvas, canvasElement }) => {
    const grid = canvasElement.querySelector('[aria-busy="true"]');
    await expect(grid?.children).toHaveLength(args.skeletonCount);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByText('No matches found.')).not.toBeInTheDocument();
  },
};

export const SaysThatThereAreNone: Story = {
  tags: ['state:empty'],
  args: { vehicles: { status: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No matches found.' })).toBeVisible();
  },
};

export const CarsComeAndGoAroundTheChosenOne: Story = {
  tags: ['state:live'],
  render: (args) => (
    <Changes
      values={[crowdedInventory.slice(1, 4), crowdedInventory.slice(0, 3), crowdedInventory.slice(2, 3)]}
    >
      {(vehicles) => <InventoryGrid {...args} vehicles={{ status: 'ready', value: vehicles }} />}
    </Changes>
  ),
  play: async ({ canvas, step }) => {
    const chosen = await canvas.findByRole('button', { name: /2021 Honda CR-V/ });
    chosen.focus();
    await step('one comes before it, one goes after it', async () => {
      change(canvas);
      await waitFor(() =>
        expect(namesIn(canvas)).toEqual(['2020 Toyota Camry', '2018 Ford F-150', '2021 Honda CR-V']),
      );
      await expect(chosen).toHaveFocus();
    });
    await step('it is the last that is left', async () => {
      change(canvas);
      await expect(namesIn(canvas)).toEqual(['2021 Honda CR-V']);
      await expect(chosen).toHaveFocus();
    });
  },
};

export const Thousands: Story = {
  tags: ['state:filled'],
  args: { vehicles: { status: 'ready', value: manyVehicles } },
};

export const PutsFewOfThousandsOnThePage: Story = {
  ...Thousands,
  tags: [],
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: '2021 Mazda Number 2999' });
    const articles = canvas.getAllByRole('article');
    await expect(articles.length).toBeLessThan(60);
    await expect(articles[0]).toHaveAttribute('aria-setsize', '3000');
    await expect(articles.at(-1)).toHaveAttribute('aria-posinset', '3000');
  },
};

export const TheLastIsReachedFromBelowByTheKeyboard: Story = {
  ...Thousands,
  tags: [],
  render: (args) => (
    <>
      <InventoryGrid {...args} />
      <button type="button">Below</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { name: '2021 Mazda Number 2999' });
    canvas.getByRole('button', { name: 'Below' }).focus();
    for (const number of [2999, 2998, 2997, 2996, 2995, 2994, 2993, 2992, 2991]) {
      await userEvent.tab({ shift: true });
      await expect(document.activeElement).toHaveAccessibleName(RegExp(`Number ${number}$`));
    }
  },
};

export const TheChosenStaysWhereverThePageIsScrolledTo: Story = {
  ...Thousands,
  tags: [],
  play: async ({ canvas, step, userEvent }) => {
    const third = await canvas.findByRole('button', { name: /Number 2$/ });
    await step('the page is scrolled away from it', async () => {
      third.focus({ preventScroll: true });
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
      await waitFor(() =>
        expect(canvas.getAllByRole('heading', { name: /Number 1\d\d\d$/ }).length).toBeGreaterThan(3),
      );
      await expect(third).toHaveFocus();
    });
    await step('Tab goes on from it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /Number 3$/ })).toHaveFocus();
    });
    scrollTo({ top: 0, behavior: 'instant' });
  },
};
