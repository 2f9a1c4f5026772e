import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { SearchBox, type SearchBoxProps } from '../../../src/components/inventory/SearchBox.tsx';
import statesMeta from './SearchBox.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Inventory/SearchBox/Behaviour',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function StatefulSearchBox({ text, resultCount, onChange }: SearchBoxProps) {
  const [currentText, setCurrentText] = useState(text);
  const handleChange: SearchBoxProps['onChange'] = (event) => {
    onChange(event);
    setCurrentText(event.text);
  };
  return <SearchBox text={currentText} resultCount={resultCount} onChange={handleChange} />;
}

export const ReportsTheTextOnEveryKeystroke: Story = {
  render: (args) => <StatefulSearchBox {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search by make or model' });
    await expect(search).toHaveAttribute('placeholder', 'Search by make or model...');
    await expect(search).toHaveAttribute('autocomplete', 'off');
    await userEvent.type(search, 'Cam ');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: 'Cam ' });
    await expect(search).toHaveValue('Cam ');
    await userEvent.clear(search);
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: '' });
  },
};

export const ClosesTheKeyboardOnEnter: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('search')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'Cam{Enter}');
    // On a phone, this closes the keyboard.
    await expect(canvas.getByRole('searchbox')).not.toHaveFocus();
  },
};
