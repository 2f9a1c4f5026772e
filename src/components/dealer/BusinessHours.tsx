import styled from 'styled-components';
import { Section } from '../basics/Section.tsx';
import { theme } from '../theme/tokens.ts';

const Line = styled.li`
  --days: clamp(7rem, 34vw, 9.5rem);
  container-type: inline-size;
  padding-block: ${theme.space[12]};
  border-top: 1px solid ${theme.color.line};
  font-variant-numeric: tabular-nums;

  /* Large text on a phone. */
  @container (max-width: 17rem) {
    > span {
      display: inline;
    }
  }
`;

const Days = styled.span`
  display: inline-block;
  min-width: var(--days);
  vertical-align: top;
  /* Keeps the space at the end for find in page and the clipboard. */
  white-space: pre-wrap;
`;

/** Beside the days, or on a line of its own if the days are wider than their column. */
const Times = styled.span`
  display: inline-block;
  width: calc(100% - var(--days) - 1px);
  vertical-align: top;
  color: ${theme.color.ink2};
`;

/** The parts before and after the space at the first colon that is not between digits; the whole entry without one. */
const splitAtColon = (line: string) => /^(.*?(?:(?<!\d):|:(?!\d))\s*)(.+)$/s.exec(line)?.slice(1) ?? [line];

export type BusinessHoursProps = {
  /** The entries. A second column begins after the first colon that is not between digits. */
  hours: ReadonlyArray<string>;
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
