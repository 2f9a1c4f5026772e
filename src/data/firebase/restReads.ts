import { decodeMetadata } from '../../shared/documents/metadata.ts';
import { photosPath, publicPath, vehiclesPath } from '../../shared/documents/paths.ts';
import { decodePhotos } from '../../shared/documents/photos.ts';
import { assembleInventory, decodeVehicle } from '../../shared/documents/vehicles.ts';
import { featuredCount } from '../rules/featuredVehicles.ts';
import { decodeRestFields, listDocuments } from './firestoreRest.ts';
import { callGoogle, type Endpoints } from './googleApi.ts';

/** Reads a tenant's public documents over REST. Each read rejects unless it is complete. */
export const restReads = (endpoints: Endpoints, tenant: string) => ({
  metadata: async (signal: AbortSignal | null = null) => {
    // Read the whole collection: requesting a missing document would log a 404 in the browser's console.
    const documents = await listDocuments(endpoints, publicPath(tenant), { signal });
    return decodeMetadata(documents.find(({ id }) => id === 'metadata')?.fields);
  },
  inventory: async (signal: AbortSignal) => {
    const documents = await listDocuments(endpoints, vehiclesPath(tenant), { signal });
    return assembleInventory(documents.map(decodeVehicle));
  },
  /**
   * Reads the home screen's vehicles. Resolves with `undefined` if there are none, or if one of the documents is invalid, because
   * a later vehicle would belong in its place.
   */
  firstVehicles: async () => {
    const documents = await listDocuments(endpoints, vehiclesPath(tenant), { limit: featuredCount });
    const inventory = assembleInventory(documents.map(decodeVehicle), documents.length < featuredCount);
    const count = inventory.vehicles.length;
    return count > 0 && count === documents.length ? inventory : undefined;
  },
});

/** Reads the URLs of a vehicle's photos. Rejects if their document does not exist. Kept out of the boot script. */
export async function fetchPhotos({ firestore, resourceName }: Endpoints, tenant: string, vehicleId: string) {
  const { fields } = await callGoogle(firestore(resourceName(`${photosPath(tenant)}/${vehicleId}`)));
  return decodePhotos(decodeRestFields(fields));
}
