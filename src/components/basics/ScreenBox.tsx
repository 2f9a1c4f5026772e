import styled from 'styled-components';
import { Container } from './Container.tsx';

/**
 * The layout of a screen: a column of parts, `$gap` apart (a CSS length).
 *
 * @states filled
 */
export const ScreenBox = styled(Container)<{ $gap?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme, $gap = theme.space[24] }) => $gap};
  padding-top: ${({ theme }) => theme.space[32]};
  padding-bottom: ${({ theme }) => theme.space.section};
`;
