import { css } from 'styled-components';

/**
 * A grid of cards: 1, 2 or 3 columns, and the given number of columns on the widest screens. The gap between rows is a margin
 * below each child. A row gap would also apply between the four grid rows that a card spans.
 */
export const cardGrid = (columnsFromCinema: number) => css`
  --columns: 1;
  --gap: ${({ theme }) => theme.space[20]};
  display: grid;
  grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
  column-gap: var(--gap);
  margin-bottom: calc(-1 * var(--gap));

  > * {
    margin-bottom: var(--gap);
  }

  ${({ theme }) => theme.from.tablet} {
    --columns: 2;
  }

  ${({ theme }) => theme.from.desktop} {
    --columns: 3;
    --gap: ${({ theme }) => theme.space[24]};
  }

  ${({ theme }) => theme.from.cinema} {
    --columns: ${columnsFromCinema};
    --gap: ${({ theme }) => theme.space[32]};
  }
`;
