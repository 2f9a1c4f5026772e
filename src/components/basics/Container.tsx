import styled, { css } from 'styled-components';
import { theme } from '../theme/tokens.ts';

/** Centers content and limits its width. `$isGrid` sets the wider limit of card grids and of sections aligned with them. */
export const Container = styled.div<{ $isGrid?: boolean }>`
  width: 100%;
  max-width: calc(1184px + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-right: max(${theme.space.gutter}, env(safe-area-inset-right));
  padding-left: max(${theme.space.gutter}, env(safe-area-inset-left));

  ${({ $isGrid }) =>
    $isGrid &&
    css`
      ${theme.from.cinema} {
        max-width: calc(1520px + 2 * ${theme.space.gutter});
      }
    `}
`;
