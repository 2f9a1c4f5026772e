import type { Vehicle } from '../../../src/data/model.ts';
import { decodeVehicle } from '../../../src/data/documents/vehicles.ts';
import { writeCsv } from '../files/spreadsheetText.ts';
import { writeFeatures } from './cells.ts';
import { columnFields, matchColumns } from './columns.ts';
import { decodeRow } from './decodeRow.ts';
import { changedFields, describeChanges } from './fields.ts';
import type { Vehicles } from './planImport.ts';

const names = columnFields.filter((field) => field !== 'status');
const columns = matchColumns(names);

/** A vehicle as it is exported: `imageUrl` is the list of its photos if there is more than one. */
type ExportedVehicle = Omit<Vehicle, 'imageUrl' | 'photoCount'> & { imageUrl?: string | readonly string[] };

type ExportFormat = {
  /** A vehicle's value for a column, as an import reads it from the file. `null`: none. */
  cellOf: (vehicle: ExportedVehicle, name: (typeof names)[number]) => unknown;
  /** Writes vehicles to the text of a file. */
  write: (vehicles: readonly ExportedVehicle[]) => string;
};

const csvCell = (vehicle: ExportedVehicle, name: (typeof names)[number]): string =>
  name === 'features' ? writeFeatures(vehicle.features) : [vehicle[name] ?? ''].flat().join(' | ');

/** CSV in UTF-8. No cell is a formula in a spreadsheet. */
export const csvFormat: ExportFormat = {
  cellOf: csvCell,
  write: (vehicles) =>
    writeCsv([names, ...vehicles.map((vehicle) => names.map((name) => csvCell(vehicle, name)))]),
};

/** A JSON array, one vehicle per line. */
export const jsonFormat: ExportFormat = {
  cellOf: (vehicle, name) => vehicle[name] ?? null,
  write: (vehicles) => `[\n${vehicles.map((vehicle) => JSON.stringify(vehicle)).join(',\n')}\n]\n`,
};

export type Export = {
  vehicles: readonly ExportedVehicle[];
  /** The vehicles that an import would not read back as the same document, and why. */
  altered: readonly { id: string; reason: string }[];
};

/** Exports every vehicle. Reads each of them back, to name what an import of the file changes or refuses. */
export function planExport(inventory: Vehicles, { cellOf }: ExportFormat, now: Date): Export {
  const vehicles: ExportedVehicle[] = [];
  const altered: { id: string; reason: string }[] = [];
  for (const [id, document] of inventory) {
    const fields = { ...document, photoCount: undefined };
    const vehicle = {
      ...(decodeVehicle({ id, fields }) ?? { id, features: [] }),
      ...('photos' in document && { imageUrl: document['photos'] as string[] }),
    };
    vehicles.push(vehicle);
    const cells = names.map((name) => cellOf(vehicle, name));
    const decoded = decodeRow(cells, columns, now);
    const changes = describeChanges(document, changedFields(document, decoded.fields));
    const reasons = decoded.problems.map(({ column, reason }) => `${column}: ${reason}`);
    if (decoded.id !== undefined && decoded.id !== id)
      reasons.push(`id ${JSON.stringify(id)} → ${decoded.id}`);
    if (changes !== '') reasons.push(changes);
    if (reasons.length > 0) altered.push({ id, reason: reasons.join('; ') });
  }
  return { vehicles, altered };
}
