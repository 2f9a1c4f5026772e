import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { InventoryGrid } from '../../../src/components/inventory/InventoryGrid.tsx';
import { isPrinted } from '../../fixtures/mediaRules.ts';
import { changingArgs, showNextValue } from '../../fixtures/ValueStepper.tsx';
import { aQuery, aVehicle, manyVehicles, watchCards } from '../../fixtures/vehicles.ts';
import { at } from '../../fixtures/viewports.ts';
import statesMeta from './InventoryGrid.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Behaviour/Components/Inventory/InventoryGrid',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A grid grows frame by frame, which takes a busy machine half a minute. */
const longTimeout = { timeout: 40_000 };

export const GrowsTo240CardsAndThenOnDemand: Story = {
  args: { vehicles: { status: 'ready', value: manyVehicles.slice(0, 300) } },
  // WebKit without a graphics card draws two groups a second.
  tags: ['!engines'],
  ...at('desktop'),
  play: async ({ canvas, canvasElement, mount, step, userEvent }) => {
    await mount();
    const articles = canvasElement.getElementsByTagName('article');
    await waitFor(() => expect(articles).toHaveLength(240), longTimeout);
    await expect(articles[0]).toHaveAttribute('aria-setsize', '300');
    await expect(articles[239]).toHaveAttribute('aria-posinset', '240');
    const note = canvas.getByText('The first 240 of 300 vehicles.');
    await expect([note.checkVisibility(), isPrinted(note)]).toEqual([false, true]);
    await step('scrolling adds cards two screens before the end', async () => {
      const { bottom } = canvas.getByRole('feed').getBoundingClientRect();
      scrollTo({ top: bottom - 2.5 * innerHeight, behavior: 'instant' });
      await waitFor(() => expect(articles.length).toBeGreaterThan(240), longTimeout);
    });
    await step('so does moving the focus to the last card', async () => {
      const last = articles.length;
      articles[last - 1]?.querySelector('button')?.focus();
      await waitFor(() => expect(articles.length).toBeGreaterThan(last), longTimeout);
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(new RegExp(`Number ${last}$`));
    });
    await step('scrolling reaches every vehicle, without a layout shift', async () => {
      scrollTo({ top: 0, behavior: 'instant' });
      const shifts: PerformanceEntry[] = [];
      const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
      observer.observe({ type: 'layout-shift' });
      for (let before = -1; before !== scrollY || articles.length < 300; ) {
        before = scrollY;
        scrollBy({ top: innerHeight, behavior: 'instant' });
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      }
      observer.disconnect();
      const names = Array.from(articles, (card) => card.querySelector('h2')?.textContent);
      await expect(names).toEqual(Array.from({ length: 300 }, (_, index) => `2021 Mazda Number ${index}`));
      await expect(shifts).toEqual([]);
    });
    await step('find in page reaches a vehicle far up', async () => {
      // Tests cannot press Ctrl+F; window.find searches the same text.
      const find = (text: string): unknown => Reflect.apply(Reflect.get(window, 'find'), window, [text]);
      getSelection()?.removeAllRanges();
      await expect(find('mazda number 121')).toBe(true);
      await waitFor(() => expect(articles[121]?.getBoundingClientRect().top).toBeGreaterThan(0));
      await expect(find('no such car')).toBe(false);
    });
    scrollTo({ top: 0, behavior: 'instant' });
    // The checks after a story take longer than all of this for 300 cards. Other stories have the same cards.
    await mount(<p>Checked.</p>);
  },
};

const ready = (value: typeof manyVehicles) => ({ vehicles: { status: 'ready', value } }) as const;

/** A search, and whether the visitor is still typing. */
const search = (text: string, value: typeof manyVehicles, isBusy = true) => ({
  ...ready(value),
  query: aQuery({ text }),
  isBusy,
});

export const StartsAgainWithOneRowForAnotherSearch: Story = {
  ...at('narrow'),
  ...changingArgs<typeof InventoryGrid>(
    search('', manyVehicles),
    search('', manyVehicles, false),
    search('mazda', manyVehicles.slice(1)),
    search('', manyVehicles),
    search('ford', []),
    search('', manyVehicles),
    search('', manyVehicles, false),
  ),
  play: async ({ canvas, canvasElement, step }) => {
    const articles = canvasElement.getElementsByTagName('article');
    const grows = () => waitFor(() => expect(articles.length).toBeGreaterThan(24), longTimeout);
    const showsNext = async (count: number) => {
      showNextValue(canvas);
      await waitFor(() => expect(articles).toHaveLength(count), longTimeout);
    };
    const staysAt = async (count: number) => {
      for (let frame = 0; frame < 30; frame += 1) await new Promise(requestAnimationFrame);
      await expect(articles).toHaveLength(count);
    };
    await step('fills the window with two rows at first', async () => {
      await staysAt(8);
      showNextValue(canvas);
      await grows();
    });
    await step('without keeping the place of the cards', async () => {
      scrollTo({ top: 10, behavior: 'instant' });
      await showsNext(4);
      await expect(scrollY).toBe(10);
    });
    await step('also when the field is emptied, before and after a search without results', async () => {
      await showsNext(4);
      await showsNext(0);
      await showsNext(4);
    });
    await step('does not grow until the visitor stops typing', async () => {
      await staysAt(4);
      showNextValue(canvas);
      await grows();
    });
  },
};

const onRender = fn<(id: string) => void>();
const some = manyVehicles.slice(0, 36);
const watched = watchCards(some, onRender);
const cheaper = watchCards(some.with(30, aVehicle({ ...some[30], price: 1234 })), onRender);

export const RendersOnlyTheChangedCard: Story = {
  ...changingArgs<typeof InventoryGrid>(ready(watched), ready(cheaper)),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.getElementsByTagName('article')).toHaveLength(36));
    onRender.mockClear();
    showNextValue(canvas);
    await canvas.findByText('$1,234');
    await expect(new Set(onRender.mock.calls.flat())).toEqual(new Set(['n0030']));
  },
};

/** Some vehicles, of which one has another price and place. */
function repriced(price: number, from: number, to: number) {
  const vehicle = { ...aVehicle(), ...some[from], price };
  return some.toSpliced(from, 1).toSpliced(to, 0, vehicle);
}

const moved = repriced(2222, 13, 35);
const [old, fresh] = [moved.slice(6), manyVehicles.slice(100, 106)];
const moves = [some, repriced(1111, 29, 2), moved, old, [...fresh, ...old], repriced(3333, 13, 0)] as const;

export const KeepsThePlaceWhenCardsMove: Story = {
  ...at('desktop'),
  ...changingArgs<typeof InventoryGrid>(...moves.map(ready)),
  play: async ({ canvas, canvasElement, step }) => {
    const articles = canvasElement.getElementsByTagName('article');
    await waitFor(() => expect(articles).toHaveLength(36));
    const cardOf = (number: number) =>
      canvas.getByRole('button', { name: `View details: 2021 Mazda Number ${number}` });
    const topOf = (number: number) => cardOf(number).getBoundingClientRect().top;
    cardOf(12).focus({ preventScroll: true });
    cardOf(12).scrollIntoView({ block: 'center', behavior: 'instant' });
    const top = topOf(12);
    await step('when a card moves before it, also into another group of cards', async () => {
      showNextValue(canvas);
      await expect(canvas.getByText('$1,111')).toBeInTheDocument();
      // Engines round what they scroll to.
      await expect(Math.abs(topOf(12) - top)).toBeLessThanOrEqual(1);
      await expect(cardOf(12)).toHaveFocus();
    });
    await step('when the card with the focus moves', async () => {
      cardOf(13).focus({ preventScroll: true });
      showNextValue(canvas);
      await expect(canvas.getByText('$2,222')).toBeInTheDocument();
      await expect(Math.abs(topOf(12) - top)).toBeLessThanOrEqual(1);
      await expect(cardOf(13)).toHaveFocus();
    });
    await step('when whole rows before it are removed, and when others are added', async () => {
      for (const first of [6, 100]) {
        showNextValue(canvas);
        await waitFor(() => expect(articles[0]).toContainElement(cardOf(first)));
        // The rounding of four moves adds up.
        await expect(Math.abs(topOf(12) - top)).toBeLessThan(5);
      }
    });
    await step('at the top, shows what is first now', async () => {
      scrollTo({ top: 0, behavior: 'instant' });
      showNextValue(canvas);
      await expect(articles[0]).toHaveTextContent(/\$3,333/);
      await expect(scrollY).toBe(0);
    });
  },
};

export const KeepsThePlaceWhenCardsMoveOnAPhone: Story = { ...KeepsThePlaceWhenCardsMove, ...at('phone') };
