import { extname } from 'node:path';
import { readCsv } from '../files/readCsv.ts';
import { parseJsonFile, readJson } from '../files/readJson.ts';
import { CliError } from '../outcome.ts';
import { chooseRows } from './chooseRows.ts';
import { type Columns, decodeMapping, matchColumns } from './columns.ts';
import { type DecodedRow, decodeRows } from './decodeRow.ts';

export type Feed = { format: string; columns: Columns; rows: DecodedRow[] };

/** Reads a file of vehicles: JSON if its name ends with .json, otherwise CSV. Throws an error if it contains none. */
export async function readFeed(path: string, mappingPath: string | undefined, now: Date): Promise<Feed> {
  const mapping = decodeMapping(mappingPath === undefined ? {} : await parseJsonFile(mappingPath));
  const file = await (extname(path).toLowerCase() === '.json' ? readJson(path) : readCsv(path));
  const chosen = chooseRows(file, mapping.only);
  const columns = matchColumns({ ...file, rows: chosen }, mapping.fields);
  const rows = decodeRows(chosen, columns, now);
  if (rows.length === 0) throw new CliError(`${path} contains no vehicles`);
  return { format: file.format, columns, rows };
}
