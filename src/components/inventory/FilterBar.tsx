import styled from 'styled-components';
import type { BodyStyleCount, InventoryQuery, SortOrder } from '../../shared/model.ts';
import { formatCount } from '../../shared/text/format.ts';
import { SelectField } from '../forms/SelectField.tsx';
import { hiddenInPrint } from '../theme/hiding.ts';
import { theme } from '../theme/tokens.ts';
import { smallLabel } from '../theme/typography.ts';
import { SearchBox } from './SearchBox.tsx';

const sortLabels: Record<SortOrder, string> = {
  listed: 'As listed',
  priceUp: 'Price: low to high',
  priceDown: 'Price: high to low',
  newest: 'Newest',
  lowestMileage: 'Lowest mileage',
};

/** The search has a row of its own on phones and tablets. */
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};

  > * {
    flex: 1 1 8.25rem;
  }

  /* Fits the longest order, on a row of its own if the window is narrower than 360 px. */
  > :where(form + *) {
    flex-basis: 10.75rem;
  }

  > form {
    flex-basis: 100%;
  }

  ${theme.from.desktop} {
    gap: ${theme.space[12]};

    > * {
      flex: 0 1 13rem;
    }

    > form {
      flex: 1 1 18rem;
      max-width: 35rem;
    }
  }
  ${hiddenInPrint}
`;

const Count = styled.p`
  flex-basis: 100%;
  ${smallLabel}
  min-height: 1lh;
  font-variant-numeric: tabular-nums;
`;

function describeCount(count: number, total: number) {
  const noun = total === 1 ? 'vehicle' : 'vehicles';
  return count === total
    ? `${formatCount(total)} ${noun}`
    : `${formatCount(count)} of ${formatCount(total)} ${noun}`;
}

export type FilterBarProps = {
  /** What the controls show. */
  query: InventoryQuery;
  /** The body styles to choose from, with their numbers of vehicles. An inventory without any has no such choice. */
  bodyStyles: ReadonlyArray<BodyStyleCount>;
  /** Number of vehicles that match. `undefined` while the vehicles are loading. */
  resultCount: number | undefined;
  /** Number of vehicles in the inventory. `undefined` while they are loading. */
  totalCount: number | undefined;
  /** The visitor changed a control. */
  onQueryChange: (query: InventoryQuery) => void;
};

/** The inventory's search, order and body style, and the number of vehicles that match. */
export function FilterBar({ query, bodyStyles, resultCount, totalCount, onQueryChange }: FilterBarProps) {
  return (
    <Bar>
      <SearchBox value={query.text} onValueChange={(text) => onQueryChange({ ...query, text })} />
      <SelectField
        label="Sort"
        autoComplete="off"
        value={query.sort}
        onChange={({ currentTarget }) => onQueryChange({ ...query, sort: currentTarget.value as SortOrder })}
      >
        {Object.entries(sortLabels).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </SelectField>
      {(bodyStyles.length > 0 || totalCount === undefined) && (
        <SelectField
          label="Body style"
          autoComplete="off"
          value={query.bodyStyle}
          onChange={({ currentTarget }) => onQueryChange({ ...query, bodyStyle: currentTarget.value })}
        >
          <option value="">All</option>
          {bodyStyles.map(({ bodyStyle, count }) => (
            <option key={bodyStyle} value={bodyStyle}>
              {`${bodyStyle} (${formatCount(count)})`}
            </option>
          ))}
        </SelectField>
      )}
      <Count role="status">
        {resultCount !== undefined && totalCount !== undefined && describeCount(resultCount, totalCount)}
      </Count>
    </Bar>
  );
}
