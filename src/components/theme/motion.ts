import { css, keyframes } from 'styled-components';
import { theme } from './tokens.ts';

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

/** The entrance of a dialog or a panel. */
export const entrance = css`
  animation: ${rise} ${theme.motion.panel} ${theme.motion.inPlace};
`;

const gone = '&:is([hidden], dialog:not([open]))';

/** Fades out a dialog when it closes, or an element when it is hidden. The page below takes presses at once. */
export const fadeOut = css`
  transition:
    opacity ${theme.motion.exit},
    display ${theme.motion.exit} allow-discrete,
    overlay ${theme.motion.exit} allow-discrete;

  ${gone} {
    display: none;
    opacity: 0;
    pointer-events: none;
  }

  &::backdrop {
    transition: opacity ${theme.motion.exit};
  }

  ${gone}::backdrop {
    opacity: 0;
  }
`;
