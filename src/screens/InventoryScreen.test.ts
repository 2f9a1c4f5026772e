import type { ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { FilterBar } from '../components/inventory/FilterBar.tsx';
import { InventoryGrid } from '../components/inventory/InventoryGrid.tsx';
import { InventoryScreen } from './InventoryScreen.tsx';

it('shows the next query in the controls, and the results of the last one', () => {
  const [query, nextQuery] = [
    { text: 'Ho', sort: 'listed', bodyStyle: '' },
    { text: 'Hon', sort: 'newest', bodyStyle: 'SUV' },
  ] as const;
  const screen = InventoryScreen({
    summary: { status: 'loading' },
    vehicles: { status: 'ready', value: [] },
    query,
    nextQuery,
    bodyStyles: [],
    totalCount: 2,
    isBusy: true,
    minCount: 90,
    phone: '555-0100',
    onNextQueryChange: vi.fn(),
    onClear: vi.fn(),
    onOpenVehicle: vi.fn(),
  }) as ReactElement<{ children: ReactElement[] }>;
  const propsOf = (part: unknown) => screen.props.children.find(({ type }) => type === part)?.props;
  expect(propsOf(FilterBar)).toMatchObject({ query: nextQuery, resultCount: 0, totalCount: 2 });
  expect(propsOf(InventoryGrid)).toMatchObject({ query, isBusy: true, minCount: 90 });
});
