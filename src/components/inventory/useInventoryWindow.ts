import { useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { rowsOnPage } from './rowsOnPage';

/** Rows beyond what is in view, on either side: there is always a next card to tab to, and scrolling finds them made. */
const rowsBeyond = 2;

/** So many cards are there at least if there are as many: whole rows, in however many columns. */
const fewestCards = 12;

/** With so many the grid is measured before it is painted for the first time. */
const cardsToMeasure = 4;

/** How the grid has come out, in px. */
type Layout = { width: number; columns: number; gap: number; rowHeight: number; top: number };

/** A row's cards, from `first` up to but not including `end`. */
type WindowRow = {
  index: number;
  first: number;
  end: number;
  /** The height of a filler in place of the rows that are left out before it; 0 when none is. */
  spaceBefore: number;
};

type CardWindow = {
  rows: readonly WindowRow[];
  /** The height that the rows left out after the last would add to the grid. */
  spaceAfter: number;
  /** Absent until the grid has been measured, which is before it is painted. */
  columns: number | undefined;
  /** From one column to the next. */
  columnWidth: number;
  /** How far below the grid's top a row begins; the row after the last is where the grid ends. */
  topOf: (row: number) => number;
};

type Options = {
  /** The element whose `article` children are the cards. */
  grid: RefObject<HTMLElement | null>;
  /** Of all cards. */
  count: number;
  /** A card that stays where it is with its neighbours, wherever the page is scrolled to; -1 is none. */
  kept: number;
  /** Not only what is in view is there, but all that the visitor may come to next. */
  isComplete: boolean;
};

/**
 * Which cards of a grid have to be on a page that scrolls as a whole. All rows count as high as the lowest until
 * they have been on the page themselves. The first row always is: the others’ height is known from it, and the
 * keyboard comes to it from above.
 */
export function useInventoryWindow({ grid, count, kept, isComplete }: Options): CardWindow {
  const [layout, setLayout] = useState<Layout>();
  const { columns, gap, rowHeight, top } = layout ?? { columns: 1, gap: 0, rowHeight: 0, top: 0 };
  const rowCount = layout === undefined ? 0 : Math.ceil(count / columns);

  // oxlint-disable-next-line react/incompatible-library -- it is React Compiler that could not memoize it.
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rowCount,
    estimateSize: () => rowHeight,
    gap,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const keptRows = kept < 0 ? [] : [-1, 0, 1].map((step) => Math.floor(kept / columns) + step);
      return isComplete
        ? rowsOnPage({ ...range, beyond: rowsBeyond, fewest: Math.ceil(fewestCards / columns) }, [
            0,
            rowCount - 1,
            ...keptRows,
          ])
        : rowsOnPage({ ...range, beyond: 0, fewest: 0 }, [0, ...keptRows]);
    },
    // A screen opens at its top; until then the page may still be where another screen was left.
    initialOffset: 0,
    initialRect: { width: innerWidth, height: innerHeight },
    // The page is only ever moved to keep what is in view where it is.
    scrollToFn: (offset, options, instance) => {
      if (options.adjustments !== undefined) windowScroll(offset, options, instance);
    },
  });

  const rows: WindowRow[] = [];
  let bottom = 0;
  for (const { index, start, size } of virtualizer.getVirtualItems()) {
    const isNext = index === (rows.at(-1)?.index ?? -1) + 1;
    const spaceBefore = isNext ? 0 : start - top - bottom - 2 * gap;
    bottom = isNext ? bottom + (index === 0 ? 0 : gap) + size : start - top + size;
    rows.push({ index, first: index * columns, end: Math.min((index + 1) * columns, count), spaceBefore });
  }
  if (layout === undefined)
    rows.push({ index: 0, first: 0, end: Math.min(cardsToMeasure, count), spaceBefore: 0 });

  const measure = useEffectEvent(() => {
    if (grid.current === null || count === 0) return;
    const heights = Array.from(
      grid.current.querySelectorAll(':scope > article'),
      (card) => card.getBoundingClientRect().height,
    );
    const { width, top: topInView } = grid.current.getBoundingClientRect();
    if (width === layout?.width) {
      let card = 0;
      for (const { index, first, end } of rows) {
        virtualizer.resizeItem(index, heights[card] ?? rowHeight);
        card += end - first;
      }
    } else {
      const { gridTemplateColumns, rowGap } = getComputedStyle(grid.current);
      setLayout({
        width,
        columns: gridTemplateColumns.split(' ').length,
        gap: Number.parseFloat(rowGap),
        rowHeight: Math.min(...heights),
        top: topInView + scrollY,
      });
      virtualizer.measure();
    }
  });

  const isEmpty = count === 0;
  const isMeasured = layout !== undefined;
  useLayoutEffect(() => {
    if (!isEmpty && !isMeasured) measure();
  }, [isEmpty, isMeasured]);

  // A row that is not as high as it counted makes the grid higher or lower, since nothing else in it gives way.
  useEffect(() => {
    if (grid.current === null || isEmpty) return undefined;
    const observer = new ResizeObserver(() => measure());
    observer.observe(grid.current);
    return () => observer.disconnect();
  }, [grid, isEmpty]);

  const total = virtualizer.getTotalSize();
  return {
    rows,
    spaceAfter: layout === undefined ? 0 : total - bottom,
    columns: layout?.columns,
    columnWidth: layout === undefined ? 0 : (layout.width + gap) / columns,
    topOf: (row) => (virtualizer.measurementsCache[row]?.start ?? total + gap + top) - top,
  };
}
