import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VehicleName } from '../../../src/components/vehicle/VehicleName.tsx';
import { inBox } from '../../fixtures/inBox.tsx';

const usage = {
  use: 'In a heading, wherever a vehicle’s name may need more than one line.',
  instead: 'The text itself in a label that is only read, such as ‘View details: 2018 Ford F-150’.',
  keys: 'None.',
};

const meta = {
  title: 'Components/Vehicle/VehicleName',
  component: VehicleName,
  parameters: { usage },
  args: { name: '2018 Ford F-150' },
} satisfies Meta<typeof VehicleName>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

/** The line is too short for the last word. */
export const TwoLines: Story = {
  tags: ['state:long'],
  decorators: [inBox({ width: '6.2em' })],
  play: async ({ canvas }) => {
    const [before, word] = ['Ford', 'F-150'].map((text) => canvas.getByText(text));
    await expect(word?.offsetTop).toBeGreaterThan(before?.offsetTop ?? 0);
    await expect(word?.getClientRects()).toHaveLength(1);
  },
};
