import { extname } from 'node:path';
import { readCsv } from '../files/readCsv.ts';
import { parseJsonFile, readJson } from '../files/readJson.ts';
import { chooseRows } from './chooseRows.ts';
import { type Columns, decodeMapping, matchColumns, normalize } from './columns.ts';
import { type DecodedRow, decodeRows } from './decodeRow.ts';

export type Feed = { format: string; columns: Columns; rows: DecodedRow[] };

/** Reads a file of vehicles: JSON if its name ends with .json, .jsonl or .ndjson, or else by its content. */
export async function readFeed(path: string, mappingPath: string | undefined, now: Date): Promise<Feed> {
  const mapping = decodeMapping(mappingPath === undefined ? {} : await parseJsonFile(mappingPath));
  const file = await (/^\.(json|jsonl|ndjson)$/i.test(extname(path)) ? readJson(path) : readCsv(path));
  const chosen = chooseRows(file, mapping.only);
  const columns = matchColumns({ ...file, rows: chosen }, mapping.fields);
  const statuses = columns.byField.get('status')?.map(({ key }) => key) ?? [];
  const areChosen = Object.keys(mapping.only).some((name) => statuses.includes(normalize(name)));
  const rows = decodeRows(chosen, columns, now).map((row) => (areChosen ? { ...row, statuses: [] } : row));
  return { format: file.format, columns, rows };
}
