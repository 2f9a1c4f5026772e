import { useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../src/components/theme/tokens.ts';

const CopyBox = styled.button`
  display: inline-flex;
  align-items: center;
  min-width: 44px;
  min-height: 44px;
  text-align: start;

  &:focus-visible {
    outline-color: currentcolor;
  }
`;

const CopyIcon = styled.svg`
  flex: none;
  width: 12px;
  height: 12px;
  margin-inline-start: ${theme.space[8]};
  fill: none;
  stroke: currentcolor;
`;

/** Text that is copied when clicked. */
export function Copyable({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const handleClick = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <CopyBox
      type="button"
      aria-label={`Copy ${text}`}
      onClick={() => void handleClick()}
      onBlur={() => setIsCopied(false)}
    >
      <Code>{isCopied ? 'Copied' : text}</Code>
      <CopyIcon viewBox="0 0 16 16" aria-hidden>
        <path d="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z" />
      </CopyIcon>
    </CopyBox>
  );
}

/** Inline code. */
export const Code = styled.code`
  color: ${theme.color.ink2};
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: 0.75rem;
  overflow-wrap: anywhere;
`;
