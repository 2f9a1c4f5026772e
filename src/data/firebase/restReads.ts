import type { Inventory, Snapshot } from '../backend.ts';
import { featuredCount } from '../rules/inventory.ts';
import { decodeMetadata } from '../documents/metadata.ts';
import type { TenantMetadata } from '../model.ts';
import { photosPath, publicPath, vehiclesPath } from '../documents/paths.ts';
import { decodePhotos } from '../documents/photos.ts';
import { assembleInventory, decodeVehicle } from '../documents/vehicles.ts';
import { decodeRestFields, listDocuments } from './firestoreRest.ts';
import { callGoogle, type Endpoints } from './googleApi.ts';

/** Reads the metadata over REST. */
export async function readMetadata(
  endpoints: Endpoints,
  tenant: string,
  signal?: AbortSignal,
): Promise<TenantMetadata> {
  // Reads the whole collection, because requesting a missing document would log a 404 in the browser's console.
  const documents = await listDocuments(endpoints, publicPath(tenant), { signal });
  return decodeMetadata(documents.find(({ id }) => id === 'metadata')?.fields);
}

/** Reads the whole inventory over REST. */
export async function readInventory(
  endpoints: Endpoints,
  tenant: string,
  signal: AbortSignal,
): Promise<Inventory> {
  const documents = await listDocuments(endpoints, vehiclesPath(tenant), { signal });
  return assembleInventory(documents.map(decodeVehicle));
}

/** Reads the document with a vehicle's photos over REST. Rejects when it does not exist. */
export async function readPhotos(
  { firestore, nameOf }: Endpoints,
  tenant: string,
  vehicleId: string,
): Promise<readonly string[]> {
  const { fields } = await callGoogle(firestore(nameOf(`${photosPath(tenant)}/${vehicleId}`)));
  return decodePhotos(decodeRestFields(fields));
}

/**
 * Reads the home screen's vehicles over REST. Resolves with `undefined` if there are none, or if one of the first documents
 * is invalid, because a later vehicle would belong in its place.
 */
export async function readFirstVehicles(
  endpoints: Endpoints,
  tenant: string,
): Promise<Snapshot<Inventory> | undefined> {
  const documents = await listDocuments(endpoints, vehiclesPath(tenant), { limit: featuredCount });
  const value = assembleInventory(documents.map(decodeVehicle), documents.length < featuredCount);
  const { vehicles, isWhole } = value;
  if (vehicles.length === 0 || !(isWhole || vehicles.length === featuredCount)) return undefined;
  return { value, freshness: 'read' };
}
