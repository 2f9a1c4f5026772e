import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../../../src/components/basics/Section.tsx';

const usage = {
  use: 'For a part of a screen that has a name.',
  instead: 'ScreenHeading for the name of the screen.',
  keys: 'None.',
  roles: 'A `region`, named by its `heading` of level 2.',
};

const meta = {
  title: 'Components/Basics/Section',
  component: Section,
  parameters: { usage },
  args: { heading: 'Featured Vehicles', children: <p>Three vehicles.</p> },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Small: Story = {
  tags: ['state:filled'],
  args: { heading: 'Business Hours', isSmall: true, children: <p>Sunday: Closed</p> },
};
