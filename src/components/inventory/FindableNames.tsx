import { memo } from 'react';
import styled from 'styled-components';
import type { Vehicle } from '../../data/model.ts';
import { vehicleName } from '../basics/format.ts';
import { groupRows } from './groupRows.ts';

/** Covers the grid. Clips the names, which lag behind the grid and may briefly be those of a longer list. */
const Layer = styled.div`
  position: absolute;
  inset: 0;
  overflow: clip;
  pointer-events: none;

  @media print {
    position: static;
    padding-top: ${({ theme }) => theme.space[24]};
  }
`;

/** Transparent text in front of the cards, where find-in-page highlights its matches. */
const TransparentText = styled.div`
  position: absolute;
  inset-inline: 0;
  overflow: clip;
  content-visibility: auto;
  color: transparent;
  font-size: ${({ theme }) => theme.font.caption};
  white-space: pre;

  &::selection {
    background: none;
  }

  @media print {
    position: static;
    height: auto !important;
    content-visibility: visible;
    color: ${({ theme }) => theme.color.ink1};
    line-height: 1.55 !important;
    tab-size: 15rem !important;
    white-space: pre-wrap;
  }
`;

/** The names are split into about this many groups, so that the browser lays out only the nearby ones. */
const maxGroups = 32;

export type FindableNamesProps = {
  /** All vehicles of the grid. */
  vehicles: readonly Vehicle[];
  /** Number of names per line. */
  columns: number;
  /** Distance between adjacent names in a line, in px. */
  columnWidth: number;
  /** Distance from the top of the grid to the top of a row, in px. Each row ends where the next one starts. */
  topOf: (row: number) => number;
};

/**
 * The names of vehicles as invisible text, each at the position of its card, so that the browser's find-in-page finds
 * cards that are not rendered. Hidden from assistive technology. In print, the names are a visible list.
 *
 * @states filled, empty, long
 */
export const FindableNames = memo(function FindableNames({
  vehicles,
  columns,
  columnWidth,
  topOf,
}: FindableNamesProps) {
  const rows = Math.ceil(vehicles.length / columns);
  const textOf = (first: number, end: number) =>
    vehicles
      .slice(first * columns, end * columns)
      .map((vehicle, index) => vehicleName(vehicle) + ((index + 1) % columns === 0 ? '\n' : '\t'))
      .join('');
  return (
    <Layer aria-hidden="true">
      {groupRows(rows, Math.ceil(rows / maxGroups), topOf).map(({ first, end }) => {
        const top = topOf(first);
        const height = topOf(end) - top;
        const lineHeight = `${height / (end - first)}px`;
        return (
          <TransparentText key={first} style={{ top, height, lineHeight, tabSize: `${columnWidth}px` }}>
            {textOf(first, end)}
          </TransparentText>
        );
      })}
    </Layer>
  );
});
