import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { theme } from '../theme/tokens.ts';
import { Container } from './Container.tsx';

/** Not a grid: Chromium does not break its rows across printed pages. */
const Column = styled(Container)<{ $isCentered: boolean }>`
  display: flex;
  flex-direction: column;
  gap: clamp(16px, 5vw, 24px);
  padding-block: clamp(20px, 6vw, 32px) ${theme.space.section};
  ${({ $isCentered }) =>
    $isCentered &&
    css`
      align-items: center;
      padding-top: ${theme.space.section};
      text-align: center;
    `}

  @media print {
    padding-block: ${theme.space[16]};
  }
`;

export type ScreenBoxProps = ComponentProps<'div'> & {
  /** Centers the content, for a screen with a short message. */
  isCentered?: boolean;
};

/** Lays out a screen as a column. */
export const ScreenBox = ({ isCentered = false, ...div }: ScreenBoxProps) => (
  <Column {...div} $isCentered={isCentered} />
);
