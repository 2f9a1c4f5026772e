import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
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
