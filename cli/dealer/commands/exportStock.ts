import { extname } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { findDealer, readLot } from '../dealer.ts';
import { exitCodes, Refusal } from '../exitCodes.ts';
import { requireNewFile, saveFile } from '../files/saveFile.ts';
import type { Outcome } from '../outcome.ts';
import { csvFormat, jsonFormat, planExport } from '../stock/writeStock.ts';
import type { Terminal } from '../terminal.ts';

const formats: Readonly<Record<string, typeof csvFormat>> = { '.csv': csvFormat, '.json': jsonFormat };

export type ExportOptions = { yes?: boolean; json?: boolean };

/**
 * Writes a dealer's vehicles in stock to a file, in the format that its name ends with; `-` is CSV on stdout. Refuses to
 * replace a file unless `yes`. The file is complete or absent, even when the command is interrupted. Leaves out and names a
 * vehicle that an import would change or refuse.
 */
export async function exportStock(
  database: Firestore,
  host: string,
  path: string,
  { yes = false, json: asJson = false }: ExportOptions,
  terminal: Terminal,
): Promise<Outcome> {
  const format = path === '-' ? csvFormat : formats[extname(path).toLowerCase()];
  if (format === undefined)
    throw new Refusal('The name of the file must end with .csv or .json, or be -', exitCodes.usage);
  if (path === '-' && asJson)
    throw new Refusal('--json and the CSV of - would both go to stdout', exitCodes.usage);
  if (path !== '-') requireNewFile(path, yes);
  const lot = await readLot(await findDealer(database, host));
  const { vehicles, leftOut } = planExport(lot, format, new Date());
  for (const { id, reason } of leftOut)
    terminal.note(`${id} is not exported, because an import would change or refuse it: ${reason}`);
  if (leftOut.length > 0) terminal.note('An import of this file removes the vehicles that are not in it.');
  const exitCode = leftOut.length > 0 ? exitCodes.rowsSkipped : exitCodes.done;
  const json = { host, file: path, vehicles: vehicles.length, leftOut };
  const text = format.write(vehicles);
  if (path === '-') return { exitCode, json, text: text.trimEnd() };
  await saveFile(path, text);
  terminal.note(`${vehicles.length} vehicles were written to ${path}.`);
  return { exitCode, json };
}
