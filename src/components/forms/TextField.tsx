import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { withoutInvisible } from '../../shared/text/cleanText.ts';
import { cleanNumber, reinterpretNumber } from '../../shared/text/typedNumber.ts';
import { theme } from '../theme/tokens.ts';
import { SmallLabel } from '../theme/typography.ts';
import { TextInput } from './TextInput.tsx';

const warningSign = `url("data:image/svg+xml,${encodeURIComponent(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='#000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='M12 4 2.5 20h19zM12 10v5M12 17.5v.5'/></svg>",
)}")`;

/** The sign over an invalid field is a mask: an image would follow the system's colour scheme, not the page's. */
const Field = styled.div`
  display: grid;
  gap: ${theme.space[8]};

  &:has(:user-invalid)::after {
    grid-area: 2 / 1;
    place-self: center end;
    width: 20px;
    height: 20px;
    margin-inline-end: ${theme.space[16]};
    background: ${theme.color.bad};
    mask: ${warningSign} center / contain no-repeat;
    forced-color-adjust: none;
    pointer-events: none;
    content: '';
  }
`;

const Label = styled.label`
  font-size: ${theme.font.small};
  font-weight: ${theme.weight.label};

  /* Firefox before 128 ignores content with alternative text. */
  &:has(~ :required)::after {
    content: ' *';
    content: ' *' / '';
    color: ${theme.color.bad};
  }
`;

const Input = styled(TextInput)`
  grid-area: 2 / 1;
  background: ${theme.color.canvas};
`;

/**
 * Drops characters for which a browser would reject the whole value: commas from a number, and invisible characters from a
 * pasted email address. Reads '45k' and '1.234.567' as people mean them.
 */
function handleBeforeInput(event: InputEvent) {
  const field = event.target as HTMLInputElement;
  const text = event.data ?? '';
  const isNumber = field.type === 'number';
  const whole = isNumber ? reinterpretNumber(field.value, text) : undefined;
  const clean = whole ?? (isNumber ? cleanNumber(text) : withoutInvisible(text));
  // The browser cleans the text of a composition itself.
  if (clean === text || !event.cancelable) return;
  event.preventDefault();
  if (whole !== undefined) field.select();
  // Only this keeps the selection and can be undone.
  document.execCommand('insertText', false, clean);
}

// React's `onBeforeInput` is a different event.
const cleanInput = (box: HTMLElement | null) => box?.addEventListener('beforeinput', handleBeforeInput, true);

export type TextFieldProps = ComponentProps<'input'> & {
  /** The label above the field. */
  label: string;
  /** A hint below the field, which is also its accessible description. */
  hint?: string;
};

/**
 * A form field with a label, and an asterisk if it is required. The browser validates it by its type, its pattern and whether it is
 * required.
 *
 * Set `autoComplete` on every field, and `inputMode` on fields for numbers.
 */
export function TextField({ label, hint, ...input }: TextFieldProps) {
  const ownId = useId();
  const { id = ownId } = input;
  const hintId = `${id}hint`;
  return (
    <Field ref={cleanInput}>
      <Label htmlFor={id}>{label}</Label>
      <Input aria-describedby={hint === undefined ? undefined : hintId} {...input} id={id} />
      {hint !== undefined && <SmallLabel id={hintId}>{hint}</SmallLabel>}
    </Field>
  );
}
