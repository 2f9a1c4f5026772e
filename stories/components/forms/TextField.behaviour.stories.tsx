import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../../../src/components/basics/Button.tsx';
import { TextField } from '../../../src/components/forms/TextField.tsx';
import { colors } from '../../../src/components/theme/tokens.ts';
import statesMeta, { Invalid } from './TextField.stories.tsx';

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

export const MarksAnInvalidValue: Story = {
  ...Invalid,
  tags: ['dark'],
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <TextField {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    const border = getComputedStyle(field).borderColor;
    await expect(markOf(field)).toBe('none');
    // Browser extensions insert such elements.
    field.after(document.createElement('span'));
    await userEvent.type(field, 'ada at park');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    const scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 1 : 0;
    await expect(markOf(field)).toContain(encodeURIComponent(colors.bad[scheme]));
    await expect(getComputedStyle(field).borderColor).not.toBe(border);
    field.nextElementSibling?.remove();
  },
};
const markOf = (field: Element) => getComputedStyle(field).backgroundImage;

export const RemovesTheMarkFromACorrectedValue: Story = {
  ...MarksAnInvalidValue,
  play: async (context) => {
    await MarksAnInvalidValue.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@park.example');
    await expect(markOf(canvas.getByRole('textbox', { name: 'Email' }))).toBe('none');
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
