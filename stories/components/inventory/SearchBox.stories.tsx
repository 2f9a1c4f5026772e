import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBox, type SearchBoxProps } from '../../../src/components/inventory/SearchBox';
import { ValueStepper, showNextValue } from '../../fixtures/ValueStepper';
import { at } from '../../fixtures/viewports';

const meta = {
  title: 'Components/Inventory/SearchBox',
  component: SearchBox,
  args: { text: '', resultCount: 12, onChange: fn() },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['state:empty'] };

export const LongContent: Story = {
  tags: ['state:long'],
  args: {
    text: 'Mercedes-Benz AMG GLE 63 S 4MATIC+ Performance Edition with third-row seating',
    resultCount: 0,
  },
};

export const Loading: Story = { tags: ['state:loading'], args: { resultCount: undefined } };

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };

function StatefulSearchBox({ text, resultCount, onChange }: SearchBoxProps) {
  const [currentText, setCurrentText] = useState(text);
  const handleChange: SearchBoxProps['onChange'] = (event) => {
    onChange(event);
    setCurrentText(event.text);
  };
  return <SearchBox text={currentText} resultCount={resultCount} onChange={handleChange} />;
}

export const ReportsTheTextOnEveryKeystroke: Story = {
  tags: ['state:filled'],
  render: (args) => <StatefulSearchBox {...args} />,
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

export const AnnouncesTheNumberOfResults: Story = {
  render: (args) => (
    <>
      <SearchBox {...args} resultCount={1204} />
      <SearchBox {...args} resultCount={1} />
      <SearchBox {...args} resultCount={0} />
      <SearchBox {...args} resultCount={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    const announcements = canvas.getAllByRole('status').map((status) => status.textContent);
    await expect(announcements).toEqual(['1,204 vehicles', '1 vehicle', '0 vehicles', '']);
  },
};

export const AnnouncesEveryChange: Story = {
  tags: ['state:live'],
  render: (args) => (
    <ValueStepper values={[undefined, 12, 11]}>
      {(resultCount) => <SearchBox {...args} resultCount={resultCount} />}
    </ValueStepper>
  ),
  play: async ({ canvas }) => {
    // Screen readers only announce changes to a live region that already exists.
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    showNextValue(canvas);
    await expect(status).toHaveTextContent('12 vehicles');
    showNextValue(canvas);
    await expect(status).toHaveTextContent('11 vehicles');
  },
};
