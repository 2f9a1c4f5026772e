import styled from 'styled-components';
import { Section } from '../basics/Section.tsx';
import { theme } from '../theme/tokens.ts';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(7rem, 2fr) minmax(0, 3fr);
  gap: ${theme.space[16]};
  padding-block: ${theme.space[12]};
  border-top: 1px solid ${theme.color.line};
  font-variant-numeric: tabular-nums;

  > :only-child {
    grid-column: span 2;
  }

  > :nth-child(2) {
    color: ${theme.color.ink2};
  }
`;

/** An entry without a colon is one part. */
const partsOf = (line: string) => /^(.*?:) (.*)$/s.exec(line)?.slice(1) ?? [line];

export type BusinessHoursProps = {
  /** The entries. The part up to the first ': ' goes into its own column. */
  hours: readonly string[];
};

/**
 * The business hours, one line per entry.
 *
 * @states filled, long, narrow
 */
export function BusinessHours({ hours }: BusinessHoursProps) {
  return (
    <Section heading="Business Hours" isSmall>
      <ul>
        {hours.map((line, index) => {
          const [days, times] = partsOf(line);
          return (
            // Entries can be equal.
            <Line key={index}>
              <span>{days}</span>
              {times !== undefined && <span>{` ${times}`}</span>}
            </Line>
          );
        })}
      </ul>
    </Section>
  );
}
