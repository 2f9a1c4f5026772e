import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AboutScreen } from '../../src/screens/AboutScreen';
import { longTenant } from '../fixtures/longContent';
import { aTenant } from '../fixtures/metadata';
import { at } from '../fixtures/viewports';

const meta = {
  title: 'Screens/AboutScreen',
  component: AboutScreen,
  args: { metadata: aTenant() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AboutScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { tags: ['state:filled'] };

export const Cinema: Story = { ...at('cinema') };

export const LongContent: Story = {
  tags: ['state:long'],
  args: { metadata: longTenant },
};

export const Narrow: Story = {
  ...LongContent,
  tags: ['state:narrow'],
  ...at('narrow'),
};

export const ShowsTheDealerAndTheTeam: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbor Street Motors' })).toBeVisible();
    await expect(canvas.getByText(/^Buying a used car/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Meet the Team' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const OmitsTheTeamSectionWhenTheTeamIsEmpty: Story = {
  tags: ['state:empty'],
  args: { metadata: aTenant({ team: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbor Street Motors' })).toBeVisible();
    await expect(canvas.queryByText('Meet the Team')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
