import { type ComponentProps, type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { theme } from '../theme/tokens.ts';

const Heading = styled.h2<{ $isSmall: boolean }>`
  ${({ $isSmall }) => ($isSmall ? theme.text.h3 : theme.text.h2)}
  text-wrap: balance;
  margin-bottom: ${({ $isSmall }) => ($isSmall ? theme.space[12] : theme.space[24])};
`;

export type SectionProps = ComponentProps<'section'> & {
  /** The heading, which is also the accessible name. */
  heading: string;
  /** Sets the heading smaller and closer to the content, for a section beside others. */
  isSmall?: boolean;
  /** The content below the heading. */
  children: ReactNode;
};

/** A part of a screen with a heading. */
export function Section({ heading, isSmall = false, children, ...section }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...section}>
      <Heading id={headingId} $isSmall={isSmall}>
        {heading}
      </Heading>
      {children}
    </section>
  );
}
