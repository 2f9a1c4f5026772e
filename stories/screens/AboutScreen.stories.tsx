import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutScreen } from '../../src/screens/AboutScreen.tsx';
import { longTenant } from '../fixtures/longContent.ts';
import { aTenant } from '../fixtures/metadata.ts';
import { at } from '../fixtures/viewports.ts';

const usage = {
  use: 'For the dealer’s story and team.',
  instead: 'ContactScreen for address, phone and hours.',
  keys: 'None of its own; it has no controls.',
  roles: 'The dealer’s name is the ScreenHeading, which takes the focus. The team is a `region`.',
};

const meta = {
  title: 'Screens/AboutScreen',
  component: AboutScreen,
  args: { metadata: aTenant() },
  parameters: { usage, layout: 'fullscreen' },
} satisfies Meta<typeof AboutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const WithoutATeam: Story = { tags: ['state:sparse'], args: { metadata: aTenant({ team: [] }) } };

export const TeamOfOne: Story = {
  tags: ['state:sparse'],
  args: { metadata: aTenant({ team: aTenant().team.slice(0, 1) }) },
};

export const LongContent: Story = { tags: ['state:long'], args: { metadata: longTenant } };

export const Narrow: Story = { ...LongContent, tags: ['state:narrow'], ...at('narrow', 960) };

export const Cinema: Story = { tags: ['state:wide'], ...at('cinema') };
