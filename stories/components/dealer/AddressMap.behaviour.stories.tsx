import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressMap } from '../../../src/components/dealer/AddressMap.tsx';
import { showNextValue, ValueStepper } from '../../fixtures/ValueStepper.tsx';
import statesMeta from './AddressMap.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Dealer/AddressMap/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta<typeof AddressMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheAddressInASandboxedFrame: Story = {
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>(`Map of ${args.address}`);
    await expect(frame.src).toContain(encodeURIComponent(args.address));
    await expect(frame.loading).toBe('lazy');
    await expect(frame.referrerPolicy).toBe('no-referrer-when-downgrade');
    await expect([...frame.sandbox].toSorted()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ]);
  },
};

/** A frame that the network blocks shows the browser's error page. */
export const LinksToDirectionsOutsideTheMap: Story = {
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle(/^Map of/).getBoundingClientRect();
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Get directions' });
    await expect(link.getBoundingClientRect().top).toBeGreaterThan(frame.bottom);
    await expect([...new URL(link.href).searchParams]).toEqual([
      ['api', '1'],
      ['destination', args.address],
    ]);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
};

/** Navigating the same frame would add a history entry. */
export const ReplacesTheFrameWhenTheAddressChanges: Story = {
  render: (args) => (
    <ValueStepper values={[args.address, '1 Pier Nine']}>
      {(address) => <AddressMap {...args} address={address} />}
    </ValueStepper>
  ),
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle(`Map of ${args.address}`);
    showNextValue(canvas);
    await expect(canvas.getByTitle('Map of 1 Pier Nine')).not.toBe(frame);
  },
};
