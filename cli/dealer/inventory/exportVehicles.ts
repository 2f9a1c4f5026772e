import { writeCsv } from '../files/spreadsheetText.ts';
import { writeFeatures } from './cells.ts';
import { importedFields } from './columns.ts';
import type { ImportedField, ImportedVehicle, Vehicles } from './importedVehicle.ts';
import { publicFields, publicName } from './vehicleCodec.ts';

const csvCell = ({ features = [], ...vehicle }: ImportedVehicle, field: ImportedField): string =>
  field === 'features' ? writeFeatures(features) : [vehicle[field] ?? ''].flat().join(' | ');

/** Writes CSV with all vehicles of an inventory, including those without make and model. */
export const vehiclesAsCsv = (inventory: Vehicles): string =>
  writeCsv([
    ['id', ...importedFields.map(publicName)],
    ...[...inventory].map(([id, vehicle]) => [id, ...importedFields.map((field) => csvCell(vehicle, field))]),
  ]);

/** Writes a JSON array, one vehicle per line. A single photo is not a list. */
export function vehiclesAsJson(inventory: Vehicles): string {
  const lines = [...inventory].map(([id, { photos = [], ...vehicle }]) =>
    JSON.stringify({ id, ...vehicle, ...publicFields({ photos: photos.length > 1 ? photos : photos[0] }) }),
  );
  return `[\n${lines.join(',\n')}\n]\n`;
}
