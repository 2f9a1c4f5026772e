import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../../src/components/basics/Button.tsx';
import { TextField } from '../../../src/components/forms/TextField.tsx';
import { theme } from '../../../src/components/theme/tokens.ts';
import { parseTypedNumber } from '../../../src/shared/text/typedNumber.ts';
import { fillIn } from '../../fixtures/fillIn.tsx';
import { interactionStates } from '../../fixtures/interactionStates.tsx';
import { at } from '../../fixtures/viewports.ts';

const usage = {
  use: 'For one line of text or a number in a FormCard.',
  instead:
    'SearchBox for a search. Do not add error texts: the browser’s own messages are a decision. They are in the visitor’s language, point at the field, and every assistive technology reads them.',
  keys: 'Tab, and Enter to submit. The mouse wheel does not change a number.',
  roles:
    'A `textbox` or `spinbutton`, named by its label and described by its hint. The asterisk is not read; `required` is.',
};

const meta = {
  title: 'Components/Forms/TextField',
  tags: ['engines'],
  component: TextField,
  argTypes: { disabled: { type: 'boolean' }, required: { type: 'boolean' } },
  parameters: { usage },
  args: { label: 'Name', name: 'name', autoComplete: 'name' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Assistive technology does not read the asterisk of a required field. */
const readAsterisk = (label: Element) => getComputedStyle(label, '::after').content;

export const Filled: Story = { tags: ['state:filled'], args: { defaultValue: 'Ada Park', onChange: fn() } };

export const Optional: Story = {
  tags: ['state:empty'],
  play: ({ args, canvas }) => expect(readAsterisk(canvas.getByText(args.label))).toBe('none'),
};

export const Required: Story = {
  tags: ['state:empty'],
  args: { required: true },
  play: ({ args, canvas }) => expect(readAsterisk(canvas.getByText(args.label))).toBe('" *" / ""'),
};

/** A hint stays while the visitor types. */
export const WithHint: Story = {
  name: '✓ Do: a hint below the field',
  tags: ['state:do'],
  args: { label: 'Phone', name: 'phone', autoComplete: 'tel', hint: 'The dealer calls on weekdays.' },
};

/** An example in the field looks like a value, and is gone when the visitor needs it. */
export const WithExample: Story = {
  name: '✗ Don’t: an example in the field',
  tags: ['state:dont'],
  args: { label: 'Phone', name: 'phone', autoComplete: 'tel', placeholder: '(207) 555-0142' },
};

/** Inserts text as a keyboard or a paste does, which scripts cannot imitate. */
function insert(field: HTMLInputElement, data: string) {
  const event = new InputEvent('beforeinput', { inputType: 'insertText', data, cancelable: true });
  if (field.dispatchEvent(event)) document.execCommand('insertText', false, data);
}

/** Typed key by key or pasted at once, a number keeps what people mean by it. */
export const Mileage: Story = {
  tags: ['state:filled'],
  args: {
    label: 'Mileage',
    name: 'mileage',
    type: 'number',
    inputMode: 'decimal',
    step: 'any',
    autoComplete: 'off',
    defaultValue: '32150',
  },
  play: async ({ canvas }) => {
    const mileage = canvas.getByRole<HTMLInputElement>('spinbutton');
    mileage.focus();
    for (const [text, number] of [
      ['32 150', 32_150],
      ['32\u{a0}150', 32_150],
      ['32150 mi', 32_150],
      ['-32,150.5', -32_150.5],
      ['45k', 45_000],
      ['about 45.5 K', 45_500],
      ['120.000', 120_000],
      ['1.234.567', 1_234_567],
    ] as const)
      for (const parts of [text.split(''), [text]]) {
        mileage.value = '';
        // The browser inserts the text of a composition itself.
        mileage.dispatchEvent(new InputEvent('beforeinput', { data: text }));
        for (const part of parts) insert(mileage, part);
        await expect(parseTypedNumber(mileage.value), text).toBe(number);
      }
    mileage.value = mileage.defaultValue;
    mileage.blur();
  },
};

export const LongContent: Story = {
  tags: ['state:long', 'state:narrow'],
  args: { label: 'The name for the reservation of the car on the day of your test drive' },
  ...at('narrow', 160),
};

export const Invalid: Story = {
  ...fillIn({ email: 'ada at park' }, { isSubmitted: true }),
  tags: ['state:invalid', 'dark'],
  args: { label: 'Email', name: 'email', type: 'email', autoComplete: 'email', required: true },
  render: (args) => (
    <form onSubmit={(event) => event.preventDefault()} style={{ display: 'grid', gap: theme.space[16] }}>
      <TextField {...args} />
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    // Browser extensions insert such elements.
    field.after(document.createElement('span'));
    const sign = getComputedStyle(field.parentElement as Element, '::after');
    await expect(sign.backgroundColor).toBe(getComputedStyle(field).borderColor);
    field.nextElementSibling?.remove();
  },
};

export const InteractionStates: Story = {
  ...interactionStates(['focus'], 'input:enabled'),
  tags: ['state:interaction'],
  render: (args) => (
    <div style={{ display: 'grid', gap: theme.space[16] }}>
      <TextField {...args} />
      <TextField {...args} label="Disabled" disabled defaultValue="Not available" />
    </div>
  ),
};
