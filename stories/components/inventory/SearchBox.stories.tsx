import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchBox } from '../../../src/components/inventory/SearchBox.tsx';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'To filter a list on the same screen while the visitor types. No error or invalid state: any text is a valid search.',
  instead: 'TextField in a form.',
  keys: 'Enter closes a phone’s keyboard; Escape clears the field in some browsers.',
  roles: 'A `search` with a `searchbox`.',
};

const meta = {
  title: 'Components/Inventory/SearchBox',
  component: SearchBox,
  parameters: { usage },
  args: { value: '', onValueChange: fn() },
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled', 'engines'],
  args: { value: 'Camry' },
  play: async ({ args, canvas, step, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search by make or model' });
    await step('loses the focus on Enter, which closes the keyboard of a phone', async () => {
      await userEvent.type(search, '{Enter}');
      await expect(search).not.toHaveFocus();
    });
    await step('reports the text on every keystroke', async () => {
      await userEvent.type(search, ' ');
      await userEvent.clear(search);
      search.blur();
      await expect(args.onValueChange.mock.calls).toEqual([['Camry '], ['']]);
    });
  },
};

export const Empty: Story = { tags: ['state:empty'] };

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { value: 'Mercedes-Benz AMG GLE 63 S 4MATIC+ Performance Edition with third-row seating' },
  ...at('narrow', 100),
};

export const InteractionStates: Story = {
  ...interactionStates(['focus'], 'input'),
  tags: ['state:interaction'],
};
