import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { asDocuments, type DemoAppProps } from '../fixtures/DemoApp.tsx';
import { backendIn, dealerName, demoMeta, navigateTo, type PlayContext } from '../fixtures/demoMeta.tsx';
import { manyVehicles } from '../fixtures/vehicles.ts';

const meta = {
  ...demoMeta,
  title: 'App/Back',
  tags: ['!autodocs', 'engines'],
} satisfies Meta<DemoAppProps>;
export default meta;
type Story = StoryObj<DemoAppProps>;

const expectHeading = async ({ canvas }: PlayContext, name: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1 }).textContent).toBe(name));

async function openVehicle(context: PlayContext, name: string) {
  await context.userEvent.click(await context.canvas.findByRole('button', { name: `View details: ${name}` }));
  await expectHeading(context, name);
}

export const MovesBetweenTheScreens: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const address = location.href;
    const expectScreen = async (heading: string, title: string, top?: number) => {
      await expectHeading(context, heading);
      await expect(document.title).toBe(title);
      if (top !== undefined) await expect(scrollY).toBe(top);
      await expect(location.href).toBe(address);
    };
    const expectFocus = (role: 'heading' | 'button', by: object) =>
      expect(canvas.getByRole(role, by)).toHaveFocus();
    await step('opens three screens, the last one twice', async () => {
      await navigateTo(context, 'Inventory');
      await userEvent.type(await canvas.findByRole('searchbox'), 'toyota');
      await openVehicle(context, '2020 Toyota Camry');
      // Browsers keep at most 50 entries, so `history.length` may not change.
      const { index } = history.state as { index: number };
      await navigateTo(context, 'About');
      await navigateTo(context, 'About');
      await expect(history.state).toMatchObject({ index: index + 1 });
    });
    await step('Back returns to the place on each of them, with the search text', async () => {
      history.back();
      await expectScreen('2020 Toyota Camry', `2020 Toyota Camry · ${dealerName}`);
      await expectFocus('heading', { level: 1 });
      scrollTo({ top: 200, behavior: 'instant' });
      history.back();
      await expectScreen('Inventory', `Inventory · ${dealerName}`);
      await expectFocus('button', { name: 'View details: 2020 Toyota Camry' });
      await expect(canvas.getByRole('searchbox')).toHaveValue('toyota');
      history.back();
      await expectScreen(dealerName, dealerName);
    });
    await step('Forward shows them again, too', async () => {
      history.go(2);
      await expectScreen('2020 Toyota Camry', `2020 Toyota Camry · ${dealerName}`, 200);
      history.back();
      await expectScreen('Inventory', `Inventory · ${dealerName}`);
      await expectFocus('button', { name: 'View details: 2020 Toyota Camry' });
    });
    await step('a removed vehicle is not found', async () => {
      backendIn(context.loaded).removeVehicle('v1');
      history.forward();
      await expectScreen('Vehicle not found.', `Vehicle not found · ${dealerName}`);
    });
  },
};

export const ReturnsToTheOpenedCard: Story = {
  args: { demo: { vehicles: asDocuments(manyVehicles.slice(0, 120)) } },
  // WebKit without a graphics card draws two groups a second.
  tags: ['!engines'],
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await navigateTo(context, 'Inventory');
    const opener = await canvas.findByRole(
      'button',
      { name: 'View details: 2021 Mazda Number 90' },
      { timeout: 10_000 },
    );
    opener.focus();
    scrollBy({ top: 100, behavior: 'instant' });
    const top = scrollY;
    await openVehicle(context, '2021 Mazda Number 90');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveAccessibleName('Inventory');
    await expect(scrollY).toBe(0);
    await step('Back, with the focus on the card', async () => {
      history.back();
      await expectHeading(context, 'Inventory');
      await expect(scrollY).toBe(top);
      await expect(canvas.getByRole('button', { name: 'View details: 2021 Mazda Number 90' })).toHaveFocus();
    });
    await step('after the vehicle has been sold, to the same place', async () => {
      history.forward();
      await expectHeading(context, '2021 Mazda Number 90');
      backendIn(context.loaded).removeVehicle('n0090');
      await expectHeading(context, 'Vehicle not found.');
      history.back();
      await expectHeading(context, 'Inventory');
      await expect(scrollY).toBe(top);
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    });
    await step('the button on the screen opens the inventory at the top', async () => {
      history.forward();
      await expectHeading(context, 'Vehicle not found.');
      await userEvent.click(canvas.getByRole('button', { name: 'Back to Inventory' }));
      await expectHeading(context, 'Inventory');
      await expect(scrollY).toBe(0);
    });
  },
};

export const ShowsHomeForAnEntryThatThisVisitDidNotAdd: Story = {
  play: async (context) => {
    history.pushState({ screen: 'contact', visit: 0, index: 7 }, '');
    await navigateTo(context, 'About');
    history.back();
    await waitFor(() => expect(document.title).toBe(dealerName));
  },
};

export const ClosesTheModalFirst: Story = {
  args: { initialPlace: { screen: 'valuation' } },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await canvas.findByRole('heading', { level: 1 });
    await navigateTo(context, 'Home');
    await navigateTo(context, 'Sell/Trade');
    await userEvent.type(await canvas.findByLabelText('VIN'), '1');
    await userEvent.type(canvas.getByLabelText('Mileage'), '43000{Enter}');
    await canvas.findByRole('dialog');
    await step('one press closes it, and the screen stays', async () => {
      history.back();
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expectHeading(context, 'Instant Trade-In Valuation');
      await expect(canvas.queryByText(/^Your estimate/), 'without requests to include it').toBeNull();
    });
    await step('the next press goes back', async () => {
      await waitFor(() => expect(history.state).toMatchObject({ screen: 'valuation' }));
      history.back();
      await expectHeading(context, dealerName);
    });
  },
};

export const ClosesTheChatFirst: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await navigateTo(context, 'Inventory');
    await navigateTo(context, 'About');
    await navigateTo(context, 'Contact');
    history.back();
    await waitFor(() => expect(document.title).toBe(`About · ${dealerName}`));
    for (const steps of [-1, -2, 1])
      await step(`a move by ${steps} closes it, and the screen stays`, async () => {
        await userEvent.click(await canvas.findByRole('button', { name: 'Open chat' }));
        history.go(steps);
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveFocus());
        await waitFor(() => expect(history.state).toMatchObject({ screen: 'about' }));
        await expect(document.title).toBe(`About · ${dealerName}`);
      });
    await step('the next move changes the screen', async () => {
      history.forward();
      await expectHeading(context, 'Contact');
    });
  },
};

/** Safari refuses more than 100 entries in 30 s. */
export const SkipsAScreenWhoseEntryIsRefused: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await navigateTo(context, 'Inventory');
    await expectHeading(context, 'Inventory');
    const entry: unknown = history.state;
    const pushState = spyOn(history, 'pushState').mockImplementationOnce(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    await navigateTo(context, 'Contact');
    await expectHeading(context, 'Contact');
    await expect(pushState).toHaveBeenCalledOnce();
    await step('Back still closes the chat first', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Open chat' }));
      history.back();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Open chat' })).toBeVisible());
      // An earlier story may have left an entry that looks like the first one.
      await waitFor(() => expect(history.state).toEqual(entry));
      await expectHeading(context, 'Contact');
    });
    await step('Back and Forward show the screens that have entries', async () => {
      history.back();
      await expectHeading(context, dealerName);
      history.forward();
      await expectHeading(context, 'Inventory');
    });
  },
};
