import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Hero } from '../../../src/components/frame/Hero';
import { ValueStepper, showNextValue } from '../../fixtures/ValueStepper';
import { longTenant } from '../../fixtures/longContent';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Frame/Hero',
  component: Hero,
  args: { dealerName: 'Harbor Street Motors', image: '/hero-bg.jpg', onBrowse: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const LongContent: Story = { tags: ['state:long'], args: { dealerName: longTenant.dealerName } };

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};

export const OpensTheInventory: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbor Street Motors' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Browse Inventory' }));
    await expect(args.onBrowse).toHaveBeenCalledOnce();
  },
};

export const ShowsTheImage: Story = {
  play: async ({ canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.naturalWidth).toBeGreaterThan(0));
    await expect(image).toBeVisible();
  },
};

export const DrawsCarsWhenTheImageFails: Story = {
  tags: ['state:error'],
  args: { image: '/drawings/gone.jpg' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await waitFor(() => expect(canvasElement.querySelectorAll('svg ellipse')).toHaveLength(3));
  },
};

export const ShowsANewImageAfterABrokenOne: Story = {
  tags: ['state:live'],
  render: (args) => (
    <ValueStepper values={['/drawings/gone.jpg', '/hero-bg.jpg']}>
      {(image) => <Hero {...args} image={image} />}
    </ValueStepper>
  ),
  play: async ({ canvas, canvasElement }) => {
    const heroImage = () => canvasElement.querySelector('img');
    await waitFor(() => expect(heroImage()).toBeNull());
    showNextValue(canvas);
    await waitFor(() => expect(heroImage()?.naturalWidth).toBeGreaterThan(0));
  },
};
