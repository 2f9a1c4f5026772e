import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/tokens.ts';
import { Container } from './Container.tsx';

/** Not a grid: Chromium does not break its rows across printed pages. */
const Column = styled(Container)`
  display: flex;
  flex-direction: column;
  gap: clamp(16px, 5vw, 24px);
  padding-block: clamp(20px, 6vw, 32px) ${theme.space.section};

  @media print {
    padding-block: ${theme.space[16]};
  }
`;

/** Lays out a screen as a column. */
export const ScreenBox = (div: ComponentProps<'div'>) => <Column {...div} />;
