import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/tokens.ts';

const Heading = styled.h1`
  ${theme.text.h1}
  text-wrap: balance;
`;

/** The h1 of a screen. The app focuses it when the screen opens, so each screen has exactly one. */
export const ScreenHeading = (h1: ComponentProps<'h1'>) => <Heading tabIndex={-1} {...h1} />;
