import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type ScreenName, screenLabels } from '../../src/app/screens/screenLabels.ts';
import { asDocuments, type DemoAppProps } from '../fixtures/DemoApp.tsx';
import { demoMeta, navigateTo } from '../fixtures/demoMeta.tsx';
import { isPrinted, textBeforeInPrint } from '../fixtures/mediaRules.ts';
import { somePhotos } from '../fixtures/photos.ts';
import { aVehicle } from '../fixtures/vehicles.ts';

const meta = { ...demoMeta, title: 'App/Print', tags: ['!autodocs'] } satisfies Meta<DemoAppProps>;
export default meta;
type Story = StoryObj<DemoAppProps>;

const contact = [
  '480 Harbor Street, Portland, ME 04101',
  '(207) 555-0142',
  'hello@harborstreetmotors.example',
];

const cards = ['2020 Toyota Camry', '2022 Kia Forte'];

/** The headings, controls, frames and gallery photos on each printed screen. */
const printed: Record<ScreenName, readonly string[]> = {
  home: ['Harbor Street Motors', 'Featured Vehicles', ...cards],
  inventory: ['Inventory', ...cards],
  vehicleDetail: ['2020 Toyota Camry', '2020 Toyota Camry, photo 1 of 2', 'Features'],
  valuation: ['Instant Trade-In Valuation'],
  about: ['Harbor Street Motors', 'Meet the Team'],
  contact: ['Contact', ...contact, 'Business Hours'],
};

const printedParts = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('h1, h2, h3, a, button, input, iframe, img[alt*=photo]')]
    .filter(isPrinted)
    .map((part) => part.innerText || part.ariaLabel || part.getAttribute('alt') || part.localName);

export const PrintsTheContentOfEveryScreen: Story = {
  args: {
    demo: {
      vehicles: asDocuments([
        aVehicle({ photoCount: 2 }),
        aVehicle({ id: 'v2', make: 'Kia', model: 'Forte', year: 2022 }),
      ]),
    },
    calls: { readPhotos: async () => somePhotos(1) },
  },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const main = await canvas.findByRole('main');
    await canvas.findByRole('button', { name: 'Open chat' });
    for (const [screen, parts] of Object.entries(printed)) {
      const label = screenLabels[screen as ScreenName];
      await step(screen, async () => {
        if (label !== undefined) await navigateTo(context, label);
        else await userEvent.click(within(main).getByRole('button', { name: /2020 Toyota Camry/ }));
        await waitFor(() => expect(printedParts(main)).toEqual(parts));
      });
    }
    await step('header and footer', async () => {
      const frame = ['H\nHarbor Street Motors', contact[1], ...printed.contact, 'Contact', ...contact];
      await expect(printedParts(document.body)).toEqual(frame);
    });
  },
};

export const PrintsTheMessageOfAModal: Story = {
  args: { initialPlace: { screen: 'valuation' } },
  globals: { motion: 'reduced' }, // as on paper
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('VIN'), 'A');
    await userEvent.type(canvas.getByLabelText('Mileage'), '20000{Enter}');
    const dialog = await canvas.findByRole('dialog', undefined, { timeout: 5000 });
    await expect(isPrinted(dialog)).toBe(false);
    await expect(textBeforeInPrint(dialog.parentElement as Element)).toContain('trade-in value is $');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  },
};
