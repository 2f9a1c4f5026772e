import styled, { css } from 'styled-components';
import { Container } from './Container.tsx';
import { theme } from '../theme/tokens.ts';

/**
 * Lays out a screen as a column. `$isCentered` centers it, for a screen with a short message. Not a grid: Chromium does not
 * break its rows across printed pages.
 */
export const ScreenBox = styled(Container)<{ $isCentered?: boolean }>`
  display: flex;
  flex-direction: column;
  gap: clamp(16px, 5vw, 24px);
  padding-top: ${({ $isCentered }) => ($isCentered ? theme.space.section : 'clamp(20px, 6vw, 32px)')};
  padding-bottom: ${theme.space.section};
  ${({ $isCentered }) =>
    $isCentered &&
    css`
      align-items: center;
      text-align: center;
    `}

  @media print {
    padding-block: ${theme.space[16]};
  }
`;
