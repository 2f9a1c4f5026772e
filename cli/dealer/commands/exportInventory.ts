import { extname } from 'node:path';
import { type CommandContext, findDealer, readInventory } from '../dealerRefs.ts';
import { counted, exitCodes, type Outcome, UsageError } from '../outcome.ts';
import { requireNewFile, type SaveOptions, saveFile } from '../files/saveFile.ts';
import { csvFormat, jsonFormat, planExport } from '../inventory/planExport.ts';

const formats: Readonly<Record<string, typeof csvFormat>> = { '.csv': csvFormat, '.json': jsonFormat };

/**
 * Writes a dealer's inventory to a file, in the format that its name ends with; `-` is CSV on stdout. Names the
 * vehicles of which an import would change or refuse something.
 */
export async function exportInventory(
  { database, terminal }: CommandContext,
  host: string,
  path: string,
  options: SaveOptions,
): Promise<Outcome> {
  const format = path === '-' ? csvFormat : formats[extname(path).toLowerCase()];
  if (format === undefined) throw new UsageError('The name of the file must end with .csv or .json, or be -');
  requireNewFile(path, options);
  const inventory = await readInventory(await findDealer(database, host));
  const { vehicles, altered } = planExport(inventory, format, new Date());
  for (const { id, reason } of altered)
    terminal.note(`${id} is exported, but an import of the file changes or refuses a value: ${reason}`);
  return {
    exitCode: altered.length > 0 ? exitCodes.incomplete : exitCodes.done,
    json: { host, file: path, vehicles: vehicles.length, altered },
    ...(await saveFile(path, format.write(vehicles), counted(vehicles.length, 'vehicle'), terminal.note)),
  };
}
