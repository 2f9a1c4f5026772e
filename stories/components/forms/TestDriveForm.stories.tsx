import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TestDriveForm } from '../../../src/components/forms/TestDriveForm.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aRecipient } from '../../fixtures/metadata.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = `**Use it** on the screen of one vehicle. Ask for nothing else: every additional field means fewer
requests. **Instead**, use ValuationForm for a trade-in. **Keys**: Enter submits from any field. **No error state**: a
submission cannot fail for the visitor. The browser stores the request and sends it later.`;

const meta = {
  title: 'Components/Forms/TestDriveForm',
  tags: ['engines'],
  component: TestDriveForm,
  parameters: { usage },
  args: {
    recipient: undefined,
    draft: { name: '', email: '', phone: '' },
    isSubmitting: false,
    onDraftChange: fn(),
    onLeaveOutEstimate: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof TestDriveForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ['state:filled'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada Park');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@park.example');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Phone' }), '(207) 555-0199');
  },
};

export const Empty: Story = {
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole<HTMLInputElement>('textbox');
    const hints = fields.map(({ name, type, autocomplete }) => [name, type, autocomplete]);
    await expect(hints).toEqual([
      ['name', 'text', 'name'],
      ['email', 'email', 'email'],
      ['phone', 'tel', 'tel'],
    ]);
  },
};

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { recipient: longTenant },
  ...at('narrow'),
};

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow') };

export const Invalid: Story = {
  tags: ['state:invalid'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada at park');
    await userEvent.click(canvas.getByRole('button', { name: 'Request Test Drive' }));
  },
};

export const Busy: Story = {
  tags: ['state:busy'],
  args: { isSubmitting: true },
};

/** For a dealer who receives requests, with a privacy notice and a consent checkbox. */
export const WithRecipient: Story = {
  args: { recipient: aRecipient },
};

/** Sign-in was refused during the whole last visit, so its request still waits in the browser. */
export const WithAStuckRequest: Story = {
  args: { recipient: aRecipient, phoneIfStuck: '(207) 555-0142' },
};

export const WithEstimate: Story = { args: { recipient: aRecipient, estimate: '$6,400' } };
