import styled from 'styled-components';
import { Section } from '../basics/Section.tsx';
import { theme } from '../theme/tokens.ts';
import { VisuallyHidden } from '../theme/typography.ts';

const Line = styled.li`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[16]};
  padding-block: ${theme.space[12]};
  border-top: 1px solid ${theme.color.line};
  font-variant-numeric: tabular-nums;

  > :first-child {
    flex: 2 7rem;
  }

  > :nth-child(2) {
    flex: 3 9rem;
    color: ${theme.color.ink2};
  }
`;

/** The parts around the first ': ', or the whole entry without one. */
const partsOf = (line: string) => /^(.*?): (.*)$/s.exec(line)?.slice(1) ?? [line];

export type BusinessHoursProps = {
  /** The entries. The first ': ' separates the columns and is only spoken. */
  hours: readonly string[];
};

/** The business hours, one line per entry. */
export function BusinessHours({ hours }: BusinessHoursProps) {
  return (
    <Section heading="Business Hours" isSmall>
      <ul>
        {hours.map((line, index) => {
          const [days, times] = partsOf(line);
          return (
            // Entries can be equal.
            <Line key={index}>
              <span>
                {days}
                {times !== undefined && <VisuallyHidden>: </VisuallyHidden>}
              </span>
              {times !== undefined && <span>{times}</span>}
            </Line>
          );
        })}
      </ul>
    </Section>
  );
}
