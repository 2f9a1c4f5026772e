import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disc } from '../../../src/components/basics/Disc.tsx';
import { Icon } from '../../../src/components/basics/Icon.tsx';

const usage = {
  use: 'Behind initials or one icon.',
  instead: 'Icon alone within a line of text.',
  keys: 'None.',
  roles: 'None. Initials that repeat a name beside them need `aria-hidden`.',
};

const meta = {
  title: 'Components/Basics/Disc',
  component: Disc,
  parameters: { usage },
  args: { size: 56 },
} satisfies Meta<typeof Disc>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = { tags: ['state:filled'], args: { children: 'MA' } };

export const WithIcon: Story = {
  tags: ['state:filled'],
  args: { size: 44, children: <Icon name="phone" /> },
};

export const OkTone: Story = {
  tags: ['state:filled'],
  args: { tone: 'ok', children: <Icon name="tick" size={28} /> },
};
