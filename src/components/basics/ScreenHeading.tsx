import styled from 'styled-components';
import { heading1 } from '../theme/typography.ts';

/** The h1 of a screen. The app focuses it when the screen opens, so each screen has exactly one. */
export const ScreenHeading = styled.h1.attrs({ tabIndex: -1 })`
  ${heading1}
`;
