import styled, { css } from 'styled-components';
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

export const SmallLabel = styled.p`
  ${smallLabel}
`;
