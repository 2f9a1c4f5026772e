import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBox, type SearchBoxProps } from '../../src/components/SearchBox';

const meta = {
  title: 'Components/SearchBox',
  component: SearchBox,
  args: { text: '', resultCount: 12, onChange: fn() },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const LongContent: Story = {
  args: {
    text: 'Mercedes-Benz AMG GLE 63 S 4MATIC+ Performance Edition with a third row of seats',
    resultCount: 0,
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };

function Kept({ text, resultCount, onChange }: SearchBoxProps) {
  const [kept, setKept] = useState(text);
  const handleChange: SearchBoxProps['onChange'] = (event) => {
    onChange(event);
    setKept(event.text);
  };
  return <SearchBox text={kept} resultCount={resultCount} onChange={handleChange} />;
}

export const GivesTheTextWhileItIsTyped: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search by make or model' });
    await expect(search).toHaveAttribute('placeholder', 'Search by make or model...');
    await userEvent.type(search, 'Cam ');
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: 'Cam ' });
    await expect(search).toHaveValue('Cam ');
    await userEvent.clear(search);
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: '' });
  },
};

export const SaysHowManyItFinds: Story = {
  render: (args) => (
    <>
      <SearchBox {...args} resultCount={1204} />
      <SearchBox {...args} resultCount={1} />
      <SearchBox {...args} resultCount={0} />
      <SearchBox {...args} resultCount={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(said).toEqual(['1,204 vehicles', '1 vehicle', '0 vehicles', '']);
  },
};
