import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Checkbox } from '../../../src/components/forms/Checkbox.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aRecipient } from '../../fixtures/metadata.ts';
import { at } from '../../fixtures/viewports.ts';

const meta = {
  title: 'Components/Forms/Checkbox',
  component: Checkbox,
  args: { label: aRecipient.consentText, name: 'consent' },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {
  tags: ['state:filled'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/call or text me/));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

export const Empty: Story = { tags: ['state:empty'] };

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { label: longTenant.consentText ?? '' },
  ...at('narrow'),
};
