import { memo } from 'react';
import styled from 'styled-components';
import type { Failure, Fallible, InventorySummary } from '../../shared/model.ts';
import { formatCount } from '../../shared/text/format.ts';
import { Placeholder } from '../basics/Placeholder.tsx';
import { theme } from '../theme/tokens.ts';
import { heading2, smallLabel } from '../theme/typography.ts';

const tiles = [
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

const Strip = styled.div`
  display: grid;
  min-height: clamp(5.5rem, 16vw, 6rem);
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.sunk};

  > * {
    grid-area: 1 / 1;
  }
`;

/** Three columns, unless large numbers or large text need rows. The gaps are hairlines. */
const Tiles = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 1px;
  background: ${theme.color.line};
`;

const Tile = styled.div`
  display: flex;
  flex: 1 5.9rem;
  flex-direction: column;
  justify-content: space-between;
  padding: clamp(10px, 2.7vw, 16px) clamp(12px, 5vw - 6px, 24px);
  background: ${theme.color.sunk};
`;

const Label = styled.dt`
  ${smallLabel}
  line-height: 1.15;
`;

const Value = styled.dd`
  ${heading2}
  height: 1.12em;
  font-size: min(${theme.font.h2}, max(6.5vw, 1.25rem));
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

/**
 * Always rendered: screen readers announce changes inside a live region, but not reliably a live region that is
 * inserted together with its text.
 */
const ErrorStatus = styled.p`
  display: flex;
  align-items: center;
  color: ${theme.color.bad};
  font-weight: ${theme.weight.label};
  line-height: 1.2;

  &:not(:empty) {
    padding-inline: ${theme.space[24]};
    background: ${theme.color.badSoft};
  }
`;

export type SummaryBarProps = {
  /** The counts, or why they could not be loaded. */
  summary: Fallible<InventorySummary>;
};

/** The inventory's counts, or the reason they could not be loaded. The height is the same in every state. */
export const SummaryBar = memo(function SummaryBar({ summary }: SummaryBarProps) {
  return (
    <Strip>
      <ErrorStatus role="status">
        {summary.status === 'failed' && `Error: ${describeFailure(summary.failure)}`}
      </ErrorStatus>
      {summary.status !== 'failed' && (
        <Tiles aria-busy={summary.status === 'loading'}>
          {tiles.map(({ label, field }) => (
            <Tile key={field}>
              <Label>{label}</Label>
              <Value>
                {summary.status === 'ready' ? (
                  formatCount(summary.value[field])
                ) : (
                  <Placeholder $width="2.5ch" />
                )}
              </Value>
            </Tile>
          ))}
        </Tiles>
      )}
    </Strip>
  );
});
