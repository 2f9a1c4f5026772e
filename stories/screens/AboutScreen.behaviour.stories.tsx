import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import statesMeta, { Empty } from './AboutScreen.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Screens/AboutScreen/Behaviour',
  tags: ['!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheDealerAndTheTeam: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbor Street Motors' })).toBeVisible();
    await expect(canvas.getByText(/^Buying a used car/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Meet the Team' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const OmitsTheTeamSectionWhenTheTeamIsEmpty: Story = {
  ...Empty,
  tags: [],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Harbor Street Motors' })).toBeVisible();
    await expect(canvas.queryByText('Meet the Team')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};
