import styled, { css } from 'styled-components';
import { Container } from './Container.tsx';
import { theme } from '../theme/tokens.ts';

/**
 * The layout of a screen: a column of parts. `$isCentered` centers them, for a screen of a few words.
 *
 * @states filled
 */
export const ScreenBox = styled(Container)<{ $isCentered?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[24]};
  padding-top: ${({ $isCentered }) => theme.space[$isCentered ? 'section' : 32]};
  padding-bottom: ${theme.space.section};
  ${({ $isCentered }) =>
    $isCentered &&
    css`
      justify-items: center;
      text-align: center;
    `}
`;
