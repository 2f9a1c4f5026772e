import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { showNextValue } from '../../fixtures/ValueStepper.tsx';
import { at } from '../../fixtures/viewports.ts';
import statesMeta, { Failed, Live } from './Hero.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Frame/Hero/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const LoadsTheImageBeforeOthers: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await expect(image?.fetchPriority).toBe('high');
    await expect(image).not.toHaveAttribute('loading', 'lazy');
  },
};

/** Waits until a picture whose URL contains a text has loaded. */
const waitForImage = (canvasElement: HTMLElement, source: string) =>
  waitFor(async () => {
    const image = canvasElement.querySelector('img');
    await expect(image?.src).toContain(source);
    await expect(image?.complete && image.naturalWidth).toBeGreaterThan(0);
  });

export const ShowsTheNameBesideTheCars: Story = {
  ...at('desktop'),
  play: async ({ canvas }) => {
    // Where the cars begin in the site's own picture.
    await expect(canvas.getByRole('heading').getBoundingClientRect().right).toBeLessThan(0.41 * innerWidth);
  },
};

export const DrawsCarsWhenTheImageFails: Story = {
  ...Failed,
  tags: [],
  play: async ({ canvasElement }) => {
    await waitForImage(canvasElement, 'nightShowroom');
  },
};

export const ShowsANewImageAfterABrokenOne: Story = {
  ...Live,
  tags: [],
  play: async ({ canvas, canvasElement }) => {
    await waitForImage(canvasElement, 'nightShowroom');
    showNextValue(canvas);
    await waitForImage(canvasElement, '/hero-bg.jpg');
  },
};

export const HidesTheImageFromAssistiveTechnology: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
