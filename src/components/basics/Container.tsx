import styled from 'styled-components';

/**
 * Centers content and limits its width. `$isGrid` sets the wider limit of card grids and of sections aligned
 * with them.
 *
 * @states filled, narrow
 */
export const Container = styled.div<{ $isGrid?: boolean }>`
  width: 100%;
  max-width: calc(1184px + 2 * ${({ theme }) => theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${({ theme }) => theme.space.gutter};

  ${({ theme }) => theme.from.cinema} {
    max-width: calc(${({ $isGrid }) => ($isGrid ? 1520 : 1184)}px + 2 * ${({ theme }) => theme.space.gutter});
  }
`;
