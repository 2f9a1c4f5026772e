import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconProps } from '../../../src/components/basics/Icon.tsx';
import { theme } from '../../../src/components/theme/tokens.ts';

const usage = `**Use it** beside a word that says the same, or in a button whose accessible name does.

**Instead**, use words alone where the picture needs explaining.`;

const meta = {
  title: 'Components/Basics/Icon',
  component: Icon,
  parameters: { usage },
  args: { name: 'phone' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

const names = {
  phone: true,
  mail: true,
  pin: true,
  search: true,
  arrowRight: true,
  arrowLeft: true,
  tick: true,
  chat: true,
  close: true,
} satisfies Record<IconProps['name'], true>;

export const AllIcons: Story = {
  tags: ['state:filled'],
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: theme.space[24] }}>
      {Object.keys(names).map((name) => (
        <li key={name} style={{ display: 'flex', gap: theme.space[8] }}>
          <Icon name={name as IconProps['name']} /> {name}
        </li>
      ))}
    </ul>
  ),
};

const withText = (text: string) => (args: IconProps) => (
  <span style={{ display: 'flex', gap: theme.space[8] }}>
    <Icon {...args} /> {text}
  </span>
);

export const WithItsWord: Story = {
  name: 'Do: a picture of the word',
  tags: ['usage'],
  render: withText('(207) 555-0142'),
};

export const WithAnotherWord: Story = {
  name: 'Don’t: a decoration',
  tags: ['usage'],
  args: { name: 'tick' },
  render: withText('Saturday: 10:00 AM – 6:00 PM'),
};

export const Large: Story = { args: { name: 'pin', size: 56 } };
