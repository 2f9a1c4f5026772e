import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconProps, iconPaths } from '../../../src/components/basics/Icon.tsx';
import { WholeWords } from '../../../src/components/basics/WholeWords.tsx';
import { theme } from '../../../src/components/theme/tokens.ts';
import { Copyable } from '../../workshop/Copyable.tsx';

const names = Object.keys(iconPaths) as IconProps['name'][];

const usage = {
  use: 'Beside a word of the same meaning, or in a button with this word as its accessible name.',
  instead: 'Words alone where the picture needs explaining.',
  keys: 'None.',
  roles: 'None: it is hidden.',
};

const meta = {
  title: 'Components/Basics/Icon',
  component: Icon,
  parameters: { usage },
  args: { name: 'phone' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = { display: 'flex', alignItems: 'center', gap: theme.space[8] };

export const Filled: Story = { tags: ['state:filled'] };

export const AllIcons: Story = {
  tags: ['state:filled'],
  render: (args) => (
    <ul style={{ ...row, flexWrap: 'wrap', gap: theme.space[24] }}>
      {names.map((name) => (
        <li key={name} style={row}>
          <Icon {...args} name={name} /> <Copyable text={name} />
        </li>
      ))}
    </ul>
  ),
};

/** The icon repeats the word, so nothing is lost without it. */
export const WithItsWord: Story = {
  name: '✓ Do: a picture of the word',
  tags: ['state:do'],
  render: (args) => (
    <span style={row}>
      <Icon {...args} /> <WholeWords text="(207) 555-0142" />
    </span>
  ),
};

/** The tick says that something is done or included, which the text does not mean. */
export const WithAnotherWord: Story = {
  name: '✗ Don’t: a decoration',
  tags: ['state:dont'],
  args: { name: 'tick' },
  render: (args) => (
    <span style={row}>
      <Icon {...args} /> Saturday: 10:00 AM – 6:00 PM
    </span>
  ),
};
