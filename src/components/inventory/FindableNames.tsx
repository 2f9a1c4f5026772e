import { memo } from 'react';
import styled from 'styled-components';
import type { Vehicle } from '../../data/model';
import { vehicleName } from '../basics/format';

/**
 * Clear text in front of the cards: the browser's search paints what it finds there, on the card that it belongs to.
 * What is far from the view is not laid out.
 */
const Text = styled.div`
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
  /** Those whose names stand there, from the beginning of a row. */
  vehicles: readonly Vehicle[];
  /** How many names stand in a line. */
  columns: number;
  /** From one name to the next in a line, in px. */
  columnWidth: number;
  /** From the top of what it stands in, in px. */
  top: number;
  /** Of a line, in px: a row of cards and the gap below it. */
  lineHeight: number;
};

const namesOf = (vehicles: readonly Vehicle[], columns: number) =>
  vehicles
    .map((vehicle, index) => vehicleName(vehicle) + ((index + 1) % columns === 0 ? '\n' : '\t'))
    .join('');

const isSame = (before: FindableNamesProps, now: FindableNamesProps) =>
  before.columns === now.columns &&
  before.columnWidth === now.columnWidth &&
  before.top === now.top &&
  before.lineHeight === now.lineHeight &&
  before.vehicles.length === now.vehicles.length &&
  before.vehicles.every((vehicle, index) => vehicle === now.vehicles[index]);

/**
 * The names of vehicles as one text, each where its card stands when it is on the page, so that the browser's search in
 * the page comes to it. Not for the eye, nor for assistive technology. On paper it is a list.
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
    <Text
      aria-hidden="true"
      style={{
        top,
        height: lines * lineHeight,
        lineHeight: `${lineHeight}px`,
        tabSize: `${columnWidth}px`,
      }}
    >
      {namesOf(vehicles, columns)}
    </Text>
  );
}, isSame);
