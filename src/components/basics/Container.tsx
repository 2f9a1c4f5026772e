import styled from 'styled-components';

/**
 * Holds a screen's content at the width that text or, with `$isGrid`, a grid of cars may have.
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
