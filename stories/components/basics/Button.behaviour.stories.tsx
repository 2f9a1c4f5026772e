import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { Button, type ButtonProps } from '../../../src/components/basics/Button.tsx';
import statesMeta, { Busy } from './Button.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Behaviour/Components/Basics/Button',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const submitted = fn<(event: FormEvent) => void>((event) => event.preventDefault());

const inAForm = (args: ButtonProps) => (
  <form onSubmit={submitted}>
    <Button {...args} />
  </form>
);

export const IsDisabledWhileBusyAndKeepsTheFocus: Story = {
  ...Busy,
  args: { ...Busy.args, type: 'submit' },
  tags: [],
  render: inAForm,
  play: async ({ args, canvas, userEvent }) => {
    submitted.mockClear();
    const button = canvas.getByRole('button', { name: 'Submitting…' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(button).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(submitted).not.toHaveBeenCalled();
  },
};

export const KeepsItsHeightWhileBusy: Story = {
  render: (args) => (
    <>
      <Button {...args} />
      <Button {...args} busyLabel="Submitting…" />
    </>
  ),
  play: async ({ canvas }) => {
    const [resting, busy] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(busy?.height).toBe(resting?.height);
  },
};

export const DoesNotSubmitAFormByDefault: Story = {
  render: inAForm,
  play: async ({ args, canvas, userEvent }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Browse Inventory' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(submitted).not.toHaveBeenCalled();
  },
};
