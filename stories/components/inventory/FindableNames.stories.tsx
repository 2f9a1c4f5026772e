import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { FindableNames } from '../../../src/components/inventory/FindableNames';
import { longVehicle } from '../../fixtures/longContent';
import { crowdedInventory } from '../../fixtures/vehicles';

const meta = {
  title: 'Components/Inventory/FindableNames',
  component: FindableNames,
  args: { vehicles: crowdedInventory.slice(0, 5), columns: 2, columnWidth: 200, top: 0, lineHeight: 100 },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', height: 300, maxWidth: 400, outline: '1px dashed' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FindableNames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { tags: ['state:empty'], args: { vehicles: [] } };

export const LongContent: Story = { tags: ['state:long'], args: { vehicles: [longVehicle, longVehicle] } };

export const WritesOneLinePerRow: Story = {
  tags: ['state:filled'],
  play: async ({ canvas }) => {
    const names = canvas.getByText(/2020 Toyota Camry/);
    await expect(names.textContent).toBe(
      '2020 Toyota Camry\t2018 Ford F-150\n2021 Honda CR-V\t2019 Chevrolet Malibu\n2017 Jeep Wrangler\t',
    );
    await expect(names.getBoundingClientRect().height).toBe(300);
  },
};

export const IsFoundByFindInPage: Story = {
  play: async () => {
    // Non-standard, but supported by every browser.
    const page = window as unknown as { find: (text: string) => boolean };
    getSelection()?.removeAllRanges();
    await expect(page.find('chevrolet mal')).toBe(true);
    await waitFor(() => expect(String(getSelection())).toBe('Chevrolet Mal'));
    getSelection()?.removeAllRanges();
  },
};
