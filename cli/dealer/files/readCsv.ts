import { isVin } from '../../../src/shared/text/vin.ts';
import { CliError, counted } from '../outcome.ts';
import { columnLabel, type InventoryFile, type Row } from './inventoryFile.ts';
import { readJson } from './readJson.ts';
import { type CsvRecord, readRecords } from './records.ts';
import { unwrapCell } from './spreadsheetText.ts';
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

/** The first line that names an id and a make or model. Titles can be above it. Rows of vehicles have numbers. */
const headerPattern = /^(?!.*\d{4})(?=.*(?:vin|stock|stk|\bid\b))(?=.*(?:make|model|brand)).*[,;\t|].*$/im;

/** Reads the lines of a record without quotes if each is a row: with tabs or bars, of a broken record, or else several vehicles. */
function withoutQuotes(record: CsvRecord, delimiter: Delimiter, count: number): CsvRecord[] {
  const { line, raw: text } = record;
  const isBroken = text.includes('\n') || record.cells.length !== count;
  if (!isBroken || !text.includes('"')) return [record];
  const lines = text.split('\n').map((raw, index): CsvRecord => {
    const cells = raw.split(delimiter).map((cell) => cell.replace(/^"([^"]*)"$/, '$1'));
    return { line: line + index, raw, cells };
  });
  const isRow = ({ cells }: CsvRecord) =>
    cells.length === count && (/[\t|]/.test(delimiter) || (lines.length > 1 && cells.some(isVin)));
  return lines.every(isRow) ? lines : [record];
}

function buildRow({ line, cells: texts, reason }: CsvRecord, names: readonly string[]): Row {
  const row = { at: { line }, cells: texts.map(unwrapCell) };
  const { length } = row.cells;
  const label = (index: number) => columnLabel({ name: names[index] ?? '', index });
  if (reason !== undefined) return { ...row, problem: { column: label(length), reason } };
  const count = `${counted(length, 'cell')} for ${counted(names.length, 'column')}`;
  const surplus = row.cells.findIndex((cell, index) => index >= names.length && cell !== '');
  if (surplus !== -1) return { ...row, problem: { column: label(surplus), reason: `too many: ${count}` } };
  const shortage = { column: label(length), reason: `too few: ${count}` };
  return length < names.length ? { ...row, shortage } : row;
}

/** The kinds of characters in a cell. */
const kinds = [/\s/, /\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\s\p{L}\d]/u];

/**
 * Handles the last row of a file without a final line break. The file may be cut off there if the row's quotes are wrong, or if
 * it is short and no note: notes begin with another kind of text than all other rows.
 */
function cutOff(row: Row, others: readonly Row[]): Row {
  const firstCell = ({ cells: [first] }: Row) => String(first);
  const firsts = others.flatMap((it) => (it.shortage === undefined ? [firstCell(it)] : []));
  const isUnlike = kinds.some((kind) => kind.test(firstCell(row)) && !firsts.some((it) => kind.test(it)));
  const isNote = isUnlike && firsts.some(Boolean) && !row.cells.some((cell) => isVin(String(cell)));
  const problem = row.problem ?? (isNote ? undefined : row.shortage);
  return problem === undefined ? { ...row, lastCell: row.cells.length - 1 } : { ...row, cells: [], problem };
}

/** Reads a CSV file with a header. Excel's line `sep=;` before the header names the delimiter. */
export async function readCsv(path: string): Promise<InventoryFile> {
  const { text: raw, encoding } = await readTextFile(path);
  if (/^\s*(\{|\[\s*\{)/.test(raw)) return readJson(path);
  // Old software ends a file with Ctrl-Z.
  const text = (raw.endsWith('\x1a') ? raw.slice(0, -1) : raw).replace(/\r\n?/g, '\n');
  const [sepLine = '', named] = /^\s*"?sep=([,;|\t])"?[^\S\n]*(?:\n|$)/i.exec(text) ?? [];
  const beginning = text.slice(sepLine.length, sepLine.length + 10_000);
  const start = sepLine.length + (headerPattern.exec(beginning)?.index ?? 0);
  const [headerLine = '', nextLine = ''] = text.slice(start).trimStart().split('\n', 2);
  if (headerLine.includes('\0'))
    throw new CliError(`${path} is not a text file, or UTF-16 without a byte order mark. Save it as UTF-8`);
  const delimiter = (named as Delimiter | undefined) ?? detectDelimiter(headerLine);
  // Some software writes every cell as '…'.
  const isQuoted = (line: string) => line.split(delimiter).every((cell) => /^\s*'[^']*'\s*$/.test(cell));
  const quote = [headerLine, nextLine].some(isQuoted) ? "'" : '"';
  // Blank lines keep the numbers of the lines.
  const above = text.slice(0, start).replace(/[^\n]/g, '');
  const parse = (list: string) =>
    [...readRecords(above + list.slice(start), delimiter, quote)].filter(
      ({ cells, reason }) => reason !== undefined || cells.some((cell) => cell.trim() !== ''),
    );
  const isGood = ({ cells, reason }: CsvRecord, _: number, [first]: CsvRecord[]) =>
    reason === undefined && cells.length === first?.cells.length;
  // Databases and PHP write a quote in a quoted cell as `\"`. In other files, that ends a cell with a backslash.
  const escaped = text.replace(/(?<!\\)\\"/g, '""');
  const [[header, ...records] = []] = (escaped === text ? [text] : [text, escaped])
    .map(parse)
    .toSorted((one, other) => other.filter(isGood).length - one.filter(isGood).length);
  if (header === undefined || header.reason !== undefined)
    throw new CliError(
      `${path} has no readable header: ${header?.reason ?? 'it is blank'} (line ${header?.line ?? 1})`,
    );
  const names = header.cells.map((name) => unwrapCell(name).replace(/\s+/g, ' '));
  while (names.at(-1) === '') names.pop();
  const format = `CSV, ${encoding}, separated by ${delimiters[delimiter]}`;
  const rows = records
    .flatMap((record) => withoutQuotes(record, delimiter, header.cells.length))
    .map((record) => buildRow(record, names));
  const isCut = !text.slice(text.trimEnd().length).includes('\n');
  const last = isCut ? rows.pop() : undefined;
  if (last !== undefined) rows.push(cutOff(last, rows));
  const titles = text.slice(sepLine.length, start).match(/.*[\p{L}\p{N}].*/gu) ?? [];
  const notes = titles.map((note): Row => ({ at: { line: 1 }, cells: [note], shortage: { reason: note } }));
  return { format, names, rows: [...notes, ...rows] };
}
