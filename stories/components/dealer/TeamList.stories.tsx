import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TeamList } from '../../../src/components/dealer/TeamList.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aTenant } from '../../fixtures/metadata.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'For one to about twenty members. No empty state: the screen omits the section.',
  instead: 'ContactDetails for a phone number or an address.',
  keys: 'None.',
  roles: 'A `region` with a `list`. Initials are hidden.',
};

const meta = {
  title: 'Components/Dealer/TeamList',
  component: TeamList,
  parameters: { usage },
  args: { team: aTenant().team },
} satisfies Meta<typeof TeamList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
  play: async ({ args, canvas, canvasElement }) => {
    const tiles = canvas.getAllByRole('listitem').map((tile) => tile.innerText.split(/\n+/).slice(-2));
    await expect(tiles).toEqual(args.team.map(({ name, role }) => [name, role]));
    const selection = getSelection();
    selection?.selectAllChildren(canvasElement);
    const copied = String(selection).split(/\n+/);
    selection?.empty();
    await expect(copied).toEqual(['Meet the Team', ...tiles.flat()]);
  },
};

export const OtherScripts: Story = {
  tags: ['state:filled'],
  args: {
    team: [
      { name: 'Maria del Carmen Alvarez', role: 'General Manager' },
      { name: 'cher', role: 'Sales' },
      { name: '李 明', role: 'Finance' },
    ],
  },
};

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { team: longTenant.team },
  ...at('narrow', 520),
};
