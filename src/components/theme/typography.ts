import styled, { css, keyframes } from 'styled-components';
import { theme } from './tokens.ts';

export const heading2 = css`
  font-size: ${theme.font.h2};
  font-weight: ${theme.weight.heading};
  letter-spacing: -0.02em;
  line-height: 1.12;
  text-wrap: balance;
`;

export const heading3 = css`
  font-size: ${theme.font.h3};
  font-weight: ${theme.weight.heading};
  line-height: 1.12;
`;

/** The heading of a card, a dialog or a notice, a step below those of screens and sections. */
export const PanelHeading = styled.h2`
  ${heading3}
`;

/** The style of a price, without its font size. */
export const priceFigures = css`
  font-weight: ${theme.weight.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.015em;
  line-height: 1;
`;

export const smallLabel = css`
  color: ${theme.color.ink2};
  font-size: ${theme.font.small};
`;

/** Hides an element visually but not from assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/** Hides the scrollbars of a list that visitors swipe. */
export const noScrollbar = css`
  scrollbar-width: none;

  /* Safari below 18.2. */
  &::-webkit-scrollbar {
    display: none;
  }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

/** The entrance of a dialog or a panel. */
export const entrance = css`
  animation: ${rise} ${theme.motion.panel} ${theme.motion.inPlace};
`;

const gone = '&:is([hidden], dialog:not([open]))';

/** Fades out a dialog when it closes, or an element when it is hidden. It lets presses through at once. */
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

/** Hides an element in print. */
export const screenOnly = css`
  @media print {
    display: none;
  }
`;

export const ScreenOnly = styled.div`
  ${screenOnly}
`;
