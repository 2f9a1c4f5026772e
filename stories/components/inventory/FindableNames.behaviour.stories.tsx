import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { groupRows } from '../../../src/components/inventory/groupRows.ts';
import statesMeta from './FindableNames.stories.tsx';

const meta = {
  ...statesMeta,
  title: 'Components/Inventory/FindableNames/Behaviour',
  tags: ['!autodocs', 'engines'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const WritesOneLinePerRow: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getByText(/2020 Toyota Camry/).parentElement as HTMLElement;
    await expect(names.textContent).toBe(
      '2020 Toyota Camry\t2018 Ford F-150\n2021 Honda CR-V\t2019 Chevrolet Malibu\n2017 Jeep Wrangler\t',
    );
    const tops = Array.from(names.children, (line) => line.getBoundingClientRect().top);
    const [top = 0] = tops;
    await expect(tops).toEqual([top, top + 100, top + 200]);
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

export const IsHiddenFromAssistiveTechnology: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2020 Toyota Camry/).closest('[aria-hidden="true"]')).not.toBeNull();
  },
};

const topsOf = (heights: readonly number[]) => (row: number) =>
  heights.slice(0, row).reduce((top, height) => top + height, 0);

export const GroupsAdjacentRowsOfTheSameHeight: Story = {
  play: async ({ step }) => {
    await step('it limits the size of a group', async () => {
      await expect(groupRows(5, 2, topsOf([10, 10, 10, 10, 10]))).toEqual([
        { first: 0, end: 2 },
        { first: 2, end: 4 },
        { first: 4, end: 5 },
      ]);
    });
    await step('a group starts where the height changes', async () => {
      await expect(groupRows(4, 9, topsOf([10, 10.1, 33, 10]))).toEqual([
        { first: 0, end: 2 },
        { first: 2, end: 3 },
        { first: 3, end: 4 },
      ]);
    });
    await step('without rows there is no group', async () => {
      await expect(groupRows(0, 9, topsOf([]))).toEqual([]);
    });
  },
};
