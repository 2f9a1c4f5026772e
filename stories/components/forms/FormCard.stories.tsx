import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { FormCard } from '../../../src/components/forms/FormCard.tsx';
import { TextField } from '../../../src/components/forms/TextField.tsx';
import { fillIn } from '../../fixtures/fillIn.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'Around the fields of one form, with one button.',
  instead: 'SearchBox for a field that acts while the visitor types.',
  keys: 'Enter submits from any field. While a submission is in progress, it does nothing.',
  roles: 'A `form`, named by its title. The browser announces what is invalid, in the visitor’s language.',
};

const meta = {
  title: 'Components/Forms/FormCard',
  component: FormCard,
  parameters: { usage },
  args: {
    title: 'Schedule a Test Drive',
    submitLabel: 'Request Test Drive',
    busyLabel: 'Submitting…',
    isSubmitting: false,
    onSubmit: fn(),
    children: <TextField label="Name" name="name" required autoComplete="name" />,
  },
} satisfies Meta<typeof FormCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = fillIn({ name: 'Ada Park' });

export const Filled: Story = {
  tags: ['state:filled'],
  args: { footnote: 'We answer within a day.' },
  ...filled,
};

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { title: 'Schedule a test drive at Northwestern Mountainview Certified Preowned Automobiles LLC' },
  ...at('narrow'),
};

/** The button says what happens, with the title’s words. */
export const NamedButton: Story = { name: '✓ Do: a button that says what it does', tags: ['state:do'] };

/** ‘Submit’ fits every form, so the visitor has to look for what it sends. */
export const VagueButton: Story = {
  name: '✗ Don’t: a button for every form',
  tags: ['state:dont'],
  args: { submitLabel: 'Submit' },
};

export const Busy: Story = { tags: ['state:busy'], args: { isSubmitting: true }, ...filled };
