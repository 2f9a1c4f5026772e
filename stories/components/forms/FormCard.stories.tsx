import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { FormCard } from '../../../src/components/forms/FormCard';
import { TextField } from '../../../src/components/forms/TextField';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Forms/FormCard',
  component: FormCard,
  args: {
    title: 'Schedule a Test Drive',
    submitLabel: 'Request Test Drive',
    busyLabel: 'Submitting…',
    isSubmitting: false,
    onSubmit: fn(),
    children: <TextField label="Name" name="name" isRequired autoComplete="off" />,
  },
} satisfies Meta<typeof FormCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Submitting: Story = { tags: ['state:busy'], args: { isSubmitting: true } };

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { title: 'Schedule a test drive at Northwestern Mountainview Certified Preowned Automobiles LLC' },
  ...at('narrow'),
};

export const ReportsTheValuesOfItsFields: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Park');
    await userEvent.click(canvas.getByRole('button', { name: 'Request Test Drive' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const valueOfField = mocked(args.onSubmit).mock.calls[0]?.[0];
    await expect(valueOfField?.('name')).toBe('Ada Park');
    await expect(valueOfField?.('phone')).toBe('');
  },
};

export const KeepsItsAccessibleNameWhenTheTitleIsHidden: Story = {
  args: { isTitleHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Schedule a Test Drive' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
