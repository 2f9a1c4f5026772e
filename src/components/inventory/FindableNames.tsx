import { memo } from 'react';
import styled from 'styled-components';
import type { Vehicle } from '../../data/model.ts';
import { vehicleName } from '../basics/format.ts';

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

export type FindableNamesProps = {
  /** The vehicles of one or more consecutive rows. Only the last row may be incomplete. */
  vehicles: readonly Vehicle[];
  /** Number of names per line. */
  columns: number;
  /** Distance between adjacent names in a line, in px. */
  columnWidth: number;
  /** Distance from the top of the containing block, in px. */
  top: number;
  /** Height of a line, in px: a row of cards and the gap below it. */
  lineHeight: number;
};

const namesOf = (vehicles: readonly Vehicle[], columns: number) =>
  vehicles
    .map((vehicle, index) => vehicleName(vehicle) + ((index + 1) % columns === 0 ? '\n' : '\t'))
    .join('');

const isUnchanged = (before: FindableNamesProps, now: FindableNamesProps) =>
  before.columns === now.columns &&
  before.columnWidth === now.columnWidth &&
  before.top === now.top &&
  before.lineHeight === now.lineHeight &&
  before.vehicles.length === now.vehicles.length &&
  before.vehicles.every((vehicle, index) => vehicle === now.vehicles[index]);

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
  top,
  lineHeight,
}: FindableNamesProps) {
  const lines = Math.ceil(vehicles.length / columns);
  return (
    <TransparentText
      aria-hidden="true"
      style={{
        top,
        height: lines * lineHeight,
        lineHeight: `${lineHeight}px`,
        tabSize: `${columnWidth}px`,
      }}
    >
      {namesOf(vehicles, columns)}
    </TransparentText>
  );
}, isUnchanged);
