import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../../src/components/basics/Button.tsx';
import { InventoryGrid } from '../../../src/components/inventory/InventoryGrid.tsx';
import {
  keepsFocusWhenOtherVehiclesChange,
  namesIn,
  opensTheChosenVehicle,
  showsSkeletonsWhileLoading,
  showsTheEmptyNotice,
} from '../../fixtures/gridBehaviours.ts';
import { longVehicle } from '../../fixtures/longContent.ts';
import { crowdedInventory, manyVehicles } from '../../fixtures/vehicles.ts';
import { at } from '../../fixtures/viewports.ts';
import statesMeta, { Loading, Empty, Live, Thousands } from './InventoryGrid.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Inventory/InventoryGrid/Behaviour',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a three-column layout, every other row contains a name that wraps to two lines. */
const unevenVehicles = manyVehicles.map((vehicle, index) =>
  index % 6 === 4 ? { ...vehicle, model: `${vehicle.model} ${longVehicle.model}` } : vehicle,
);

/** The bounding box of the text that find-in-page would highlight. */
function boxOfText(root: Element, text: string) {
  for (const element of root.querySelectorAll('[aria-hidden="true"] > *')) {
    const node = element.firstChild;
    const start = node instanceof Text ? node.data.search(RegExp(`${text}\\s`)) : -1;
    if (node === null || start < 0) continue;
    const range = new Range();
    range.setStart(node, start);
    range.setEnd(node, start + text.length);
    return range.getBoundingClientRect();
  }
  throw new Error(`Find-in-page cannot find '${text}'`);
}

export const IsAFeedOfNumberedArticles: Story = {
  play: async ({ canvas }) => {
    const feed = within(canvas.getByRole('feed', { name: 'Vehicles' }));
    await waitFor(() => expect(feed.getAllByRole('article')).toHaveLength(12));
    const articles = feed.getAllByRole('article');
    await expect(articles.map((article) => article.getAttribute('aria-posinset'))).toEqual(
      crowdedInventory.map((_, index) => String(index + 1)),
    );
    await expect(articles.every((article) => article.getAttribute('aria-setsize') === '12')).toBe(true);
    await expect(articles[0]).toHaveAccessibleName('2020 Toyota Camry');
    await expect(articles.every(({ tabIndex }) => tabIndex === -1)).toBe(true);
  },
};

export const LoadsOnlyThePicturesOfTheFirstRowEagerly: Story = {
  args: {
    vehicles: {
      status: 'ready',
      value: crowdedInventory.map((vehicle) => ({ ...vehicle, imageUrl: '/hero-bg.jpg' })),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(12));
    const loading = canvas.getAllByRole<HTMLImageElement>('img').map((image) => image.loading);
    await expect(loading).toEqual(loading.map((_, index) => (index < 4 ? 'eager' : 'lazy')));
  },
};

export const KeepsTheOrder: Story = {
  play: async ({ canvas }) => {
    const inOrder = crowdedInventory.map(({ year, make, model }) => `${year} ${make} ${model}`);
    await waitFor(() => expect(namesIn(canvas)).toEqual(inOrder));
  },
};

export const OpensTheChosenVehicle: Story = { play: opensTheChosenVehicle };

export const ShowsSkeletonsWhileLoading: Story = { ...Loading, tags: [], play: showsSkeletonsWhileLoading };

export const ShowsTheEmptyNotice: Story = { ...Empty, tags: [], play: showsTheEmptyNotice };

export const KeepsFocusWhenOtherVehiclesChange: Story = {
  ...Live,
  tags: [],
  play: keepsFocusWhenOtherVehiclesChange,
};

export const RendersOnlyAFewOfThousandsOfCards: Story = {
  ...Thousands,
  tags: [],
  ...at('desktop'),
  play: async ({ canvas, step }) => {
    await canvas.findByRole('heading', { name: '2021 Mazda Number 2999' });
    const articles = canvas.getAllByRole('article');
    await expect(articles.length).toBeLessThan(60);
    await expect(articles[0]).toHaveAttribute('aria-setsize', '3000');
    await expect(articles.at(-1)).toHaveAttribute('aria-posinset', '3000');
    await step(
      'scrolling reveals no gaps: two rows above and below the viewport are rendered, too',
      async () => {
        scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
        await waitFor(async () => {
          const boxes = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
          // With the first and the last row of three cards.
          await expect(boxes.filter(({ bottom }) => bottom < 0).length).toBeGreaterThanOrEqual(9);
          await expect(boxes.filter(({ top }) => top > innerHeight).length).toBeGreaterThanOrEqual(9);
        });
        scrollTo({ top: 0, behavior: 'instant' });
      },
    );
  },
};

export const RendersASmallInventoryWhole: Story = {
  ...at('narrow'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
  },
};

export const ReachesTheLastCardsWithShiftTab: Story = {
  ...Thousands,
  tags: [],
  render: (args) => (
    <>
      <InventoryGrid {...args} />
      <Button>Below</Button>
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

export const KeepsTheFocusedCardWhileScrolling: Story = {
  ...Thousands,
  tags: [],
  play: async ({ canvas, step, userEvent }) => {
    const third = await canvas.findByRole('button', { name: /Number 2$/ });
    await step('the focused card is scrolled far out of view', async () => {
      third.focus({ preventScroll: true });
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
      await waitFor(() =>
        expect(canvas.getAllByRole('heading', { name: /Number 1\d\d\d$/ }).length).toBeGreaterThan(3),
      );
      await expect(third).toHaveFocus();
    });
    await step('Tab continues from it', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /Number 3$/ })).toHaveFocus();
    });
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const MovesFocusBetweenArticles: Story = {
  ...Thousands,
  tags: [],
  render: (args) => (
    <>
      <Button>Top</Button>
      <Button>Above</Button>
      <InventoryGrid {...args} />
      <Button>Below</Button>
    </>
  ),
  play: async ({ canvas, step, userEvent }) => {
    await canvas.findByRole('heading', { name: '2021 Mazda Number 2999' });
    const expectFocusOn = (number: number) =>
      expect(document.activeElement).toHaveAccessibleName(`2021 Mazda Number ${number}`);
    await step('Page Down moves to the next article, even if it was not rendered before', async () => {
      canvas.getByRole('button', { name: /Number 0$/ }).focus();
      for (let number = 1; number < 40; number += 1) {
        await userEvent.keyboard('{PageDown}');
        await expectFocusOn(number);
      }
    });
    await step('Page Up moves to the previous article', async () => {
      await userEvent.keyboard('{PageUp}{PageUp}');
      await expectFocusOn(37);
    });
    await step('Tab moves to the button of the article', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: /Number 37$/ })).toHaveFocus();
    });
    await step('Control+End moves to the element after the feed', async () => {
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(canvas.getByRole('button', { name: 'Below' })).toHaveFocus();
    });
    await step('Control+Home moves to the element before the feed', async () => {
      canvas.getByRole('button', { name: /Number 2999$/ }).focus();
      await userEvent.keyboard('{PageDown}');
      await expect(canvas.getByRole('button', { name: /Number 2999$/ })).toHaveFocus();
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(canvas.getByRole('button', { name: 'Above' })).toHaveFocus();
    });
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const KeepsCardsAndNamesInPlaceWhenRowHeightsDiffer: Story = {
  args: { vehicles: { status: 'ready', value: unevenVehicles } },
  ...at('desktop'),
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole('heading', { name: '2021 Mazda Number 2999' });
    const gap = 24;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const settle = async () => {
      for (let frame = 0; frame < 3; frame += 1) await nextFrame();
    };
    const articles = () => canvas.getAllByRole('article');
    const positionOf = (card?: Element) => Number(card?.getAttribute('aria-posinset'));
    const firstVisibleCard = () => articles().find((card) => card.getBoundingClientRect().top > 0) as Element;

    await step('rows above the viewport grow taller without moving the visible cards', async () => {
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
      await waitFor(() => expect(positionOf(firstVisibleCard())).toBeGreaterThan(1000));
      await settle();
      for (let scroll = 0; scroll < 12; scroll += 1) {
        const card = firstVisibleCard();
        const { top } = card.getBoundingClientRect();
        scrollBy({ top: -150, behavior: 'instant' });
        await settle();
        await expect(card.getBoundingClientRect().top - top).toBeCloseTo(150, 0);
      }
      const heights = new Set(articles().map(({ offsetHeight }) => offsetHeight));
      await expect(heights.size).toBe(2);
    });
    await step('all gaps between rows are equal', async () => {
      const cards = articles();
      const gaps = cards.flatMap((card, index) => {
        const below = cards[index + 3];
        return below !== undefined && positionOf(below) === positionOf(card) + 3
          ? [below.getBoundingClientRect().top - card.getBoundingClientRect().bottom]
          : [];
      });
      await expect(gaps.map(Math.round)).toEqual(gaps.map(() => gap));
    });
    await step('the findable name of a card is in the middle of the card', async () => {
      const card = firstVisibleCard();
      const cardBox = card.getBoundingClientRect();
      const nameBox = boxOfText(canvasElement, card.querySelector('h2')?.textContent ?? '');
      const centerOf = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      await expect(nameBox.left).toBeCloseTo(cardBox.left, 0);
      await expect(Math.abs(centerOf(nameBox) - centerOf(cardBox) - gap / 2)).toBeLessThan(4);
    });
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

const columnsOf = (grid: HTMLElement) => getComputedStyle(grid).gridTemplateColumns.split(' ').length;

export const HasFourColumnsAtTheWidestBreakpoint: Story = {
  ...at('cinema'),
  play: async ({ canvas }) => {
    await expect(columnsOf(canvas.getByRole('feed'))).toBe(4);
  },
};

export const FindsTheNamesOfAnIncompleteLastRow: Story = {
  ...at('desktop'),
  args: { vehicles: { status: 'ready', value: manyVehicles.slice(0, 100) } },
  play: async ({ canvasElement }) => {
    // WebKit does not lay out text whose content-visibility skips it, until it is near the viewport.
    await waitFor(async () => {
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      await expect(boxOfText(canvasElement, 'Number 99').height).toBeGreaterThan(0);
    });
    scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const LeavesOtherKeysToTheBrowser: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /2020 Toyota Camry/ });
    for (const keys of ['{Shift>}{PageDown}{/Shift}', '{Alt>}{PageDown}{/Alt}', '{End}']) {
      button.focus();
      await userEvent.keyboard(keys);
      await expect(button).toHaveFocus();
    }
  },
};

export const SkipsADisabledButtonAfterTheFeed: Story = {
  render: (args) => (
    <>
      <InventoryGrid {...args} />
      <button type="button" disabled style={{ height: 44, marginTop: 44 }}>
        Disabled
      </button>
      <Button>Below</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('button', { name: /2020 Toyota Camry/ })).focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('button', { name: 'Below' })).toHaveFocus();
  },
};

export const DoesNotScrollThePageAsWellWhenItMovesFocus: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const isPrevented = fn<(event: Event) => boolean>(({ defaultPrevented }) => defaultPrevented);
    canvasElement.addEventListener('keydown', isPrevented, { once: true });
    (await canvas.findByRole('button', { name: /2020 Toyota Camry/ })).focus();
    await userEvent.keyboard('{PageDown}');
    await expect(isPrevented).toHaveReturnedWith(true);
  },
};
