import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Hero } from '../../../src/components/frame/Hero.tsx';
import { ValueStepper } from '../../fixtures/ValueStepper.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = `**Use it** at the top of the home screen, with the screen's only amber button. **Instead**, start every
other screen with ScreenHeading. **Keys**: Tab reaches the one button. **Error**: a drawn showroom replaces an image
that does not load. **No loading state**: the background is dark until the image arrives.`;

const meta = {
  title: 'Components/Frame/Hero',
  component: Hero,
  args: { dealerName: 'Harbor Street Motors', image: '/hero-bg.jpg', onBrowse: fn() },
  parameters: { usage, layout: 'fullscreen', frameHeight: 560 },
} satisfies Meta<typeof Hero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Failed: Story = {
  tags: ['state:error'],
  args: { image: '/drawings/gone.jpg' },
};

export const LongContent: Story = { tags: ['state:long'], args: { dealerName: longTenant.dealerName } };

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};

export const Live: Story = {
  tags: ['state:live'],
  render: (args) => (
    <ValueStepper values={['/drawings/gone.jpg', '/hero-bg.jpg']}>
      {(image) => <Hero {...args} image={image} />}
    </ValueStepper>
  ),
};
