import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { withoutInvisible } from '../../shared/text/cleanText.ts';
import { cleanNumber, reinterpretNumber } from '../../shared/text/typedNumber.ts';
import { theme } from '../theme/tokens.ts';

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

const Input = styled.input<{ $isCode: boolean }>`
  grid-area: 2 / 1;
  width: 100%;
  height: 52px;
  padding-inline: ${theme.space[16]};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.canvas};
  font-size: ${theme.font.field};
  font-variant-numeric: ${({ $isCode }) => ($isCode ? 'tabular-nums' : 'normal')};
  letter-spacing: ${({ $isCode }) => ($isCode ? '.04em' : 'normal')};
  appearance: textfield;

  /* In Safari, the mouse wheel over spin buttons changes the number. */
  &::-webkit-inner-spin-button {
    display: none;
  }

  &:user-invalid {
    border: 2px solid ${theme.color.bad};
    padding-inline: calc(${theme.space[16]} - 1px) ${theme.space[56]};
  }
`;

/**
 * Drops characters for which a browser would reject the whole value: commas from a number, and invisible characters from a
 * pasted email address. Reads '45k' and '1.234.567' as people mean them.
 */
function cleanInput(field: HTMLInputElement) {
  // React's `onBeforeInput` is a different event.
  const handleBeforeInput = (event: InputEvent) => {
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    const isNumber = field.type === 'number';
    const whole = isNumber ? reinterpretNumber(field.value, text) : undefined;
    const clean = whole ?? (isNumber ? cleanNumber(text) : withoutInvisible(text));
    // The browser cleans the text of a composition itself.
    if (clean === text || !event.cancelable) return;
    event.preventDefault();
    if (whole !== undefined) field.select();
    // Only this keeps the selection and can be undone.
    document.execCommand('insertText', false, clean);
  };
  field.addEventListener('beforeinput', handleBeforeInput);
  return () => field.removeEventListener('beforeinput', handleBeforeInput);
}

type InputProps = ComponentProps<'input'>;

export type TextFieldProps = Pick<InputProps, 'step' | 'autoCapitalize' | 'spellCheck'> & {
  /** The label above the field. */
  label: string;
  /** The key of the value in the submitted form. */
  name?: InputProps['name'];
  /** The kind of value, which the browser validates. */
  type?: InputProps['type'];
  /** A regular expression for the whole value. */
  pattern?: InputProps['pattern'];
  /** What the pattern requires. The browser adds it to its message. */
  title?: InputProps['title'];
  /** What the browser fills in, such as `email`; `off` for nothing. */
  autoComplete?: InputProps['autoComplete'];
  /** The on-screen keyboard, such as `decimal`. */
  inputMode?: InputProps['inputMode'];
  /** Makes the field required and marks the label with an asterisk. */
  isRequired?: boolean;
  /** Styles the value as a code, such as a VIN: tabular figures and wider letter spacing. */
  isCode?: boolean;
};

/**
 * A form field with a label. The browser validates it by its type, its pattern and whether it is required.
 *
 * Set `autoComplete` on every field, and `inputMode` on fields for numbers.
 */
export function TextField({ label, isRequired = false, isCode = false, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} ref={cleanInput} required={isRequired} $isCode={isCode} {...input} />
    </Field>
  );
}
