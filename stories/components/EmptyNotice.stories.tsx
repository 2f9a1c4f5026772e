import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyNotice } from '../../src/components/EmptyNotice';

const meta = {
  title: 'Components/EmptyNotice',
  component: EmptyNotice,
} satisfies Meta<typeof EmptyNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = { args: { text: 'No matches found.' } };

export const WithoutText: Story = {};

export const Narrow: Story = { ...WithText, globals: { viewport: { value: 'narrow' } } };
