import { existsSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { decodeVehicle } from '../../../src/data/vehicles.ts';
import { findDealer, readLot } from '../dealer.ts';
import { exitCodes, Refusal } from '../exitCodes.ts';
import { writeCsv, writeJson } from '../files/writeStock.ts';
import type { Outcome } from '../outcome.ts';
import type { Terminal } from '../terminal.ts';

const formats: Readonly<Record<string, typeof writeCsv>> = { '.csv': writeCsv, '.json': writeJson };

export type ExportOptions = { yes?: boolean; json?: boolean };

/**
 * Writes a dealer's vehicles in stock to a file, in the format that its name ends with; `-` is CSV on stdout. Refuses to
 * replace a file unless `yes`. The file is complete or absent, even when the command is interrupted.
 */
export async function exportStock(
  database: Firestore,
  host: string,
  path: string,
  { yes = false, json: asJson = false }: ExportOptions,
  terminal: Terminal,
): Promise<Outcome> {
  const write = path === '-' ? writeCsv : formats[extname(path).toLowerCase()];
  if (write === undefined)
    throw new Refusal('The name of the file must end with .csv or .json, or be -', exitCodes.usage);
  if (path === '-' && asJson)
    throw new Refusal('--json and the CSV of - would both go to stdout', exitCodes.usage);
  if (path !== '-' && existsSync(path) && !yes) throw new Refusal(`${path} exists. Add --yes to replace it`);
  const lot = await readLot(await findDealer(database, host));
  const vehicles = [...lot].map(([id, fields]) => decodeVehicle({ id, fields }) ?? { id, features: [] });
  const json = { host, file: path, vehicles: vehicles.length };
  if (path === '-') return { exitCode: exitCodes.done, json, text: write(vehicles).trimEnd() };
  const incomplete = `${path}.${process.pid}.part`;
  try {
    await writeFile(incomplete, write(vehicles), { flag: 'wx' });
    await rename(incomplete, path);
  } catch (error) {
    await rm(incomplete, { force: true });
    throw new Refusal(`${path} could not be written: ${(error as Error).message}`);
  }
  terminal.note(`${vehicles.length} vehicles were written to ${path}.`);
  return { exitCode: exitCodes.done, json };
}
