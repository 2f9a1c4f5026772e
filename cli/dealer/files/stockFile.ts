import type { Problem } from '../stock/decodeRow.ts';

/** Where a row is: a line of a CSV file, or the zero-based index in a JSON array. */
export type Position = { line: number } | { index: number };

/** A row's cells in the order of the file's columns, or the reason why it cannot be read. */
export type Row = { at: Position; cells: readonly unknown[] } | { at: Position; problem: Problem };

export type StockFile = {
  /** Such as 'CSV, UTF-8, separated by commas'. */
  format: string;
  /** The names of the columns. */
  names: readonly string[];
  rows: AsyncIterable<Row> | Iterable<Row>;
};
