import { decodeFields, decodeText, isObject } from '../../../src/shared/documents/decode.ts';
import { columnLabel, type InventoryFile, type Row } from '../files/inventoryFile.ts';
import { CliError, counted } from '../outcome.ts';
import { wordsOf } from '../words.ts';
import { plainCell, readText } from './cells.ts';
import { type ColumnMapping, normalize } from './columns.ts';

/** The normalized names of columns with a dealer, such as Dealer ID and Store Code. */
const dealerColumns = new Set([
  ...wordsOf('dealerColumns'),
  ...wordsOf('dealer').flatMap((who) => wordsOf('dealerKey').map((key) => normalize(who + key))),
]);

/** The text of a cell, or of the id or name in an object such as `{ "id": 101, … }`. */
function textOfCell(cell: unknown): string {
  const { id, code, name } = decodeFields(cell);
  const text = readText(plainCell(isObject(cell) ? (id ?? code ?? name ?? JSON.stringify(cell)) : cell));
  return decodeText(text) ?? '';
}

/** Returns the rows with the values of `only`, without duplicates. Throws an error for rows of several dealers. */
export function chooseRows({ names, rows }: InventoryFile, only: ColumnMapping['only']): Row[] {
  const wanted = Object.entries(only).map(([name, values]) => {
    const index = names.findIndex((column) => normalize(column) === normalize(name));
    if (index === -1)
      throw new CliError(`The mapping's "only" names a column that is absent: ${name}. Nothing was written`);
    return { index, values: new Set(values.map((value) => value.toLowerCase())) };
  });
  const found = new Map<string, Row>();
  for (const row of rows) {
    const isWanted = wanted.every((it) => it.values.has(textOfCell(row.cells[it.index]).toLowerCase()));
    // Rows without cells are never duplicates.
    const key = JSON.stringify(row.cells.length === 0 ? row.at : row.cells);
    // In an unreadable row, cells may be in the wrong columns.
    if ((isWanted || row.problem !== undefined) && !found.has(key)) found.set(key, row);
  }
  const chosen = [...found.values()];
  if (!Object.keys(only).some((name) => dealerColumns.has(normalize(name)))) requireOneDealer(names, chosen);
  return chosen;
}

function requireOneDealer(names: readonly string[], rows: readonly Row[]): void {
  for (const [index, name] of names.entries()) {
    if (!dealerColumns.has(normalize(name))) continue;
    const cells = rows
      // A short row can be a footer.
      .filter(({ problem, shortage }) => (problem ?? shortage) === undefined)
      .map((row) => textOfCell(row.cells[index]))
      .filter((text) => normalize(text) !== normalize(name));
    const dealers = new Map(cells.filter(Boolean).map((text) => [text.toLowerCase(), text]));
    if (dealers.size < 2) continue;
    const [first = '', ...others] = [...dealers.values()].slice(0, 10).map((text) => JSON.stringify(text));
    const only = `{ "only": { ${JSON.stringify(name)}: [${first}] } }`;
    throw new CliError(
      `${columnLabel({ name, index })} has ${counted(dealers.size, 'dealer')}: ${[first, ...others].join(', ')}. Name those of this site in a mapping file, such as ${only}`,
    );
  }
}
