import styled from 'styled-components';
import { Section } from '../basics/Section.tsx';

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(7rem, 2fr) minmax(0, 3fr);
  gap: ${({ theme }) => theme.space[16]};
  padding-block: ${({ theme }) => theme.space[12]};
  border-top: 1px solid ${({ theme }) => theme.color.line};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const Times = styled.span`
  color: ${({ theme }) => theme.color.ink2};
`;

const WholeLine = styled.span`
  grid-column: span 2;
`;

function splitAtColon(line: string) {
  const colon = line.indexOf(': ');
  return colon < 0 ? undefined : { days: line.slice(0, colon + 1), times: line.slice(colon + 2) };
}

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
          const parts = splitAtColon(line);
          return (
            // Entries can be equal.
            <Line key={index}>
              {parts === undefined ? (
                <WholeLine>{line}</WholeLine>
              ) : (
                <>
                  <span>{parts.days}</span> <Times>{parts.times}</Times>
                </>
              )}
            </Line>
          );
        })}
      </ul>
    </Section>
  );
}
