import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { TextInput } from '../../../src/components/forms/TextInput.tsx';
import { theme } from '../../../src/components/theme/tokens.ts';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Within a component that names it, such as SearchBox.',
  instead: 'TextField in a form: it has a visible label.',
  keys: 'Those of any native input.',
  roles: 'A `textbox`, which needs an `aria-label` or a label.',
};

const meta = {
  title: 'Components/Forms/TextInput',
  component: TextInput,
  argTypes: { disabled: { type: 'boolean' }, required: { type: 'boolean' } },
  parameters: { usage },
  args: { 'aria-label': 'Message', placeholder: 'Message', autoComplete: 'off' },
} satisfies Meta<typeof TextInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
  args: { defaultValue: 'Still there?', onChange: fn() },
};

export const Empty: Story = { tags: ['state:empty'] };

export const Narrow: Story = {
  tags: ['state:narrow', 'state:long'],
  args: { defaultValue: 'Mercedes-Benz AMG GLE 63 S 4MATIC+ Performance Edition' },
  ...at('narrow', 100),
};

export const InteractionStates: Story = {
  ...interactionStates(['focus'], 'input:enabled'),
  tags: ['state:interaction'],
  render: (args) => (
    <div style={{ display: 'grid', gap: theme.space[12] }}>
      <TextInput {...args} />
      <TextInput {...args} disabled defaultValue="Not available" aria-label="Disabled" />
    </div>
  ),
};
