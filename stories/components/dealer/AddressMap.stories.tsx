import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AddressMap } from '../../../src/components/dealer/AddressMap';
import { aContact } from '../../fixtures/metadata';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Dealer/AddressMap',
  component: AddressMap,
  args: { address: aContact().address },
  // Otherwise axe waits for a response from the map's page.
  parameters: { a11y: { context: { exclude: ['iframe'] } } },
} satisfies Meta<typeof AddressMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };

export const ShowsTheAddressInASandboxedFrame: Story = {
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>(`Map of ${args.address}`);
    await expect(frame.src).toBe(
      'https://www.google.com/maps?q=480%20Harbor%20Street%2C%20Portland%2C%20ME%2004101&output=embed',
    );
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect([...frame.sandbox].toSorted()).toEqual([
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ]);
  },
};

export const EncodesTheAddressInTheMapUrl: Story = {
  args: { address: '"><script>alert(1)</script>&output=x#@elsewhere.example/?q=1' },
  play: async ({ args, canvas }) => {
    const { host, searchParams } = new URL(canvas.getByTitle<HTMLIFrameElement>(/^Map of/).src);
    await expect(host).toBe('www.google.com');
    await expect([...searchParams]).toEqual([
      ['q', args.address],
      ['output', 'embed'],
    ]);
  },
};
