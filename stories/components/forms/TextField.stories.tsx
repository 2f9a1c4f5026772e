import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../../../src/components/forms/TextField';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Name', name: 'name', autoComplete: 'off' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Optional: Story = { tags: ['state:empty'] };

export const Required: Story = { tags: ['state:empty'], args: { isRequired: true } };

export const Code: Story = { tags: ['state:empty'], args: { label: 'VIN', name: 'vin', isCode: true } };

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { label: 'The name for the reservation of the car on the day of your test drive' },
  ...at('narrow'),
};

export const IsLabelledWithoutTheAsterisk: Story = {
  args: { isRequired: true },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Name' });
    await expect(field).toBeRequired();
    await userEvent.click(canvas.getByText('Name'));
    await expect(field).toHaveFocus();
    // Safari on iOS zooms in on a focused field with smaller text.
    await expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16);
  },
};

export const MarksAnInvalidValue: Story = {
  tags: ['state:invalid'],
  args: { label: 'Email', name: 'email', type: 'email', isRequired: true },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <TextField {...args} />
      <button type="submit">Send</button>
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const mark = canvasElement.querySelector('svg');
    await expect(mark).not.toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada at park');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(mark).toBeVisible();
  },
};

export const RemovesTheMarkFromACorrectedValue: Story = {
  ...MarksAnInvalidValue,
  tags: ['state:filled'],
  play: async (context) => {
    await MarksAnInvalidValue.play?.(context);
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Email' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@park.example');
    await expect(canvasElement.querySelector('svg')).not.toBeVisible();
  },
};
