import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { Icon } from '../basics/Icon.tsx';

const Field = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space[8]};
`;

const Label = styled.label<{ $isRequired: boolean }>`
  font-size: ${({ theme }) => theme.font.small};
  font-weight: ${({ theme }) => theme.weight.label};

  &::after {
    content: '${({ $isRequired }) => ($isRequired ? ' *' : '')}' / '';
    color: ${({ theme }) => theme.color.bad};
  }
`;

const Box = styled.div`
  position: relative;
`;

const InvalidMark = styled.span`
  position: absolute;
  inset-block: 0;
  right: ${({ theme }) => theme.space[16]};
  display: none;
  align-items: center;
  color: ${({ theme }) => theme.color.bad};
  pointer-events: none;
`;

const Input = styled.input<{ $isCode: boolean }>`
  width: 100%;
  height: 52px;
  padding-inline: ${({ theme }) => theme.space[16]};
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${({ theme }) => theme.radius.control};
  background: ${({ theme }) => theme.color.canvas};
  color: ${({ theme }) => theme.color.ink1};
  font-size: ${({ theme }) => theme.font.field};
  font-variant-numeric: ${({ $isCode }) => ($isCode ? 'tabular-nums' : 'normal')};
  letter-spacing: ${({ $isCode }) => ($isCode ? '.04em' : 'normal')};
  appearance: textfield;

  /* Safari shows its spin buttons all the same. */
  &::-webkit-inner-spin-button {
    appearance: none;
  }

  &:user-invalid {
    border: 2px solid ${({ theme }) => theme.color.bad};
    padding-inline: calc(${({ theme }) => theme.space[16]} - 1px) ${({ theme }) => theme.space[56]};
  }

  &:user-invalid + ${InvalidMark} {
    display: flex;
  }
`;

export type TextFieldProps = Pick<
  ComponentProps<'input'>,
  'name' | 'type' | 'step' | 'autoComplete' | 'autoCapitalize' | 'spellCheck' | 'inputMode'
> & {
  /** The label above the field. */
  label: string;
  /** Makes the field required and marks the label with an asterisk. */
  isRequired?: boolean;
  /** Styles the value as a code, such as a VIN: tabular figures and wider letter spacing. */
  isCode?: boolean;
};

/**
 * A form field with a label. The browser validates it by its type and whether it is required.
 *
 * Set `autoComplete` on every field, and `inputMode` on fields for numbers.
 *
 * @states empty, filled, invalid, long, narrow
 */
export function TextField({ label, isRequired = false, isCode = false, ...input }: TextFieldProps) {
  const id = useId();
  return (
    <Field>
      <Label htmlFor={id} $isRequired={isRequired}>
        {label}
      </Label>
      <Box>
        <Input id={id} required={isRequired} $isCode={isCode} {...input} />
        <InvalidMark>
          <Icon name="alert" />
        </InvalidMark>
      </Box>
    </Field>
  );
}
