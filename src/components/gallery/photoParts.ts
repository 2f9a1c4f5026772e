import styled from 'styled-components';
import { hiddenInPrint, notCopied } from '../theme/hiding.ts';
import { floatingChip, photo } from '../theme/photoStyles.ts';
import { theme } from '../theme/tokens.ts';

/** The text alternative of a photo. */
export const photoName = (name: string, index: number, count: number) =>
  count === 1 ? name : `${name}, photo ${index + 1} of ${count}`;

/** A photo in a button that isolates it: its filter would otherwise lift it above the button's inner focus ring. */
export const PhotoImage = styled.img`
  ${photo}
  position: relative;
  z-index: -1;
`;

/** The position among the photos. A status announces it to screen readers. */
export const Count = styled.p`
  ${floatingChip}
  right: ${theme.space[12]};
  padding: ${theme.space[2]} ${theme.space[10]};
  color: ${theme.color.ink1};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  ${notCopied}
  ${hiddenInPrint}
`;
