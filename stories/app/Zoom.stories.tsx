import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { DemoAppProps } from '../fixtures/DemoApp.tsx';
import { demoMeta } from '../fixtures/demoMeta.tsx';
import { largeText } from '../fixtures/largeText.ts';
import { at } from '../fixtures/viewports.ts';

// Every screen at 400 % zoom, and with text twice as large: nothing may overflow or be cut off. A docblock here would
// replace the parameters of demoMeta.
const meta = { ...demoMeta, title: 'App/Zoom', tags: ['!autodocs'] } satisfies Meta<DemoAppProps>;
export default meta;
type Story = StoryObj<DemoAppProps>;

/**
 * Waits for the heading that appears last. The checks that follow every story look for overflow and clipped content, so the
 * screen must be complete.
 */
const shows = (name: string, level = 1): NonNullable<Story['play']> =>
  async function showsHeading({ canvas }) {
    await expect(await canvas.findByRole('heading', { name, level })).toBeVisible();
  };

const home: Story = { play: shows('2020 Toyota Camry', 3) };
const inventory: Story = {
  args: { initialPlace: { screen: 'inventory' } },
  play: shows('2020 Toyota Camry', 2),
};
const vehicle: Story = {
  args: { initialPlace: { screen: 'vehicleDetail', vehicleId: 'v1' } },
  play: shows('2020 Toyota Camry'),
};
const valuation: Story = {
  args: { initialPlace: { screen: 'valuation' } },
  play: shows('Instant Trade-In Valuation'),
};
const about: Story = { args: { initialPlace: { screen: 'about' } }, play: shows('Harbor Street Motors') };
const contact: Story = { args: { initialPlace: { screen: 'contact' } }, play: shows('Contact') };

export const HomeAt400Percent: Story = { ...home, ...at('zoomed') };
export const InventoryAt400Percent: Story = { ...inventory, ...at('zoomed') };
export const VehicleAt400Percent: Story = { ...vehicle, ...at('zoomed') };
export const ValuationAt400Percent: Story = { ...valuation, ...at('zoomed') };
export const AboutAt400Percent: Story = { ...about, ...at('zoomed') };
export const ContactAt400Percent: Story = { ...contact, ...at('zoomed') };

export const HomeWithLargeText: Story = { ...home, ...largeText, ...at('desktop') };
export const InventoryWithLargeText: Story = { ...inventory, ...largeText, ...at('desktop') };
export const VehicleWithLargeText: Story = { ...vehicle, ...largeText, ...at('desktop') };
export const ValuationWithLargeText: Story = { ...valuation, ...largeText, ...at('desktop') };
export const AboutWithLargeText: Story = { ...about, ...largeText, ...at('desktop') };
export const ContactWithLargeText: Story = { ...contact, ...largeText, ...at('desktop') };
export const HomeWithLargeTextOnAPhone: Story = { ...home, ...largeText, ...at('phone') };
export const InventoryWithLargeTextOnAPhone: Story = { ...inventory, ...largeText, ...at('phone') };
export const VehicleWithLargeTextOnAPhone: Story = { ...vehicle, ...largeText, ...at('phone') };
export const ValuationWithLargeTextOnAPhone: Story = { ...valuation, ...largeText, ...at('phone') };
