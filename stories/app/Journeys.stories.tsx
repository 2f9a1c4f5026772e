import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, fn, mocked, spyOn, waitFor, within } from 'storybook/test';
import { navigation } from '../../src/app/screens/screenLabels.ts';
import type { Observer } from '../../src/data/backend.ts';
import type { Inventory } from '../../src/shared/model.ts';
import { formatPrice } from '../../src/shared/text/format.ts';
import { asDocuments, type DemoAppProps } from '../fixtures/DemoApp.tsx';
import {
  backendIn,
  dealerName,
  demoMeta,
  expectErrors,
  navigateTo,
  type PlayContext,
  requestTestDrive,
  requestValuation,
  summaryPath,
} from '../fixtures/demoMeta.tsx';
import { endSubmissions, holdSubmissions } from '../fixtures/holdSubmissions.ts';
import { isPrinted, textBeforeInPrint } from '../fixtures/mediaRules.ts';
import { aContact } from '../fixtures/metadata.ts';
import { aVehicle, manyVehicles, watchCards } from '../fixtures/vehicles.ts';
import { at } from '../fixtures/viewports.ts';

const meta = {
  ...demoMeta,
  title: 'App/Journeys',
  tags: ['!autodocs'],
} satisfies Meta<DemoAppProps>;
export default meta;
type Story = StoryObj<DemoAppProps>;

const heading = ({ canvas }: PlayContext, name: string) => canvas.findByRole('heading', { level: 1, name });

/** With the keyboard, because a second click at the same place would count as a double click. */
async function closeModal({ canvas, userEvent }: PlayContext, title: string) {
  const dialog = await canvas.findByRole('dialog', { name: title });
  within(dialog).getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
}

export const QueuesASecondModalAcrossScreens: Story = {
  beforeEach: holdSubmissions,
  args: { initialPlace: { screen: 'vehicleDetail', vehicleId: 'v1' } },
  play: async (context) => {
    const { canvas, step } = context;
    await step('submits both forms and leaves', async () => {
      await heading(context, '2020 Toyota Camry');
      await requestTestDrive(context);
      await navigateTo(context, 'Sell/Trade');
      await requestValuation(context, 250_000);
      await navigateTo(context, 'Home');
    });
    await step('finds the button still busy on returning', async () => {
      await navigateTo(context, 'Sell/Trade');
      await expect(await canvas.findByRole('button', { name: 'Calculating…' })).toBeVisible();
      await navigateTo(context, 'About');
    });
    await step('shows the messages one at a time', async () => {
      endSubmissions();
      const thanks = await canvas.findByRole('dialog', { name: 'Thank You' });
      await waitFor(() => expect(thanks.querySelector('svg')).toBeVisible());
      await expect(thanks).toHaveAccessibleDescription(
        'Your test drive request has been submitted! We’ll be in touch.',
      );
      await expect(canvas.getAllByRole('dialog')).toHaveLength(1);
      await closeModal(context, 'Thank You');
      await expect(await canvas.findByRole('dialog', { name: 'Your Valuation' })).toHaveAccessibleDescription(
        'Thank you! Your estimated trade-in value is -$13,500. We’ll reach out to confirm.',
      );
    });
    await step('then, returns the focus to the heading', async () => {
      await closeModal(context, 'Your Valuation');
      await waitFor(async () => expect(await heading(context, dealerName)).toHaveFocus());
    });
  },
};

export const RepliesInOrderToFiveMessagesSentInQuickSuccession: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open chat' }));
    await canvas.findByText('Hi there!');
    const messages = () =>
      [...canvas.getByRole('log').querySelectorAll('p')].map(({ innerText }) => innerText);
    const hours = 'Mon–Fri: 9:00 AM – 7:00 PM\nSaturday: 10:00 AM – 6:00 PM\nSunday: Closed';
    const help = 'How can I help you today?';
    const replies = {
      hello: help,
      'Your address and HOURS': hours,
      'Your address?': '480 Harbor Street, Portland, ME 04101',
      afterhours: hours,
      thanks: help,
    };
    for (const text of Object.keys(replies))
      await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), `${text}{Enter}`);
    await waitFor(() => expect(messages()).toEqual(['Hi there!', ...Object.entries(replies).flat()]));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Open chat' }));
    await expect(messages()).toHaveLength(11);
  },
};

const onRender = fn<(id: string) => void>();
const inventory: { observer?: Observer<Inventory> } = {};

export const RendersOnlyTheCardThatChanges: Story = {
  args: {
    calls: { watchInventory: (observer) => void Object.assign(inventory, { observer }) },
    initialPlace: { screen: 'inventory' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    for (const price of [1111, 2222]) {
      onRender.mockClear();
      const vehicles = watchCards([aVehicle(), aVehicle({ id: 'v2', price })], onRender);
      inventory.observer?.next({ value: { vehicles, isWhole: true, isEmpty: false }, freshness: 'live' });
      await canvas.findByText(formatPrice(price));
    }
    await expect(new Set(onRender.mock.calls.flat())).toEqual(new Set(['v2']));
  },
};

const readPhotos = fn(async () => ['/drawings/toyota-camry.svg', '/drawings/ford-f-150.svg']);

export const ReadsThePhotosOfAVehicleThatHasSeveral: Story = {
  args: {
    calls: { readPhotos },
    demo: { vehicles: asDocuments([aVehicle(), aVehicle({ id: 'v2', model: 'Corolla', photoCount: 2 })]) },
    initialPlace: { screen: 'vehicleDetail', vehicleId: 'v1' },
  },
  play: async ({ canvas, loaded, userEvent }) => {
    readPhotos.mockClear();
    await userEvent.click(await canvas.findByRole('button', { name: /Toyota Corolla/ }));
    const main = canvas.getByRole('main');
    await waitFor(() => expect(main.querySelector('[src="/drawings/ford-f-150.svg"]')).not.toBeNull());
    await expect(readPhotos.mock.calls).toEqual([['v2']]);
    backendIn(loaded).putVehicle({ id: 'v2', fields: aVehicle({ photoCount: 3 }) });
    await waitFor(() => expect(readPhotos.mock.calls).toEqual([['v2'], ['v2']]));
  },
};

export const UpdatesTheDealersDetailsLive: Story = {
  tags: ['state:live'],
  play: async (context) => {
    await heading(context, dealerName);
    spyOn(Date.prototype, 'getDay').mockReturnValue(6);
    const contact = aContact({ hours: ['Mon–Fri: 9 AM – 5 PM', 'Sat: By appointment'] });
    backendIn(context.loaded).putMetadata({ dealerName: 'Pier Nine Cars', contact });
    await heading(context, 'Pier Nine Cars');
    await context.canvas.findByText('Sat: By appointment');
    await expect(context.canvas.getByText('© 2025 Pier Nine Cars')).toBeVisible();
    await expect(document.title).toBe('Pier Nine Cars');
    // The reader stays in place: a live change does not move the focus.
    await expect(document.body).toHaveFocus();
  },
};

export const KeepsTheVehiclesWhenTheConnectionIsLost: Story = {
  tags: ['state:stale'],
  args: { initialPlace: { screen: 'inventory' } },
  beforeEach: expectErrors,
  play: async (context) => {
    const { canvas, loaded } = context;
    const dealer = backendIn(loaded);
    await canvas.findByText('$22,995');
    dealer.dropConnection(new Error('unavailable'));
    const parts = ['dealer’s details', 'inventory'];
    const errors = parts.map((part) => [`The ${part} could not be loaded`, expect.any(Error)]);
    await expect(mocked(console.error).mock.calls).toEqual(errors);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    await expect(canvas.getByText('$22,995')).toBeVisible();
    await expect(canvas.getByText(`© 2025 ${dealerName}`)).toBeVisible();
    dealer.putVehicle({ id: 'v1', fields: aVehicle({ price: 21_500 }) });
    await canvas.findByText('$21,500');
  },
};

export const GrowsTheInventoryOnlyWhileNothingIsPressed: Story = {
  args: {
    demo: { vehicles: asDocuments(manyVehicles.slice(0, 240)) },
    initialPlace: { screen: 'inventory' },
  },
  ...at('narrow'),
  play: async ({ canvas, canvasElement }) => {
    const cards = canvasElement.getElementsByTagName('article');
    const search = await canvas.findByRole('searchbox');
    const fire = (type: string) => search.dispatchEvent(new PointerEvent(type, { bubbles: true }));
    await waitFor(() => expect(cards.length).toBeGreaterThan(12));
    fire('pointerdown');
    // The press counts after the current frame.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const { length } = cards;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(cards).toHaveLength(length);
    await expect(length).toBeLessThan(240);
    fire('pointerup');
    // Without a release, the grid grows after 5 s.
    await waitFor(() => expect(cards.length).toBeGreaterThan(length), { timeout: 4000 });
  },
};

export const FetchesTheSummaryEachTimeTheScreenOpens: Story = {
  beforeEach: ({ msw }) => {
    respondWithSummary.mockReset().mockImplementation(() => {
      const count = respondWithSummary.mock.calls.length;
      return count < 3 ? new HttpResponse(null, { status: 503 }) : HttpResponse.json({ totalCount: count });
    });
    msw.use(http.get(summaryPath, respondWithSummary));
  },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('a failure', async () => {
      await navigateTo(context, 'Inventory');
      await canvas.findByText('Error: Server returned 503');
      await canvas.findByRole('heading', { name: '2020 Toyota Camry' });
      await userEvent.type(canvas.getByRole('searchbox'), 'o');
      await navigateTo(context, 'Inventory');
      await expect(respondWithSummary).toHaveBeenCalledOnce();
    });
    await step('no retry on another screen', async () => {
      await navigateTo(context, 'Home');
      dispatchEvent(new Event('online'));
      await navigateTo(context, 'Inventory');
      await canvas.findByText('Error: Server returned 503');
    });
    await step('a retry when the browser is back online', async () => {
      dispatchEvent(new Event('online'));
      await waitFor(() => expect(canvas.getAllByRole('definition')[0]?.textContent).toBe('3'));
    });
    await step('a success', async () => {
      await navigateTo(context, 'Home');
      await navigateTo(context, 'Inventory');
      await waitFor(() => expect(canvas.getAllByRole('definition')[0]?.textContent).toBe('4'));
    });
  },
};
const respondWithSummary = fn<() => Response>();

export const ScrollsToTheTopAndSetsTheTitleOnEachScreen: Story = {
  ...at('phone'),
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await heading(context, dealerName);
    const address = location.href;
    for (const { label } of navigation.filter(({ screen }) => screen !== 'home'))
      await step(label, async () => {
        scrollTo({ top: 400, behavior: 'instant' });
        await expect(scrollY).toBe(400);
        await navigateTo(context, label);
        await expect(await canvas.findByRole('heading', { level: 1 })).toHaveFocus();
        await expect(scrollY).toBe(0);
        await expect(document.title).toBe(`${label} · ${dealerName}`);
      });
    const quickLink = within(canvas.getByRole('contentinfo')).getByRole('button', { name: 'Financing' });
    const onlyScrolls = async (press: () => Promise<void>) => {
      scrollTo({ top: 400, behavior: 'instant' });
      await expect(scrollY).toBe(400);
      await press();
      await expect(scrollY).toBe(0);
      await heading(context, 'Contact');
    };
    await step('a quick link only scrolls to the top, and takes the focus there', async () => {
      await onlyScrolls(() => userEvent.click(quickLink));
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    });
    await step('so does the current screen', () => onlyScrolls(() => navigateTo(context, 'Contact')));
    await step('the map shows only with a network', async () => {
      const isOnline = spyOn(navigator, 'onLine', 'get');
      for (const type of ['offline', 'online']) {
        isOnline.mockReturnValue(type === 'online');
        dispatchEvent(new Event(type));
        await waitFor(() => expect(canvas.queryAllByTitle(/^Map/).length).toBe(type === 'online' ? 1 : 0));
      }
    });
    await expect(location.href).toBe(address);
  },
};

export const PrintsTheMessageOfAModal: Story = {
  args: { initialPlace: { screen: 'valuation' } },
  globals: { motion: 'reduced' }, // as on paper
  play: async (context) => {
    const { canvas, userEvent } = context;
    await requestValuation(context);
    const dialog = await canvas.findByRole('dialog', undefined, { timeout: 5000 });
    await expect(isPrinted(dialog)).toBe(false);
    await expect(textBeforeInPrint(dialog.parentElement as Element)).toMatch(/is \$[\d,]+\. We’ll reach/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
  },
};
