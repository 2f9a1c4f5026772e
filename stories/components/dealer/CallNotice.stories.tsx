import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallNotice } from '../../../src/components/dealer/CallNotice.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Where the site has no car to offer.',
  instead: 'ContactLink for the number alone.',
  keys: 'Enter, as on any native link.',
  roles: 'A paragraph with a `link`.',
};

const meta = {
  title: 'Components/Dealer/CallNotice',
  component: CallNotice,
  parameters: { usage },
  args: { phone: '(207) 555-0142' },
} satisfies Meta<typeof CallNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { phone: 'Ask for the sales desk at (207) 555-0142 extension 1204, or come by' },
  ...at('narrow'),
};
