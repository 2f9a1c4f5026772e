import type { Meta, StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { expect, fn, waitFor } from 'storybook/test';
import { Hero } from '../../../src/components/frame/Hero.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aContact } from '../../fixtures/metadata.ts';
import { changingArgs, showNextValue } from '../../fixtures/ValueStepper.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'At the top of the home screen, with the screen’s only amber button. Error: a drawn showroom replaces an image that does not load. No loading state: the background is dark until the image arrives.',
  instead: 'Start every other screen with ScreenHeading.',
  keys: 'Tab reaches the one button.',
  roles: 'A `heading` of level 1 and a `button`. The picture is decoration.',
};

const meta = {
  title: 'Components/Frame/Hero',
  component: Hero,
  args: {
    dealerName: 'Harbor Street Motors',
    image: '/hero-bg.jpg',
    address: aContact().address,
    hours: aContact().hours[0],
    onBrowse: fn(),
  },
  parameters: { usage, layout: 'fullscreen', frameHeight: 600 },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until a picture whose URL contains a text has loaded. */
const waitForImage = (canvasElement: HTMLElement, source: string) =>
  waitFor(async () => {
    const image = canvasElement.querySelector('img');
    await expect(image?.src).toContain(source);
    await expect(image?.complete && image.naturalWidth).toBeGreaterThan(0);
  });

export const Filled: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').click();
    await expect(args.onBrowse).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  tags: ['state:error'],
  args: { image: '/drawings/gone.jpg' },
  play: async ({ canvasElement }) => {
    await waitForImage(canvasElement, 'nightShowroom');
    // Again, until the effect that listens has run.
    await waitFor(async () => {
      flushSync(() => dispatchEvent(new Event('online')));
      await expect(canvasElement.querySelector('img')?.src).toContain('gone.jpg');
    });
    await waitForImage(canvasElement, 'nightShowroom');
  },
};

export const LongContent: Story = {
  tags: ['state:long'],
  args: { dealerName: longTenant.dealerName, address: longTenant.contact.address },
};

export const Narrow: Story = { ...LongContent, tags: ['state:narrow'], ...at('narrow') };

/** The name is beside the cars of the site's own picture. */
export const Desktop: Story = {
  tags: ['state:filled'],
  ...at('desktop'),
  play: ({ canvas }) =>
    expect(canvas.getByRole('heading').getBoundingClientRect().right).toBeLessThan(0.42 * innerWidth),
};

export const WithoutHours: Story = { tags: ['state:sparse'], args: { hours: undefined } };

/** The metadata arrives after the first paint. */
export const Live: Story = {
  ...changingArgs<typeof Hero>({ image: '/drawings/gone.jpg', hours: undefined }, {}),
  tags: ['state:live'],
  play: async ({ canvas, canvasElement }) => {
    await waitForImage(canvasElement, 'nightShowroom');
    const buttonTop = () =>
      canvas.getByRole('button', { name: 'Browse Inventory' }).getBoundingClientRect().top;
    const top = buttonTop();
    showNextValue(canvas);
    await expect(canvas.getByText(/^Mon/)).toBeVisible();
    await expect(buttonTop()).toBe(top);
    await waitForImage(canvasElement, '/hero-bg.jpg');
  },
};
