import { type SubmitEvent, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../basics/Icon.tsx';
import { theme } from '../theme/tokens.ts';

const Box = styled.form`
  position: relative;
  color: ${theme.color.ink3};

  > svg {
    position: absolute;
    top: 16px;
    left: 16px;
    pointer-events: none;
  }
`;

const Input = styled.input`
  width: 100%;
  height: 52px;
  padding-inline: calc(${theme.space[16]} + 20px + ${theme.space[12]}) ${theme.space[16]};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface};
  color: ${theme.color.ink1};
  font-size: ${theme.font.field};
  appearance: none;

  &::placeholder {
    color: ${theme.color.ink3};
    opacity: 1;
    text-overflow: ellipsis;
  }

  /* Chromium draws it in blue. */
  &::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`;

export type SearchBoxProps = {
  /** The value of the field. */
  value: string;
  /** The visitor changed the value, which includes spaces. */
  onValueChange: (value: string) => void;
};

/** The inventory's search field. */
export function SearchBox({ value, onValueChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // An on-screen keyboard would cover the results.
    input.current?.blur();
  };
  return (
    <Box role="search" onSubmit={handleSubmit}>
      <Icon name="search" />
      <Input
        ref={input}
        aria-label="Search by make or model"
        type="search"
        enterKeyHint="search"
        placeholder="Search by make or model..."
        autoComplete="off"
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
      />
    </Box>
  );
}
