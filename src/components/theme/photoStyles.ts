import { css } from 'styled-components';
import { theme } from './tokens.ts';

/** A picture that fills its box. */
export const picture = css`
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** A photo that fills its box, dimmed in the dark scheme. Drawings have their own dark colours. Paper shows all of it. */
export const photo = css`
  ${picture}

  @media print {
    object-fit: contain;
  }

  @media (prefers-color-scheme: dark) {
    filter: brightness(.92);
  }
`;

/** A short text on a photo. */
export const floatingChip = css`
  position: absolute;
  bottom: ${theme.space[12]};
  border-radius: ${theme.radius.card};
  background: color-mix(in srgb, ${theme.color.surface} 92%, transparent);
  font-size: ${theme.font.caption};
  font-weight: ${theme.weight.label};
`;

/** A round button on a photo: an IconButton, or one of the photo dialog's library. */
export const floatingButton = css`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.pill};
  background: color-mix(in srgb, ${theme.color.surface} 92%, transparent);
  color: ${theme.color.ink1};

  > svg {
    max-width: 26px;
  }
`;

/** On touch screens, a button appears on keyboard focus only: swipes and taps are for the photo. */
export const keyboardOnly = css`
  @media (pointer: coarse) {
    &:not(:focus-visible) {
      opacity: 0;
      pointer-events: none;
    }
  }
`;
