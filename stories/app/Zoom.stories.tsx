import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenName } from '../../src/app/screens/screenLabels.ts';
import type { DemoAppProps } from '../fixtures/DemoApp.tsx';
import { dealerName, demoMeta } from '../fixtures/demoMeta.tsx';
import { largeText } from '../fixtures/largeText.ts';
import { at } from '../fixtures/viewports.ts';

// Every screen at 400 % zoom, and with doubled text: nothing may overflow, be cut off or break inside a word. A JSDoc comment here would replace
// the parameters of demoMeta.
const meta = { ...demoMeta, title: 'App/Zoom', tags: ['!autodocs'] } satisfies Meta<DemoAppProps>;
export default meta;
type Story = StoryObj<DemoAppProps>;

/** The words of at most 12 characters that continue on another line. */
function findBrokenWords(root: HTMLElement) {
  const broken: string[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode as Text;
    for (const { 0: word, index } of text.data.matchAll(/(?<!\S)\S{1,12}(?!\S)/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Waits for the last heading: the checks after the story look for overflow and clipped content on the whole screen. */
const shows = (name: string, level = 1): NonNullable<Story['play']> =>
  async function showsHeading({ canvas, canvasElement }) {
    await expect(await canvas.findByRole('heading', { name, level })).toBeVisible();
    await expect(findBrokenWords(canvasElement)).toEqual([]);
  };

const screens = {
  home: { play: shows('2020 Toyota Camry', 3) },
  inventory: { args: { initialPlace: { screen: 'inventory' } }, play: shows('2020 Toyota Camry', 2) },
  vehicleDetail: {
    args: { initialPlace: { screen: 'vehicleDetail', vehicleId: 'v1' } },
    play: shows('2020 Toyota Camry'),
  },
  valuation: {
    args: { initialPlace: { screen: 'valuation' } },
    play: shows('Instant Trade-In Valuation'),
  },
  about: { args: { initialPlace: { screen: 'about' } }, play: shows(dealerName) },
  contact: { args: { initialPlace: { screen: 'contact' } }, play: shows('Contact') },
} satisfies Record<ScreenName, Story>;

export const HomeAt400Percent: Story = { ...screens.home, ...at('zoomed') };
export const InventoryAt400Percent: Story = { ...screens.inventory, ...at('zoomed') };
export const VehicleAt400Percent: Story = { ...screens.vehicleDetail, ...at('zoomed') };
export const ValuationAt400Percent: Story = { ...screens.valuation, ...at('zoomed') };
export const AboutAt400Percent: Story = { ...screens.about, ...at('zoomed') };
export const ContactAt400Percent: Story = { ...screens.contact, ...at('zoomed') };

export const HomeWithLargeText: Story = { ...screens.home, ...largeText, ...at('desktop') };
export const InventoryWithLargeText: Story = { ...screens.inventory, ...largeText, ...at('desktop') };
export const VehicleWithLargeText: Story = { ...screens.vehicleDetail, ...largeText, ...at('desktop') };
export const ValuationWithLargeText: Story = { ...screens.valuation, ...largeText, ...at('desktop') };
export const AboutWithLargeText: Story = { ...screens.about, ...largeText, ...at('desktop') };
export const ContactWithLargeText: Story = { ...screens.contact, ...largeText, ...at('desktop') };
export const HomeWithLargeTextOnAPhone: Story = { ...screens.home, ...largeText, ...at('phone') };
export const InventoryWithLargeTextOnAPhone: Story = { ...screens.inventory, ...largeText, ...at('phone') };
export const VehicleWithLargeTextOnAPhone: Story = { ...screens.vehicleDetail, ...largeText, ...at('phone') };
export const ValuationWithLargeTextOnAPhone: Story = { ...screens.valuation, ...largeText, ...at('phone') };
export const AboutWithLargeTextOnAPhone: Story = { ...screens.about, ...largeText, ...at('phone') };
export const ContactWithLargeTextOnAPhone: Story = { ...screens.contact, ...largeText, ...at('phone') };
