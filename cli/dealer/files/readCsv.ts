import { Refusal } from '../outcome.ts';
import { type CsvRecord, type Line, readRecords, splitLines } from './records.ts';
import { unwrapCell } from './spreadsheetText.ts';
import { columnLabel, type Row, type StockFile } from './stockFile.ts';
import { detectEncoding, streamText } from './textFile.ts';

const delimiters = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' } as const;
type Delimiter = keyof typeof delimiters;

/** Returns the delimiter that occurs most often in the header line, outside quotes. */
function detectDelimiter(header: string): Delimiter {
  const text = header.replace(/"[^"]*("|$)/g, '');
  const candidates = Object.keys(delimiters) as Delimiter[];
  const count = (delimiter: Delimiter) => text.split(delimiter).length;
  return candidates.reduce((best, next) => (count(next) > count(best) ? next : best));
}

function rowOf(record: CsvRecord, names: readonly string[]): Row {
  const at = { line: record.line };
  const problem = (reason: string, index?: number): Row => ({
    at,
    problem: {
      ...(index !== undefined && { column: columnLabel({ name: names[index] ?? '', index }) }),
      reason,
    },
  });
  if ('reason' in record) return problem(record.reason, record.cell);
  const { cells } = record;
  const count = `${cells.length} cells for ${names.length} columns`;
  const surplus = cells.findIndex((cell, index) => index >= names.length && cell.trim() !== '');
  if (surplus !== -1) return problem(`too many: ${count}`, surplus);
  if (cells.length < names.length) return problem(`too few: ${count}`, cells.length);
  return { at, cells: cells.slice(0, names.length).map(unwrapCell) };
}

async function* readRows(records: AsyncIterable<CsvRecord>, names: readonly string[]): AsyncGenerator<Row> {
  for await (const record of records)
    if ('reason' in record || record.cells.some((cell) => cell.trim() !== '')) yield rowOf(record, names);
}

/** Returns the first line that is not blank, and leaves the rest in the iterator. */
async function nextLine(lines: AsyncIterator<Line>): Promise<Line | undefined> {
  for (;;) {
    const next = await lines.next();
    if (next.done) return undefined;
    if (next.value.text.trim() !== '') return next.value;
  }
}

async function* prepend(first: Line, rest: AsyncIterable<Line>): AsyncGenerator<Line> {
  yield first;
  yield* rest;
}

/**
 * Opens a CSV file with a header and streams its rows. Excel's line `sep=;` before the header names the delimiter. Throws a
 * refusal when the file has no header.
 */
export async function readCsv(path: string): Promise<StockFile> {
  const encoding = await detectEncoding(path);
  const lines = splitLines(streamText(path, encoding));
  let first = await nextLine(lines);
  const named = /^"?sep=([,;|\t])"?$/i.exec(first?.text ?? '')?.[1] as Delimiter | undefined;
  if (named !== undefined) first = await nextLine(lines);
  if (first === undefined) throw new Refusal(`${path} is empty`);
  if (first.text.includes('\0'))
    throw new Refusal(`${path} is not a text file, or UTF-16 without a byte order mark. Save it as UTF-8`);
  const delimiter = named ?? detectDelimiter(first.text);
  const records = readRecords(prepend(first, lines), delimiter);
  const header = (await records.next()).value as CsvRecord;
  if ('reason' in header)
    throw new Refusal(`${path} has no readable header: ${header.reason} (line ${header.line})`);
  const names = header.cells.map((name) => unwrapCell(name).replace(/\s+/g, ' '));
  while (names.at(-1) === '') names.pop();
  const format = `CSV, ${encoding.replace('windows', 'Windows').replace('utf', 'UTF')}, separated by ${delimiters[delimiter]}`;
  return { format, names, rows: readRows(records, names) };
}
