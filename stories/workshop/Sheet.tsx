import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { theme } from '../../src/components/theme/tokens.ts';
import { heading1, heading2 } from '../../src/components/theme/typography.ts';

const Page = styled.main`
  max-width: 1520px;
  margin-inline: auto;
  padding: ${theme.space[40]} ${theme.space.gutter};
  background: ${theme.color.canvas};
  color: ${theme.color.ink1};

  h1 {
    ${heading1}
  }
`;

const Lead = styled.p`
  max-width: ${theme.measure};
  margin-block: ${theme.space[12]} ${theme.space[40]};
  color: ${theme.color.ink2};
`;

const Part = styled.section`
  margin-top: ${theme.space[40]};

  > h2 {
    ${heading2}
    margin-bottom: ${theme.space[20]};
    font-size: ${theme.font.h3};
  }
`;

/** The layout of a workshop page. */
export function Sheet({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page>
      <h1>{title}</h1>
      <Lead>{lead}</Lead>
      {children}
    </Page>
  );
}

export function SheetPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Part>
      <h2>{title}</h2>
      {children}
    </Part>
  );
}

const CopyBox = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  padding: 0;
  border: 0;
  background: none;
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

/** Text that a click copies. */
export function Copyable({ text, className }: { text: string; className?: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const handleClick = async () => {
    await navigator.clipboard.writeText(text);
    setIsCopied(true);
  };
  return (
    <CopyBox
      type="button"
      className={className}
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
