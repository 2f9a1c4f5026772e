import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WholeWords } from '../../../src/components/basics/WholeWords.tsx';
import { inBox } from '../../fixtures/inBox.tsx';

const usage = {
  use: 'For a vehicle’s name or a phone number that may need more than one line.',
  instead: 'The text itself in an accessible name, and ContactLink for an email address.',
  keys: 'None.',
};

const meta = {
  title: 'Components/Basics/WholeWords',
  component: WholeWords,
  parameters: { usage },
  args: { text: '2018 Ford F-150' },
} satisfies Meta<typeof WholeWords>;
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
