import { type SubmitEvent, useRef } from 'react';
import styled from 'styled-components';
import { formatCount } from '../../shared/text/format.ts';
import { Icon } from '../basics/Icon.tsx';
import { theme } from '../theme/tokens.ts';
import { hiddenInPrint, VisuallyHidden } from '../theme/hiding.ts';

const Box = styled.form`
  position: relative;
  max-width: 560px;
  color: ${theme.color.ink3};
  ${hiddenInPrint}

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
  }

  /* Chromium draws it in blue. */
  &::-webkit-search-cancel-button {
    filter: grayscale(1);
  }
`;

export type SearchBoxProps = {
  /** The value of the field. */
  text: string;
  /** Number of matching vehicles, announced to screen readers. `undefined` while the vehicles are loading. */
  resultCount: number | undefined;
  /** The visitor changed the value. `text` is the whole value, including spaces. */
  onChange: (event: { text: string }) => void;
};

/** The inventory's search field. */
export function SearchBox({ text, resultCount, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    // An on-screen keyboard would cover the results.
    input.current?.blur();
  };
  const announcement = resultCount === 1 ? '1 vehicle' : `${formatCount(resultCount ?? 0)} vehicles`;
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
        value={text}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <VisuallyHidden role="status">{resultCount !== undefined && announcement}</VisuallyHidden>
    </Box>
  );
}
