import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../../../src/components/forms/TextField.tsx';
import statesMeta, { Invalid, warningSignStyle } from './TextField.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Forms/TextField/Behaviour',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const IsLabelledWithoutTheAsterisk: Story = {
  args: { isRequired: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(field).toBeRequired();
    await userEvent.click(canvas.getByText('Name'));
    await expect(field).toHaveFocus();
  },
};

export const RemovesTheMarkFromACorrectedValue: Story = {
  ...Invalid,
  tags: [],
  play: async (context) => {
    await Invalid.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@park.example');
    await expect(warningSignStyle(canvas.getByRole('textbox', { name: 'Email' })).content).toBe('none');
  },
};

export const MarksARequiredFieldWithASilentAsterisk: Story = {
  render: (args) => (
    <>
      <TextField {...args} label="Name" isRequired />
      <TextField {...args} label="Phone" />
    </>
  ),
  play: async ({ canvas }) => {
    const mark = (label: string) => getComputedStyle(canvas.getByText(label), '::after').content;
    await expect(mark('Name')).toBe('" *" / ""');
    await expect(mark('Phone')).toBe('none');
  },
};
