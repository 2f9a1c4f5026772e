import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { navigation } from '../../../src/app/screens/screenLabels.ts';
import { inBox } from '../../fixtures/inBox.tsx';
import { largeText } from '../../fixtures/largeText.ts';
import { at } from '../../fixtures/viewports.ts';
import statesMeta from './Header.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Behaviour/Components/Frame/Header',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The number of rows that the buttons and the phone link take. */
const takesRows = (count: number): NonNullable<Story['play']> =>
  async function checksRows({ canvas }) {
    const controls = [...canvas.getAllByRole('button'), canvas.getByRole('link')];
    const middles = controls
      .map((control) => control.getBoundingClientRect())
      .map(({ top, bottom }) => Math.round(top + bottom));
    await expect([...new Set(middles)]).toHaveLength(count);
  };

/** A sixth label begins a second row of navigation in these windows. */
const fiveLabels = { args: { navigation: navigation.slice(0, 5) } };

export const HasOneRowOfNavigationBelowTheNameOnANarrowPhone: Story = {
  ...fiveLabels,
  ...at('narrow'),
  play: takesRows(2),
};

export const HasOneRowOnADesktop: Story = { ...fiveLabels, ...at('desktop'), play: takesRows(1) };

export const FitsLargeTextOnAPhone: Story = {
  ...at('phone'),
  ...largeText,
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('banner').getBoundingClientRect();
    const name = canvas.getByText(args.dealerName).getBoundingClientRect();
    await expect(name.top).toBeGreaterThanOrEqual(bar.top);
    // A longer name scrolls, so that the sticky bar never covers the window.
    const { maxHeight } = getComputedStyle(canvas.getByText(args.dealerName));
    await expect(Number.parseFloat(maxHeight)).toBeLessThan(innerHeight / 2);
  },
};

const onATallPage = [inBox({ minHeight: '200vh' })];

export const KeepsOnlyTheNavigationVisibleOnAPhone: Story = {
  decorators: onATallPage,
  ...at('phone'),
  play: async ({ canvas }) => {
    scrollTo({ top: 300, behavior: 'instant' });
    const { top } = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(top).toBeLessThan(4);
    await expect(
      canvas.getByRole('button', { name: 'Harbor Street Motors' }).getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(0);
  },
};

export const ScrollsAwayInAShortWindow: Story = {
  decorators: onATallPage,
  ...at('zoomed'),
  play: async ({ canvas }) => {
    scrollTo({ top: 300, behavior: 'instant' });
    await expect(canvas.getByRole('banner').getBoundingClientRect().bottom).toBeLessThan(0);
  },
};

export const ScrollsAwayOnAPhoneInLandscape: Story = { ...ScrollsAwayInAShortWindow, ...at('landscape') };

export const NavigatesToEveryScreen: Story = {
  args: { current: 'vehicleDetail' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { current: 'page' })).not.toBeInTheDocument();
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    const screens = navigation.map(({ screen }) => screen);
    await expect(args.onNavigate.mock.calls.flat()).toEqual(['home', ...screens]);
  },
};

export const MarksTheCurrentScreen: Story = {
  tags: ['dark'],
  args: { current: 'valuation' },
  play: async ({ canvas }) => {
    const current = canvas.getByRole('button', { current: 'page' });
    await expect(current).toHaveAccessibleName('Sell/Trade');
    const { backgroundColor } = getComputedStyle(canvas.getByRole('button', { name: 'About' }));
    await expect(getComputedStyle(current).backgroundColor).not.toBe(backgroundColor);
  },
};

export const StaysInFrontOfThePage: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <div style={{ position: 'relative', height: '200vh', background: 'Canvas' }} />
      </>
    ),
  ],
  ...at('desktop'),
  play: async ({ canvas }) => {
    scrollTo({ top: 300, behavior: 'instant' });
    const { left, top } = canvas.getByRole('button', { name: 'Inventory' }).getBoundingClientRect();
    await expect(canvas.getByRole('banner')).toContainElement(
      document.elementFromPoint(left + 10, top + 10) as HTMLElement,
    );
  },
};
