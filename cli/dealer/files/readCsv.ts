import { counted, CliError } from '../outcome.ts';
import { type CsvRecord, readRecords } from './records.ts';
import { unwrapCell } from './spreadsheetText.ts';
import { columnLabel, type Row, type InventoryFile } from './inventoryFile.ts';
import { readTextFile } from './textFile.ts';

const delimiters = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' } as const;
type Delimiter = keyof typeof delimiters;

/** Returns the delimiter that occurs most often in the header line, outside quotes. */
function detectDelimiter(header: string): Delimiter {
  const text = header.replace(/"[^"]*("|$)/g, '');
  const candidates = Object.keys(delimiters) as Delimiter[];
  const count = (delimiter: Delimiter) => text.split(delimiter).length;
  return candidates.reduce((best, next) => (count(next) > count(best) ? next : best));
}

function rowOf({ line, cells: texts, reason }: CsvRecord, names: readonly string[], isCutOff: boolean): Row {
  const row = { at: { line }, cells: texts.map(unwrapCell) };
  const { length } = row.cells;
  const problemIn = (index: number, why: string) => ({
    column: columnLabel({ name: names[index] ?? '', index }),
    reason: why,
  });
  if (reason !== undefined) return { ...row, problem: problemIn(length, reason) };
  const count = `${counted(length, 'cell')} for ${counted(names.length, 'column')}`;
  const surplus = row.cells.findIndex((cell, index) => index >= names.length && cell !== '');
  if (surplus !== -1) return { ...row, problem: problemIn(surplus, `too many: ${count}`) };
  if (length >= names.length) return row;
  const shortage = problemIn(length, `too few: ${count}`);
  return isCutOff ? { ...row, cells: [], problem: shortage } : { ...row, shortage };
}

/**
 * Reads a CSV file with a header. Excel's line `sep=;` before the header names the delimiter. Throws an error when the file
 * has no header.
 */
export async function readCsv(path: string): Promise<InventoryFile> {
  const { text: raw, encoding } = await readTextFile(path);
  // Old software ends a file with Ctrl-Z.
  const text = (raw.endsWith('\x1a') ? raw.slice(0, -1) : raw).replace(/\r\n?/g, '\n');
  const [sepLine = '', named] = /^\s*"?sep=([,;|\t])"?[^\S\n]*(?:\n|$)/i.exec(text) ?? [];
  const [headerLine = ''] = /\S.*/.exec(text.slice(sepLine.length)) ?? [];
  if (headerLine.includes('\0'))
    throw new CliError(`${path} is not a text file, or UTF-16 without a byte order mark. Save it as UTF-8`);
  const delimiter = (named as Delimiter | undefined) ?? detectDelimiter(headerLine);
  // The sep line is dropped only here, so that the other lines keep their numbers.
  const [header, ...records] = [...readRecords(text, delimiter)]
    .filter(({ cells, reason }) => reason !== undefined || cells.some((cell) => cell.trim() !== ''))
    .slice(sepLine === '' ? 0 : 1);
  if (header === undefined || header.reason !== undefined)
    throw new CliError(
      `${path} has no readable header: ${header?.reason ?? 'it is blank'} (line ${header?.line ?? 1})`,
    );
  const names = header.cells.map((name) => unwrapCell(name).replace(/\s+/g, ' '));
  while (names.at(-1) === '') names.pop();
  const format = `CSV, ${encoding}, separated by ${delimiters[delimiter]}`;
  const isCutOff = (record: CsvRecord) => record === records.at(-1) && !text.endsWith('\n');
  const rows = records
    // Concatenated files repeat the header.
    .filter((record) => record.reason !== undefined || record.cells.join() !== header.cells.join())
    .map((record) => rowOf(record, names, isCutOff(record)));
  return { format, names, rows };
}
