import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { navigation } from '../../src/app/screens/screenLabels.ts';
import { chooseOption } from '../fixtures/chooseOption.ts';
import type { DemoAppProps } from '../fixtures/DemoApp.tsx';
import {
  backendIn,
  demoMeta,
  navigateTo,
  type PlayContext,
  requestTestDrive,
  requestValuation,
} from '../fixtures/demoMeta.tsx';
import { endSubmissions, holdSubmissions } from '../fixtures/holdSubmissions.ts';
import { animationsWithMotion } from '../fixtures/mediaRules.ts';
import { aContact } from '../fixtures/metadata.ts';
import { at } from '../fixtures/viewports.ts';

const meta = { ...demoMeta, title: 'App/Frame', tags: ['!autodocs', 'engines'] } satisfies Meta<DemoAppProps>;
export default meta;
type Story = StoryObj<DemoAppProps>;

export const HasAllLandmarks: Story = {
  // Requires all content to be in a landmark.
  parameters: { a11y: { config: { rules: [{ id: 'region', enabled: true }] } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1 });
    for (const landmark of ['banner', 'navigation', 'main', 'contentinfo'])
      await expect(canvas.getAllByRole(landmark)).toHaveLength(1);
  },
};

export const AnimatesEveryScreenButTheFirst: Story = {
  play: async (context) => {
    const main = await context.canvas.findByRole('main');
    const animation = () => animationsWithMotion(main.firstElementChild as Element).name;
    await expect(animation()).toBe('none');
    await navigateTo(context, 'About');
    await expect(animation()).not.toBe('none');
  },
};

/** When Tab moves the focus up, some browsers scroll as little as possible, so the control ends up at the top. */
const focusesBelowTheHeader: Story['play'] = async ({ canvas }) => {
  const control = await canvas.findByRole('button', { name: 'Browse Inventory' });
  scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  await expect(canvas.getByRole('navigation').getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  control.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { bottom } = canvas.getByRole('banner').getBoundingClientRect();
  // WebKit scrolls a moment later.
  await waitFor(() => expect(control.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom));
};

export const KeepsTheFocusBelowTheHeader: Story = { ...at('desktop'), play: focusesBelowTheHeader };
export const KeepsTheFocusBelowTheHeaderOfATablet: Story = { ...at('tablet'), play: focusesBelowTheHeader };
export const KeepsTheFocusBelowTheHeaderOfAPhone: Story = { ...at('phone'), play: focusesBelowTheHeader };

export const AlignsEveryScreenWithTheHeader: Story = {
  ...at('cinema'),
  play: async (context) => {
    const measureLeft = (element: Element) => Math.round(element.getBoundingClientRect().left);
    for (const { label } of navigation) {
      await navigateTo(context, label);
      const heading = await context.canvas.findByRole('heading', { level: 1 });
      const [dealer] = within(context.canvas.getByRole('banner')).getAllByRole('button');
      await expect(measureLeft(heading), label).toBe(measureLeft(dealer as Element));
      const { bottom } = context.canvas.getByRole('contentinfo').getBoundingClientRect();
      await expect(Math.round(bottom), label).toBeGreaterThanOrEqual(innerHeight);
    }
  },
};

export const LeavesTheCopyrightLineAboveTheChatButton: Story = {
  ...at('phone'),
  play: async ({ canvas }) => {
    const chat = await canvas.findByRole('button', { name: 'Open chat' });
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const { bottom } = canvas.getByText(/^© 2025/).getBoundingClientRect();
    await expect(bottom).toBeLessThan(chat.getBoundingClientRect().top);
  },
};

/** Nothing that can be read or pressed is as far on the right as the button, so it never lies under it. */
const leavesItsColumnEmpty: NonNullable<Story['play']> = async (context) => {
  const { canvas, canvasElement, userEvent } = context;
  const chat = await canvas.findByRole('button', { name: 'Open chat' });
  const rightEdge = () => {
    const range = document.createRange();
    const rights = [...canvasElement.querySelectorAll('header, main, footer')].flatMap((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const edges = [...part.querySelectorAll('a, button, input, select')].map(
        (element) => element.getBoundingClientRect().right,
      );
      while (texts.nextNode()) {
        range.selectNodeContents(texts.currentNode);
        edges.push(range.getBoundingClientRect().right);
      }
      return edges;
    });
    return Math.max(...rights);
  };
  for (const { label } of navigation) {
    await navigateTo(context, label);
    await expect([label, rightEdge() <= chat.getBoundingClientRect().left]).toEqual([label, true]);
  }
  await navigateTo(context, 'Inventory');
  await userEvent.click(await canvas.findByRole('button', { name: 'View details: 2020 Toyota Camry' }));
  await canvas.findByRole('form');
  await expect(rightEdge()).toBeLessThanOrEqual(chat.getBoundingClientRect().left);
};

export const LeavesNothingUnderTheTabletsChatButton: Story = { ...at('tablet'), play: leavesItsColumnEmpty };
export const LeavesNothingUnderTheChatButton: Story = { ...at('desktop'), play: leavesItsColumnEmpty };

export const PutsTheChatButtonBelowAShortPage: Story = {
  ...at('zoomed'),
  play: async ({ canvas }) => {
    const chat = await canvas.findByRole('button', { name: 'Open chat' });
    const footer = canvas.getByRole('contentinfo').getBoundingClientRect();
    // Firefox rounds to parts of a pixel.
    await expect(chat.getBoundingClientRect().top).toBeGreaterThan(footer.bottom - 1);
  },
};

export const PutsTheChatButtonBelowAPageInLandscape: Story = {
  ...PutsTheChatButtonBelowAShortPage,
  ...at('landscape'),
};

export const RepliesWithTheCurrentContactDetails: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open chat' }));
    const contact = aContact({ address: '1 Pier Nine, Portland, ME 04101' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Your address?{Enter}');
    backendIn(loaded).putMetadata({ dealerName: 'Pier Nine Cars', contact });
    const log = within(canvas.getByRole('log'));
    await waitFor(() => expect(log.getByText(contact.address)).toBeVisible());
  },
};

export const KeepsTheChatAboveAnOnScreenKeyboard: Story = {
  ...at('phone'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open chat' }));
    const panel = canvas.getByRole('region', { name: 'Chat' });
    const height = spyOn(visualViewport as VisualViewport, 'height', 'get');
    for (const [index, type] of ['resize', 'scroll'].entries()) {
      const visible = innerHeight - 300 - 40 * index;
      height.mockReturnValue(visible);
      visualViewport?.dispatchEvent(new Event(type));
      await waitFor(async () => {
        const { top, bottom } = panel.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(0);
        await expect(bottom, type).toBeLessThanOrEqual(visible);
      });
      const send = within(panel).getByRole('button', { name: 'Send' }).getBoundingClientRect();
      await expect(send.bottom).toBeLessThanOrEqual(visible);
    }
    // Safari may still report the old height after the keyboard has closed.
    canvas.getByRole('button', { name: 'Close chat' }).focus();
    await waitFor(() => expect(panel.getBoundingClientRect().bottom).toBeGreaterThan(innerHeight - 120));
    height.mockRestore();
  },
};

const closeDialog = async ({ canvas, userEvent }: PlayContext) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Close' }));

export const MovesFocusToTheHeadingWhenTheFormIsGone: Story = {
  args: { initialPlace: { screen: 'vehicleDetail', vehicleId: 'v1' } },
  play: async (context) => {
    const { canvas, loaded } = context;
    await requestTestDrive(context);
    await canvas.findByRole('dialog');
    backendIn(loaded).removeVehicle('v1');
    const heading = await canvas.findByText('Vehicle not found.');
    await closeDialog(context);
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

/** The element that a press at this point would hit. */
const elementAt = (x: number, y: number) => document.elementFromPoint(x, y) ?? document.body;

/** Presses the centre of a control twice; the second press hits whatever is there by then. */
async function doubleClick(control: Element) {
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const [clientX, clientY] = [(left + right) / 2, (top + bottom) / 2];
  for (const detail of [1, 2]) {
    const press = { clientX, clientY, detail, bubbles: true, cancelable: true };
    const target = elementAt(clientX, clientY);
    const dispatch = (type: 'mousedown' | 'mouseup' | 'click') =>
      target.dispatchEvent(new MouseEvent(type, press));
    if (dispatch('mousedown')) {
      (document.activeElement as HTMLElement).blur();
      target.closest<HTMLElement>('a, button, h1')?.focus();
    }
    dispatch('mouseup');
    dispatch('click');
    // The page may change before the second press.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
}

export const ActsOnceOnADoubleClick: Story = {
  ...at('wide'),
  play: async (context) => {
    const { canvas, step } = context;
    const heading = (name: string) => canvas.findByRole('heading', { level: 1, name });
    await step('a card does not also enlarge the photo', async () => {
      await canvas.findByRole('button', { name: 'Browse Inventory' });
      await navigateTo(context, 'Inventory');
      await doubleClick(canvas.getByRole('img', { name: /2020 Toyota Camry/ }));
      await expect(await heading('2020 Toyota Camry')).toHaveFocus();
      await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await step('the chat stays open', async () => {
      await doubleClick(await canvas.findByRole('button', { name: 'Open chat' }));
      await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveFocus();
      await doubleClick(canvas.getByRole('button', { name: 'Hide chat' }));
      await expect(canvas.getByRole('button', { name: 'Open chat' })).toHaveFocus();
    });
    await step('Close does not press the card below the modal', async () => {
      await navigateTo(context, 'Inventory');
      await navigateTo(context, 'Sell/Trade');
      await requestValuation(context);
      await navigateTo(context, 'Inventory');
      const close = await canvas.findByRole('button', { name: 'Close' });
      const { left, top } = close.getBoundingClientRect();
      await doubleClick(close);
      await waitFor(() => expect(canvas.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(elementAt(left + 10, top + 10).closest('article')).not.toBeNull();
      await heading('Inventory');
    });
  },
};

export const MovesFocusToTheHeadingWhenTheFocusedElementDisappears: Story = {
  play: async (context) => {
    const { canvas, loaded, step, userEvent } = context;
    const headingHasFocus = (name: string) =>
      waitFor(() => expect(canvas.getByRole('heading', { level: 1, name })).toHaveFocus());
    await step('the open vehicle is sold while the visitor types', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'View details: 2020 Toyota Camry' }));
      await userEvent.type(await canvas.findByLabelText('Name'), 'Jo');
      await userEvent.type(canvas.getByLabelText('Email'), 'jo@park.example');
      backendIn(loaded).removeVehicle('v1');
      await headingHasFocus('Vehicle not found.');
    });
    await step('the form of a similar vehicle has what was typed, also after Back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Chevrolet Malibu/ }));
      await headingHasFocus('2019 Chevrolet Malibu');
      await userEvent.type(canvas.getByLabelText('Name'), 'anna');
      await navigateTo(context, 'About');
      await waitFor(() => expect(canvas.queryByLabelText('Name')).toBeNull());
      history.back();
      await expect(await canvas.findByLabelText('Name')).toHaveValue('Joanna');
      await expect(canvas.getByLabelText('Email')).toHaveValue('jo@park.example');
      await expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('jo@park.example');
    });
    await step('the focused card disappears', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to Inventory' }));
      (await canvas.findByRole('button', { name: 'View details: 2021 Honda CR-V' })).focus();
      backendIn(loaded).removeVehicle('v3');
      await headingHasFocus('Inventory');
    });
    await step('the button that shows all vehicles disappears', async () => {
      await chooseOption(canvas.getByLabelText('Body style'), 'SUV (2)');
      await chooseOption(canvas.getByLabelText('Sort'), 'Newest');
      await navigateTo(context, 'About');
      await navigateTo(context, 'Inventory');
      await expect(await canvas.findByLabelText('Sort')).toHaveValue('newest');
      for (const id of ['v5', 'v11']) backendIn(loaded).removeVehicle(id);
      await canvas.findByText('0 of 8 vehicles');
      await expect(canvas.getByLabelText('Body style')).toHaveValue('SUV');
      await userEvent.type(canvas.getByRole('searchbox'), 'Delorean');
      (await canvas.findByRole('button', { name: 'Show all vehicles' })).focus();
      await userEvent.keyboard('{Enter}');
      await canvas.findByText('8 vehicles');
      await expect(canvas.getByLabelText('Sort')).toHaveValue('listed');
      await headingHasFocus('Inventory');
    });
  },
};

export const ResetsOnlyTheFormThatWasSubmitted: Story = {
  beforeEach: holdSubmissions,
  args: { initialPlace: { screen: 'vehicleDetail', vehicleId: 'v1' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await requestTestDrive(context);
    const related = within(await canvas.findByRole('region', { name: 'You May Also Like' }));
    await userEvent.click(related.getByRole('button', { name: /Chevrolet Malibu/ }));
    await canvas.findByRole('heading', { level: 1, name: '2019 Chevrolet Malibu' });
    await expect(canvas.getByLabelText('Name')).toHaveValue('');
    await userEvent.type(canvas.getByLabelText('Name'), 'Jo Park');
    endSubmissions();
    await closeDialog(context);
    await expect(canvas.getByLabelText('Name')).toHaveValue('Jo Park');
  },
};

export const OpensTheNextModalAfterAnOverlayRemoverDeletedOne: Story = {
  args: { initialPlace: { screen: 'vehicleDetail', vehicleId: 'v1' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await requestTestDrive(context);
    const removed = await canvas.findByRole('dialog');
    removed.remove();
    // Testing Library does not notice that the form was reset.
    for (const label of ['Name', 'Email']) await userEvent.clear(canvas.getByLabelText(label));
    await requestTestDrive(context);
    await closeDialog(context);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Request Test Drive' })).toHaveFocus());
    await expect(canvas.getByRole('form')).toHaveFormValues({ name: '', email: '' });
  },
};
