import { type SubmitEvent, useRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../basics/Icon.tsx';
import { TextInput } from '../forms/TextInput.tsx';
import { theme } from '../theme/tokens.ts';

const Box = styled.form`
  position: relative;
  container-type: inline-size;
  color: ${theme.color.ink3};

  > svg {
    position: absolute;
    inset: 0 auto 0 16px;
    margin-block: auto;
    pointer-events: none;
  }
`;

const Input = styled(TextInput)`
  padding-inline-start: calc(${theme.space[16]} + 1.25em + ${theme.space[12]});
  appearance: none;

  /* Its text, 12.4 em wide, also fits on a phone when the browser enlarges it. */
  &::placeholder {
    font-size: min(1em, (100cqi - 64px - 1.25em) / 12.4);
    text-overflow: ellipsis;
  }

  /* It takes room from the placeholder. */
  &:placeholder-shown::-webkit-search-cancel-button {
    display: none;
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
