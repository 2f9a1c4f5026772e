import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TestDriveForm } from '../../../src/components/forms/TestDriveForm.tsx';
import { fillIn } from '../../fixtures/fillIn.tsx';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { longTenant } from '../../fixtures/longContent.ts';
import { aDraft, aRecipient } from '../../fixtures/metadata.ts';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'On the screen of one vehicle. Ask for nothing else: every additional field means fewer requests. The only error is an earlier request that still waits: the browser stores a request and sends it later.',
  instead: 'ValuationForm for a trade-in.',
  keys: 'Enter submits from any field.',
  roles:
    'A `form` with a `textbox` each for name, email and phone and, if the dealer asks for consent, a `checkbox`. The notice of a waiting request is a `status`, and ‘Leave it out’ a `button`.',
};

const meta = {
  title: 'Components/Forms/TestDriveForm',
  tags: ['engines'],
  component: TestDriveForm,
  parameters: { usage },
  args: {
    recipient: undefined,
    initialDraft: { name: '', email: '', phone: '' },
    isSubmitting: false,
    onDraftChange: fn(),
    onLeaveOutEstimate: fn(),
    onSubmit: fn(),
  },
} satisfies Meta<typeof TestDriveForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  ...fillIn({ consent: 'on' }),
  tags: ['state:filled', 'dark'],
  args: { recipient: aRecipient, initialDraft: aDraft },
};

export const Empty: Story = { tags: ['state:empty'] };

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { recipient: longTenant, phoneIfStuck: longTenant.contact.phone },
  ...at('narrow', 1000),
};

export const Narrow: Story = { tags: ['state:narrow'], ...at('narrow', 640) };

export const Invalid: Story = {
  ...fillIn({ email: 'ada at park' }, { isSubmitted: true }),
  tags: ['state:invalid'],
};

export const Busy: Story = { tags: ['state:busy'], args: { ...Filled.args, isSubmitting: true } };

/** For a dealer who receives requests, with a privacy notice and a consent checkbox. */
export const WithRecipient: Story = { tags: ['state:empty'], args: { recipient: aRecipient } };

/** Sign-in was refused during the whole last visit, so its request still waits in the browser. */
export const WithAStuckRequest: Story = {
  tags: ['state:error'],
  args: { recipient: aRecipient, phoneIfStuck: '(207) 555-0142' },
};

export const WithEstimate: Story = {
  tags: ['state:empty'],
  args: { recipient: { ...aRecipient, privacyUrl: undefined }, estimate: '$6,400' },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Leave it out' }).click();
    await expect(args.onLeaveOutEstimate).toHaveBeenCalledOnce();
  },
};

export const InteractionStates: Story = {
  ...interactionStates(['focus'], ':is(input, button, a):not([hidden])'),
  tags: ['state:interaction'],
  args: { recipient: aRecipient, estimate: '$6,400' },
};
