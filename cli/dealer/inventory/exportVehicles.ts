import type { Vehicle } from '../../../src/shared/model.ts';
import { decodeList, decodePictureUrl } from '../../../src/shared/documents/decode.ts';
import { decodeVehicle } from '../../../src/shared/documents/vehicles.ts';
import { writeCsv } from '../files/spreadsheetText.ts';
import { writeFeatures } from './cells.ts';
import { writtenFields } from './columns.ts';
import type { Document, Vehicles } from './vehicleFinder.ts';

/** An exported vehicle. `imageUrl` is the list of its photos if there is more than one. */
type ExportedVehicle = Omit<Vehicle, 'imageUrl' | 'photoCount'> & { imageUrl?: string | readonly string[] };

/** Decodes a document. A vehicle without make and model, which the site hides, keeps only its id. */
export const decodeAnyVehicle = (id: string, fields: Document): Vehicle =>
  decodeVehicle({ id, fields }) ?? { id, features: [] };

/** All vehicles of an inventory, including those without make and model. */
export const exportedVehicles = (inventory: Vehicles): ExportedVehicle[] =>
  [...inventory].map(([id, document]) => ({
    ...decodeAnyVehicle(id, { ...document, photoCount: undefined }),
    ...(Array.isArray(document['imageUrl']) && {
      imageUrl: decodeList(document['imageUrl'], decodePictureUrl),
    }),
  }));

const names = ['id', ...writtenFields] as const;

const csvCell = (vehicle: ExportedVehicle, name: (typeof names)[number]): string =>
  name === 'features' ? writeFeatures(vehicle.features) : [vehicle[name] ?? ''].flat().join(' | ');

export const vehiclesAsCsv = (vehicles: readonly ExportedVehicle[]): string =>
  writeCsv([names, ...vehicles.map((vehicle) => names.map((name) => csvCell(vehicle, name)))]);

/** Writes a JSON array, one vehicle per line. */
export const vehiclesAsJson = (vehicles: readonly ExportedVehicle[]): string =>
  `[\n${vehicles.map((vehicle) => JSON.stringify(vehicle)).join(',\n')}\n]\n`;
