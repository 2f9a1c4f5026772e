import { extname } from 'node:path';
import type { DealerContext } from '../dealerRefs.ts';
import { type SaveOptions, saveFile } from '../files/saveFile.ts';
import { vehiclesAsCsv, vehiclesAsJson } from '../inventory/exportVehicles.ts';
import { counted, type Outcome, UsageError } from '../outcome.ts';
import { readInventory } from './readInventory.ts';

const formats: Record<string, typeof vehiclesAsCsv> = {
  '.csv': vehiclesAsCsv,
  '.json': vehiclesAsJson,
};

/** Writes a dealer's inventory to a file, in the format that its name ends with; `-` is CSV on stdout. */
export async function exportInventory(
  { dealer, terminal }: DealerContext,
  path: string,
  options: SaveOptions,
): Promise<Outcome> {
  const write = path === '-' ? vehiclesAsCsv : formats[extname(path).toLowerCase()];
  if (write === undefined) throw new UsageError('The name of the file must end with .csv or .json, or be -');
  const vehicles = await readInventory(dealer);
  const content = counted(vehicles.size, 'vehicle');
  const saved = await saveFile(path, write(vehicles), content, options, terminal.note);
  return { json: { file: path, vehicles: vehicles.size }, ...saved };
}
