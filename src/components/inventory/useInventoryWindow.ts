import { defaultRangeExtractor, useWindowVirtualizer, windowScroll } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/**
 * Cards rendered above and below the viewport, in whole rows, so that Tab reaches the next card and scrolling reveals no
 * gaps.
 */
const overscannedCards = 6;

/** An inventory with at most this many cards is rendered whole. */
const smallCount = 12;

/** Cards rendered before the grid has been measured. */
const initialCards = 4;

/** The measured grid, in px. */
type Layout = { width: number; columns: number; gap: number; rowHeight: number; top: number };

type InventoryRow = {
  index: number;
  /** The row contains the cards from `first` up to, but not including, `end`. */
  first: number;
  end: number;
  /** Height of the filler that replaces the rows missing before this one; 0 if none is missing. */
  spaceBefore: number;
};

type InventoryWindow = {
  /** The rows to render. */
  rows: readonly InventoryRow[];
  /** Height of the filler that replaces the rows missing at the end. */
  spaceAfter: number;
  /** `undefined` until the grid has been measured, which happens before the first paint. */
  columns: number | undefined;
  /** Distance between the left edges of adjacent columns, in px. */
  columnWidth: number;
  /**
   * Distance from the top of the grid to the top of a row, in px. For the row count: one gap below the bottom of the
   * last row.
   */
  topOf: (row: number) => number;
};

type Options = {
  /** The grid, with the cards as its `article` children. */
  grid: RefObject<HTMLElement | null>;
  /** Number of cards. */
  count: number;
  /** The card with the focus, or -1. Its row and the adjacent rows are always rendered. */
  focusedCard: number;
  /** Also render what is near the viewport, not just what is visible. */
  isOverscanned: boolean;
};

/**
 * Decides which rows of the inventory grid to render while the whole page scrolls.
 *
 * 1. Before the first paint, a few cards are rendered and measured. That gives the number of columns, and the height
 *    that every other row is assumed to have: that of the shortest card. A new width of the grid starts over.
 * 2. From then on, TanStack Virtual knows from the scroll position which rows are visible. Rendered are those, with
 *    `isOverscanned` also some rows around them, and the pinned rows: the one with the focus and its neighbours, the
 *    first, and the last. Tab enters the grid through the first or the last, and the first keeps the measured height.
 * 3. A filler takes the space of the rows missing between two rendered rows.
 * 4. When a rendered row turns out taller or shorter than assumed, TanStack Virtual corrects the positions below it, and
 *    the scroll position if the row is above the viewport.
 */
export function useInventoryWindow({ grid, count, focusedCard, isOverscanned }: Options): InventoryWindow {
  const [layout, setLayout] = useState<Layout>();
  const { columns, gap, rowHeight, top } = layout ?? { columns: 1, gap: 0, rowHeight: 0, top: 0 };
  const rowCount = layout === undefined ? 0 : Math.ceil(count / columns);

  // oxlint-disable-next-line react/incompatible-library -- this project does not use the React Compiler.
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rowCount,
    estimateSize: () => rowHeight,
    gap,
    scrollMargin: top,
    overscan: isOverscanned ? Math.ceil((count > smallCount ? overscannedCards : smallCount) / columns) : 0,
    rangeExtractor: (range) => {
      const focusedRow = Math.floor(focusedCard / columns);
      const pinned = [
        0,
        ...(focusedCard < 0 ? [] : [focusedRow - 1, focusedRow, focusedRow + 1]),
        ...(isOverscanned ? [rowCount - 1] : []),
      ].filter((row) => row >= 0 && row < rowCount);
      return [...new Set([...defaultRangeExtractor(range), ...pinned])].toSorted((a, b) => a - b);
    },
    // A screen opens at its top. Before that, the page may still have the scroll position of the previous screen.
    initialOffset: 0,
    initialRect: { width: innerWidth, height: innerHeight },
    // Scroll only to compensate for rows above the viewport whose height has changed.
    scrollToFn: (offset, options, instance) => {
      if (options.adjustments !== undefined) windowScroll(offset, options, instance);
    },
  });

  const rows: InventoryRow[] = [];
  let bottom = 0;
  for (const { index, start, size } of virtualizer.getVirtualItems()) {
    const isAdjacent = index === (rows.at(-1)?.index ?? -1) + 1;
    // The grid adds a gap before and after the filler.
    const spaceBefore = isAdjacent ? 0 : start - top - bottom - 2 * gap;
    // `start` includes a scroll correction that iOS delays; adjacent rows follow from the sizes alone.
    bottom = isAdjacent ? bottom + (index === 0 ? 0 : gap) + size : start - top + size;
    rows.push({ index, first: index * columns, end: Math.min((index + 1) * columns, count), spaceBefore });
  }
  if (layout === undefined) {
    rows.push({ index: 0, first: 0, end: Math.min(initialCards, count), spaceBefore: 0 });
  }

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
      const { gridTemplateColumns, columnGap } = getComputedStyle(grid.current);
      setLayout({
        width,
        columns: gridTemplateColumns.split(' ').length,
        gap: Number.parseFloat(columnGap),
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

  // The height of the grid changes whenever a row turns out taller or shorter than estimated.
  useEffect(() => {
    if (grid.current === null || isEmpty) return undefined;
    const observer = new ResizeObserver(() => measure());
    observer.observe(grid.current);
    return () => observer.disconnect();
  }, [grid, isEmpty]);

  const total = virtualizer.getTotalSize();
  const topOf = useCallback(
    (row: number) => (virtualizer.measurementsCache[row]?.start ?? total + gap + top) - top,
    [virtualizer, total, gap, top],
  );
  return {
    rows,
    spaceAfter: layout === undefined ? 0 : total - bottom,
    columns: layout?.columns,
    columnWidth: layout === undefined ? 0 : (layout.width + gap) / columns,
    topOf,
  };
}
