import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/tokens.ts';

const Input = styled.input`
  width: 100%;
  height: 52px;
  padding-inline: ${theme.space[16]};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.ink1};
  font-size: ${theme.font.field};
  appearance: textfield;

  &::placeholder {
    color: ${theme.color.ink3};
    opacity: 1;
  }

  &:disabled {
    background: ${theme.color.sunk};
    color: ${theme.color.ink2};
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
