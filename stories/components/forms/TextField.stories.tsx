import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../../../src/components/forms/TextField.tsx';
import { at } from '../../fixtures/viewports.ts';

const meta = {
  title: 'Components/Forms/TextField',
  component: TextField,
  args: { label: 'Name', name: 'name', autoComplete: 'off' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Park');
  },
};

export const Optional: Story = { tags: ['state:empty'] };

export const Required: Story = { tags: ['state:empty'], args: { isRequired: true } };

export const Code: Story = { tags: ['state:empty'], args: { label: 'VIN', name: 'vin', isCode: true } };

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { label: 'The name for the reservation of the car on the day of your test drive' },
  ...at('narrow'),
};

export const Invalid: Story = {
  tags: ['state:invalid'],
  args: { label: 'Email', name: 'email', type: 'email', isRequired: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada at park');
    await userEvent.tab();
  },
};
