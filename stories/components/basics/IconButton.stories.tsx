import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../../../src/components/basics/IconButton.tsx';
import { theme } from '../../../src/components/theme/tokens.ts';
import { interactionStates } from '../../fixtures/interactionStates.tsx';

const usage = {
  use: 'Where a label has no room and everyone knows the picture: close, open the chat, next photo.',
  instead: 'Button with a label everywhere else.',
  keys: 'Enter and Space, as on any native button.',
  roles: 'A `button`, named by its `aria-label`.',
};

const meta = {
  title: 'Components/Basics/IconButton',
  component: IconButton,
  argTypes: { disabled: { type: 'boolean' } },
  parameters: { usage },
  args: { icon: 'close', 'aria-label': 'Hide chat', onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Hide chat' }).click();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Primary: Story = {
  tags: ['state:filled'],
  args: { variant: 'primary', icon: 'chat', 'aria-label': 'Open chat' },
};

export const Floating: Story = {
  tags: ['state:filled'],
  args: { variant: 'floating', icon: 'arrowRight', 'aria-label': 'Next photo' },
};

export const InteractionStates: Story = {
  ...interactionStates(['hover', 'focus', 'hover pressed'], '[data-interaction] > * > :enabled'),
  tags: ['state:interaction'],
  render: (args) => (
    <div style={{ display: 'flex', alignItems: 'center', gap: theme.space[12] }}>
      <IconButton {...args} variant="primary" />
      <IconButton {...args} variant="floating" />
      <IconButton {...args} />
      <IconButton {...args} disabled />
    </div>
  ),
};
