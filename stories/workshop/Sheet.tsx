import type { ReactNode } from 'react';
import styled from 'styled-components';
import { heading1, heading2 } from '../../src/components/theme/typography';

const Page = styled.main`
  max-width: 1520px;
  margin-inline: auto;
  padding: ${({ theme }) => `${theme.space[40]} ${theme.space.gutter}`};
  background: ${({ theme }) => theme.color.canvas};
  color: ${({ theme }) => theme.color.ink1};

  h1 {
    ${heading1}
  }
`;

const Lead = styled.p`
  max-width: ${({ theme }) => theme.measure};
  margin-block: ${({ theme }) => `${theme.space[12]} ${theme.space[40]}`};
  color: ${({ theme }) => theme.color.ink2};
`;

const Part = styled.section`
  margin-top: ${({ theme }) => theme.space[40]};

  > h2 {
    ${heading2}
    margin-bottom: ${({ theme }) => theme.space[20]};
    font-size: ${({ theme }) => theme.font.h3};
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

/** Inline code. */
export const Code = styled.code`
  color: ${({ theme }) => theme.color.ink2};
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: 0.75rem;
  overflow-wrap: anywhere;
`;
