import styled from 'styled-components';
import { theme } from '../theme/tokens.ts';

/** The box of a vehicle's picture on its own screen. It fits into a low window, such as a phone in landscape. */
export const StageBox = styled.div`
  --ratio: 3 / 2;
  aspect-ratio: var(--ratio);
  min-width: 0;
  max-width: calc(85svh * var(--ratio));
  overflow: hidden;
  border-radius: ${theme.radius.panel};
  background: ${theme.color.sunk};

  ${theme.from.tablet} {
    --ratio: 16 / 9;
  }

  ${theme.from.desktop} {
    --ratio: 16 / 10;
  }

  /* Leaves room for the details and the dealer's address on the same sheet. */
  @media print {
    height: 8.5cm;
    max-width: 20cm;
    aspect-ratio: auto;
    background: none;
  }
`;
