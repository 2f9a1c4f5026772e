import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SelectField } from '../../../src/components/forms/SelectField.tsx';
import { theme } from '../../../src/components/theme/tokens.ts';
import { chooseOption } from '../../fixtures/chooseOption.ts';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'For a choice of one among three to twenty. No invalid state of its own: one option is always selected.',
  instead: 'A native checkbox for yes or no.',
  keys: 'As in any native select.',
  roles: 'A `combobox`, named by its label.',
};

const options = ['As listed', 'Newest', 'Lowest mileage'].map((text) => <option key={text}>{text}</option>);

const meta = {
  title: 'Components/Forms/SelectField',
  component: SelectField,
  argTypes: { disabled: { type: 'boolean' }, required: { type: 'boolean' } },
  parameters: { usage },
  args: { label: 'Sort', children: options, autoComplete: 'off' },
} satisfies Meta<typeof SelectField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled', 'engines'],
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort' });
    await chooseOption(select, 'Newest');
    await expect(select).toHaveValue('Newest');
    // A press on the label, the sign or the edge opens the select.
    const { left, right, top, bottom } = select.getBoundingClientRect();
    for (const x of [left + 16, right - 16])
      for (const y of [top + 12, bottom - 4]) await expect(document.elementFromPoint(x, y)).toBe(select);
  },
};

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: {
    label: 'Body style',
    children: <option>Extended Cab Pickup with a Very Long Bed and a Roof</option>,
  },
  ...at('narrow', 160),
};

export const InteractionStates: Story = {
  ...interactionStates(['focus'], 'select:enabled'),
  tags: ['state:interaction'],
  render: (args) => (
    <div style={{ display: 'grid', gap: theme.space[12] }}>
      <SelectField {...args} />
      <SelectField {...args} label="Disabled" disabled />
    </div>
  ),
};
