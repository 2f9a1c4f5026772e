import { decodePhotos } from '../../../src/shared/documents/photos.ts';
import { decodeVehicle } from '../../../src/shared/documents/vehicles.ts';
import type { Vehicle } from '../../../src/shared/model.ts';
import { selectFields } from '../../../src/shared/vehicleFields.ts';
import { decodeDate } from '../dates.ts';
import type { ImportedVehicle, Sale, VehiclePatch } from './importedVehicle.ts';

type Document = Readonly<Record<string, unknown>>;

/** The name of a field in documents, mappings and exports, where `photos` are a vehicle's pictures. */
export const publicName = <Field extends string>(field: Field) =>
  field === 'photos' ? 'imageUrl' : (field as Exclude<Field, 'photos'>);

export const publicFields = (fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [publicName(field), value as unknown]));

/** Decodes a document. A vehicle without make and model, which the site hides, keeps only its id. */
export const decodeAnyVehicle = (id: string, fields: Document): Vehicle =>
  decodeVehicle({ id, fields }) ?? { id, features: [] };

/** Decodes a vehicle and its list of photos, which counts if it is complete. The current picture comes first. */
export function decodeImported(document: Document, list: unknown): ImportedVehicle {
  const vehicle = decodeAnyVehicle('', document);
  const { imageUrl = [], ...fields } = selectFields(vehicle, 'imported');
  const urls = decodePhotos(list);
  const all = urls.length === vehicle.photoCount ? urls : [];
  return { ...fields, photos: [...new Set([imageUrl, all].flat())] };
}

export const decodeSale = ({ soldBy, unlistedSince, photos, ...document }: Document): Sale => ({
  ...decodeImported(document, { urls: photos }),
  soldBy,
  unlistedSince: decodeDate(unlistedSince),
});

type EncodedPatch = { values: Document; urls?: readonly string[] };

/** Splits a patch into the values of the vehicle's document and its list of photos, if it changes. `null` removes a value. */
export function encodePatch({ photos, ...fields }: VehiclePatch): EncodedPatch {
  if (photos === undefined) return { values: fields };
  const [imageUrl = null, ...more] = photos ?? [];
  const hasList = photos !== null && more.length > 0;
  const values = { ...fields, imageUrl, photoCount: hasList ? photos.length : null };
  return { values, urls: hasList ? photos : [] };
}

/** The document of a sale, without its time. */
export function encodeSale(document: Document, list: unknown): Document {
  const photos = decodePhotos(list);
  return { ...document, ...(photos.length > 0 && { photos }) };
}

const saleFields = ['soldAt', 'soldBy', 'unlistedSince', 'photos'];

/** Undoes `encodeSale`: the vehicle's document, and its list of photos. A vehicle that is not sold has its own list. */
export const restoreVehicle = (sale: Document = {}, list: unknown) => ({
  document: Object.fromEntries(Object.entries(sale).filter(([name]) => !saleFields.includes(name))),
  urls: [...decodePhotos({ urls: sale['photos'] }), ...decodePhotos(list)],
});
