import styled from 'styled-components';
import { heading1 } from '../theme/typography.ts';

/**
 * The h1 of a screen. Scripts can focus it, which the app does whenever a screen opens.
 *
 * Each screen has exactly one.
 *
 * @states filled, long, narrow
 */
export const ScreenHeading = styled.h1.attrs({ tabIndex: -1 })`
  ${heading1}
`;
