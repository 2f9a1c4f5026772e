import styled, { css } from 'styled-components';
import { theme } from './tokens.ts';

/** The heading of a card, a dialog or a notice, a step below those of screens and sections. */
export const PanelHeading = styled.h2`
  ${theme.text.h3}
`;

export const smallLabel = css`
  color: ${theme.color.ink2};
  font-size: ${theme.font.small};
`;

export const SmallLabel = styled.p`
  ${smallLabel}
`;
