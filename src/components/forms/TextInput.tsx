import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../theme/tokens.ts';

/** The look of a field, for TextInput and SelectField. */
export const fieldStyles = css`
  width: 100%;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.ink1};
  font-size: ${theme.font.field};

  &:disabled {
    background: ${theme.color.sunk};
    color: ${theme.color.ink2};
    cursor: default;
    opacity: 1;
  }
`;

const Input = styled.input`
  ${fieldStyles}
  height: 52px;
  padding-inline: ${theme.space[16]};
  appearance: textfield;

  &::placeholder {
    color: ${theme.color.ink3};
    opacity: 1;
  }

  /* In Safari, the mouse wheel over spin buttons changes the number. */
  &::-webkit-inner-spin-button {
    display: none;
  }

  &:user-invalid {
    border: 2px solid ${theme.color.bad};
    padding-inline: calc(${theme.space[16]} - 1px) ${theme.space[56]};
  }
`;

/** A text input without a label. `TextField` has one. */
export const TextInput = (input: ComponentProps<'input'>) => <Input {...input} />;
