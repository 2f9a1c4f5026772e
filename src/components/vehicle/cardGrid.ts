import { css } from 'styled-components';

const columns = (count: number) => css`
  grid-template-columns: repeat(${count}, minmax(0, 1fr));
`;

/** Columns of cards, as many as have room; a page of the greatest width has that many. */
export const cardGrid = (columnsFromCinema: number) => css`
  display: grid;
  gap: ${({ theme }) => theme.space[20]};
  ${columns(1)}

  ${({ theme }) => theme.from.tablet} {
    ${columns(2)}
  }

  ${({ theme }) => theme.from.desktop} {
    gap: ${({ theme }) => theme.space[24]};
    ${columns(3)}
  }

  ${({ theme }) => theme.from.cinema} {
    gap: ${({ theme }) => theme.space[32]};
    ${columns(columnsFromCinema)}
  }
`;
