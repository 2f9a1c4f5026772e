import type { Meta, StoryObj } from '@storybook/react-vite';
import { PanelHeading } from '../../../src/components/theme/typography.ts';
import { EmptyNotice } from '../../../src/components/vehicle/EmptyNotice.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'In place of a vehicle, a grid without vehicles, or a screen that failed.',
  instead: 'A Modal for the answer to a submission.',
  keys: 'Tab reaches the phone link.',
  roles: 'The heading that it is given, and a `link` to call. The drawing is hidden.',
};

const meta = {
  title: 'Components/Vehicle/EmptyNotice',
  component: EmptyNotice,
  parameters: { usage },
  args: { heading: <PanelHeading>No matches found.</PanelHeading>, phone: '(207) 555-0142' },
} satisfies Meta<typeof EmptyNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

/** It says what is missing, and whom to ask. */
export const Fact: Story = { name: '✓ Do: a fact', tags: ['state:do'] };

/** An apology says neither what is missing nor whom to ask. */
export const Apology: Story = {
  name: '✗ Don’t: an apology',
  tags: ['state:dont'],
  args: { heading: <PanelHeading>Oops! Nothing here…</PanelHeading>, phone: undefined },
};

export const DrawingAlone: Story = { tags: ['state:empty'], args: { heading: undefined, phone: undefined } };

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { phone: 'Ask for the sales desk at (207) 555-0142 extension 1204, or come by' },
  ...at('narrow', 280),
};
