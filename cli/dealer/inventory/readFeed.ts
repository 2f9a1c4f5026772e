import { readCsv } from '../files/readCsv.ts';
import { parseJsonFile, readJson } from '../files/readJson.ts';
import { chooseRows } from './chooseRows.ts';
import { type Columns, decodeMapping, matchColumns, normalize } from './columns.ts';
import { type DecodedRow, decodeRows } from './decodeRow.ts';
import { joinPhotoRows } from './joinPhotoRows.ts';
import { findMatters, type Matter } from './matters.ts';

export type Feed = {
  format: string;
  columns: Columns;
  rows: DecodedRow[];
  /** What a person has not checked yet. */
  matters: readonly Matter[];
};

/** Reads a file of vehicles: JSON if its name ends with .json, .jsonl or .ndjson, or else by its content. `accepted`: the normalized names of matters. */
export async function readFeed(
  path: string,
  mappingPath: string | undefined,
  now: Date,
  accepted: ReadonlySet<string> = new Set(),
): Promise<Feed> {
  const mapping = decodeMapping(mappingPath === undefined ? {} : await parseJsonFile(mappingPath));
  const file = await (/\.(json|jsonl|ndjson)$/i.test(path) ? readJson(path) : readCsv(path));
  const chosen = chooseRows(file, mapping.only);
  const columns = matchColumns({ ...file, rows: chosen }, mapping);
  const joined = joinPhotoRows(chosen, columns);
  const rows = decodeRows(joined, columns, now);
  const matters = findMatters(columns, joined, rows, accepted);
  const only = Object.keys(mapping.only).map(normalize);
  const isStatusChosen = columns.findColumns('status').some(({ key }) => only.includes(key));
  if (isStatusChosen) for (const row of rows) row.statuses = [];
  return { format: file.format, columns, rows, matters };
}
