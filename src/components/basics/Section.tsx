import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { heading2 } from '../theme/typography';

const Heading = styled.h2`
  ${heading2}
  margin-bottom: ${({ theme }) => theme.space[24]};
`;

export type SectionProps = {
  /** Names the section, too. */
  heading: string;
  /** What stands under the heading. */
  children: ReactNode;
};

/**
 * A part of a screen under a heading of its own.
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
