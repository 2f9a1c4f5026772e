import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AddressMap } from '../../../src/components/dealer/AddressMap.tsx';
import { mapHref } from '../../../src/components/dealer/contactLinks.ts';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aContact } from '../../fixtures/metadata.ts';
import { changingArgs, showNextValue } from '../../fixtures/ValueStepper.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Beside the written address, never instead of it. Loading, error: the address stands in for the map.',
  instead: 'ContactLink within a text.',
  keys: 'Tab enters the map. ‘Get directions’ is outside the map.',
  roles: 'A frame named ‘Map of’ and the address, and a `link`.',
};

const meta = {
  title: 'Components/Dealer/AddressMap',
  component: AddressMap,
  args: { address: aContact().address, isOnline: true },
  // Otherwise axe waits for a response from the map's page.
  parameters: { usage, a11y: { context: { exclude: ['iframe'] } } },
} satisfies Meta<typeof AddressMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas, step }) => {
    const frame = canvas.getByTitle<HTMLIFrameElement>(`Map of ${args.address}`);
    await step('shows the map once it has loaded', async () => {
      await expect(frame.src).toBe(mapHref(args.address));
      await waitFor(() => expect(frame).toBeVisible());
      await expect(canvas.queryByText(args.address)).not.toBeInTheDocument();
    });
    // A frame that the network blocks shows the browser's error page in Chromium.
    await step('links to directions outside the frame', async () => {
      const { top } = canvas.getByRole('link', { name: 'Get directions' }).getBoundingClientRect();
      await expect(top).toBeGreaterThan(frame.getBoundingClientRect().bottom);
    });
  },
};

/** Firefox and Safari also stay in this state if the map's host cannot be reached. */
export const Loading: Story = {
  tags: ['state:loading'],
  args: { address: '1 Slow Lane, Portland, ME 04101' },
};

export const Offline: Story = { tags: ['state:offline', 'state:error'], args: { isOnline: false } };

export const LongContent: Story = {
  tags: ['state:long'],
  args: { address: longTenant.contact.address, isOnline: false },
  ...at('narrow'),
};

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };

const anotherAddress = { address: '1 Pier Nine', isOnline: true };

/** A new address replaces the frame: navigating it would add a history entry. */
export const Live: Story = {
  ...changingArgs<typeof AddressMap>({}, anotherAddress, { ...anotherAddress, isOnline: false }),
  tags: ['state:live'],
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle(`Map of ${args.address}`);
    showNextValue(canvas);
    await expect(canvas.getByTitle('Map of 1 Pier Nine')).not.toBe(frame);
    await waitFor(() => expect(canvas.getByTitle('Map of 1 Pier Nine')).toBeVisible());
    showNextValue(canvas);
    await expect(canvas.getByText('1 Pier Nine')).toBeVisible();
  },
};

export const InteractionStates: Story = {
  ...interactionStates(['hover', 'focus', 'hover pressed'], 'a'),
  tags: ['state:interaction'],
};
