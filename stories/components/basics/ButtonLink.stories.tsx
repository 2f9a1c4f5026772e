import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../../src/components/basics/ButtonLink.tsx';
import { interactionStates } from '../../fixtures/interactionStates.tsx';

const usage = {
  use: 'For a link that matters as much as a button beside it, such as directions.',
  instead: 'Button for an action on this page, and a plain link within a text.',
  keys: 'Enter, as on any native link.',
  roles: 'A `link`. That it opens a new tab is not announced; say so in the label if it matters.',
};

const meta = {
  title: 'Components/Basics/ButtonLink',
  component: ButtonLink,
  parameters: { usage },
  args: { children: 'Get directions', href: 'https://maps.example/', target: '_blank', variant: 'ghost' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Primary: Story = { tags: ['state:filled'], args: { variant: 'primary' } };

export const InteractionStates: Story = {
  ...interactionStates(['hover', 'focus', 'hover pressed']),
  tags: ['state:interaction'],
};
