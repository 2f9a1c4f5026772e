import type { ReactNode } from 'react';
import styled from 'styled-components';
import { heading1 } from '../theme/typography';

const Heading = styled.h1`
  ${heading1}
`;

/**
 * A screen's one h1. It takes the focus when its screen has been opened, so it can be focused by script.
 *
 * @states filled, long, narrow
 */
export function ScreenHeading({
  children,
}: {
  /** The screen’s name, or its dealer’s or vehicle’s. */
  children: ReactNode;
}) {
  return <Heading tabIndex={-1}>{children}</Heading>;
}
