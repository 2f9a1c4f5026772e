/** A line of a CSV file, or the zero-based index of an element of a JSON array. */
export type Position = { line: number } | { index: number };

export const describePosition = (at: Position): string =>
  'line' in at ? `line ${at.line}` : `element ${at.index}`;

/** A problem in a row. `column`: the header's name and its number, such as 'Price (5)'. `once`: the matter that a person can agree to. */
export type Problem = { column?: string; reason: string; once?: string };

/** A column's name and number for messages. The index starts at zero, the number at one. */
export const columnLabel = ({ name, index }: { name: string; index: number }): string =>
  `${name.slice(0, 60)} (${index + 1})`.trim();

export type Row = {
  at: Position;
  /** In the order of the file's columns. An undefined or missing cell leaves its field unchanged. */
  cells: readonly unknown[];
  /** Why the row cannot be read. Only a valid VIN among its cells can be trusted. */
  problem?: Problem;
  /** Cells are missing at the row's end, where Excel omits empty ones. A row with a valid VIN is read anyway. */
  shortage?: Problem;
  /** The index of the file's last cell if no line break follows it: it may be cut off. */
  lastCell?: number;
};

export type InventoryFile = {
  /** Such as 'CSV, UTF-8, separated by commas'. */
  format: string;
  /** The names of the columns. */
  names: readonly string[];
  rows: readonly Row[];
};
