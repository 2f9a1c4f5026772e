import styled from 'styled-components';
import { theme } from '../theme/tokens.ts';

/** The box of a vehicle's picture on its own screen. */
export const StageBox = styled.div`
  aspect-ratio: 3 / 2;
  min-width: 0;
  overflow: hidden;
  border-radius: ${theme.radius.panel};
  background: ${theme.color.sunk};

  ${theme.from.tablet} {
    aspect-ratio: 16 / 9;
  }

  ${theme.from.desktop} {
    aspect-ratio: 16 / 10;
  }
`;
