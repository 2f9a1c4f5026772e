import styled from 'styled-components';
import { Section } from '../basics/Section.tsx';
import { theme } from '../theme/tokens.ts';

const Line = styled.li`
  --days: clamp(7rem, 34vw, 9.5rem);
  padding-block: ${theme.space[12]};
  border-top: 1px solid ${theme.color.line};
  font-variant-numeric: tabular-nums;

  /* Times that wrap stay in their column. */
  &:has(> span) {
    padding-inline-start: var(--days);
    text-indent: calc(-1 * var(--days));
  }
`;

/** Ends with a generated tab: the columns of a line remain one run of text, which can be found, copied and read. */
const Days = styled.span`
  &::after {
    tab-size: var(--days);
    white-space: pre;
    content: '\\9';
  }
`;

const Times = styled.span`
  color: ${theme.color.ink2};
`;

/** The parts before and after the space at the first colon that is not between digits; the whole entry without one. */
const splitAtColon = (line: string) => /^(.*?(?:(?<!\d):|:(?!\d))\s*)(.+)$/s.exec(line)?.slice(1) ?? [line];

export type BusinessHoursProps = {
  /** The entries. A second column begins after the first colon that is not between digits. */
  hours: readonly string[];
};

/** The business hours, one line per entry. */
export function BusinessHours({ hours }: BusinessHoursProps) {
  return (
    <Section heading="Business Hours" isSmall>
      <ul>
        {hours.map((line, index) => {
          const [days, times] = splitAtColon(line);
          return (
            // Entries can be equal.
            <Line key={index}>
              {times === undefined ? (
                days
              ) : (
                <>
                  <Days>{days}</Days>
                  <Times>{times}</Times>
                </>
              )}
            </Line>
          );
        })}
      </ul>
    </Section>
  );
}
