import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { heading2 } from '../theme/typography.ts';

const Heading = styled.h2`
  ${heading2}
  margin-bottom: ${({ theme }) => theme.space[24]};
`;

export type SectionProps = {
  /** The heading, which is also the accessible name. */
  heading: string;
  /** The content below the heading. */
  children: ReactNode;
};

/**
 * A part of a screen with a heading.
 *
 * @states filled
 */
export function Section({ heading, children }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId}>{heading}</Heading>
      {children}
    </section>
  );
}
