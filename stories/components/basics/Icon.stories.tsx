import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon, type IconProps } from '../../../src/components/basics/Icon.tsx';
import { theme } from '../../../src/components/theme/tokens.ts';

const meta = {
  title: 'Components/Basics/Icon',
  component: Icon,
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

export const Large: Story = { args: { name: 'pin', size: 56 } };
