import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { showNextValue } from '../../fixtures/ValueStepper.tsx';
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

export const DrawsCarsWhenTheImageFails: Story = {
  ...Failed,
  tags: [],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await waitFor(() => expect(canvasElement.querySelectorAll('svg ellipse')).toHaveLength(3));
  },
};

export const ShowsANewImageAfterABrokenOne: Story = {
  ...Live,
  tags: [],
  play: async ({ canvas, canvasElement }) => {
    const heroImage = () => canvasElement.querySelector('img');
    await waitFor(() => expect(heroImage()).toBeNull());
    showNextValue(canvas);
    await waitFor(() => expect(heroImage()?.naturalWidth).toBeGreaterThan(0));
  },
};

export const HidesTheImageFromAssistiveTechnology: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
