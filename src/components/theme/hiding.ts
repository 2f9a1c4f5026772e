import styled, { css } from 'styled-components';

/** Leaves a repetition of other text out when the page is copied. */
export const notCopied = css`
  -webkit-user-select: none;
  user-select: none;
`;

/** Hides an element visually but not from assistive technology. */
export const visuallyHidden = css`
  ${notCopied}
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

export const hiddenInPrint = css`
  @media print {
    display: none;
  }
`;

export const HiddenInPrint = styled.div`
  ${hiddenInPrint}
`;
