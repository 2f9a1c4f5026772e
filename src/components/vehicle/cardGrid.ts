import { css } from 'styled-components';
import type { Theme } from '../theme/tokens.ts';

const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
`;

/**
 * The gap between rows is a margin below each child. A row gap would also apply between the four grid rows that a card
 * spans.
 */
const gap = (size: Exclude<keyof Theme['space'], 'section' | 'gutter'>) => css`
  column-gap: ${({ theme }) => theme.space[size]};
  margin-bottom: -${({ theme }) => theme.space[size]};

  > * {
    margin-bottom: ${({ theme }) => theme.space[size]};
  }
`;

/** A grid of cards: 1, 2 or 3 columns, and the given number of columns on the widest screens. */
export const cardGrid = (columnsFromCinema: number) => css`
  display: grid;
  ${gap(20)}
  ${columns(1)}

  ${({ theme }) => theme.from.tablet} {
    ${columns(2)}
  }

  ${({ theme }) => theme.from.desktop} {
    ${gap(24)}
    ${columns(3)}
  }

  ${({ theme }) => theme.from.cinema} {
    ${gap(32)}
    ${columns(columnsFromCinema)}
  }
`;
