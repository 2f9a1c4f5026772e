import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta from './FormCard.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Forms/FormCard/Behaviour',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReportsTheValuesOfItsFields: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Park');
    await userEvent.click(canvas.getByRole('button', { name: 'Request Test Drive' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Ada Park' });
  },
};

/** Safari does not focus a button that is clicked. */
export const FocusesItsButtonWhenNothingHasTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Park');
    (document.activeElement as HTMLElement).blur();
    const button = canvas.getByRole('button', { name: 'Request Test Drive' });
    canvas.getByRole<HTMLFormElement>('form').requestSubmit(button);
    await expect(button).toHaveFocus();
  },
};

export const KeepsItsAccessibleNameWhenTheTitleIsHidden: Story = {
  args: { isTitleHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('form', { name: 'Schedule a Test Drive' })).toBeVisible();
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};
