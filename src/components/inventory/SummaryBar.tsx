import { memo } from 'react';
import styled from 'styled-components';
import type { Failure, Fallible, InventorySummary } from '../../shared/model.ts';
import { formatCount } from '../../shared/text/format.ts';
import { Placeholder } from '../basics/Placeholder.tsx';
import { theme } from '../theme/tokens.ts';

const counts = [
  { label: 'Total Vehicles', field: 'totalCount' },
  { label: 'In Stock', field: 'inStockCount' },
  { label: 'Sold This Month', field: 'soldThisMonth' },
] as const satisfies readonly { label: string; field: keyof InventorySummary }[];

const failures = {
  notSignedIn: 'Not signed in yet',
  unreachable: 'Could not reach the server',
  unexpectedAnswer: 'Unexpected answer from the server',
};

const describeFailure = (failure: Failure) =>
  typeof failure === 'number' ? `Server returned ${failure}` : failures[failure];

/** As high as the counts in every state. */
const Row = styled.div`
  display: grid;
  align-items: center;
  min-height: calc(2 * 1.3 * ${theme.font.small});
  font-size: ${theme.font.small};
  line-height: ${theme.lineHeight.compact};

  > * {
    grid-area: 1 / 1;
  }

  ${theme.from.tablet} {
    min-height: calc(1.3 * ${theme.font.small});
  }
`;

/** On phones, each label is above its value. */
const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]} clamp(${theme.space[12]}, 5vw, ${theme.space[24]});
`;

const Count = styled.div`
  display: flex;
  flex-direction: column;
  column-gap: ${theme.space[8]};

  ${theme.from.tablet} {
    flex-direction: row;
  }
`;

const Label = styled.dt`
  color: ${theme.color.ink2};
`;

const Value = styled.dd`
  height: 1lh;
  /* Nothing moves when the counts arrive. */
  min-width: 5ch;
  font-weight: ${theme.weight.label};
  font-variant-numeric: tabular-nums;
`;

/**
 * Always rendered: screen readers announce changes inside a live region, but not reliably a live region that is
 * inserted together with its text.
 */
const ErrorStatus = styled.p`
  color: ${theme.color.bad};
`;

export type SummaryBarProps = {
  /** The counts, or why they could not be loaded. */
  summary: Fallible<InventorySummary>;
};

/** The inventory's counts in a quiet row, or the reason they could not be loaded. The height is the same in every state. */
export const SummaryBar = memo(function SummaryBar({ summary }: SummaryBarProps) {
  return (
    <Row>
      <ErrorStatus role="status">
        {summary.status === 'failed' && `Error: ${describeFailure(summary.failure)}`}
      </ErrorStatus>
      {summary.status !== 'failed' && (
        <Counts aria-busy={summary.status === 'loading'}>
          {counts.map(({ label, field }) => (
            <Count key={field}>
              <Label>{label}</Label>
              <Value>
                {summary.status === 'ready' ? (
                  formatCount(summary.value[field])
                ) : (
                  <Placeholder style={{ width: '2.5ch' }} />
                )}
              </Value>
            </Count>
          ))}
        </Counts>
      )}
    </Row>
  );
});
