import type { ReactNode } from 'react';
import styled from 'styled-components';
import { heading1 } from '../theme/typography.ts';

const Heading = styled.h1`
  ${heading1}
`;

/**
 * The h1 of a screen. Scripts can focus it, which the app does whenever a screen opens.
 *
 * Each screen has exactly one.
 *
 * @states filled, long, narrow
 */
export function ScreenHeading({
  children,
}: {
  /** The name of the screen, the dealer or the vehicle. */
  children: ReactNode;
}) {
  return <Heading tabIndex={-1}>{children}</Heading>;
}
