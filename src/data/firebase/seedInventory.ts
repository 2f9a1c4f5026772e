import {
  inventoryPath,
  projectSettingsPath,
  publicPath,
  seedingOffPath,
} from '../../shared/documents/paths.ts';
import { sampleVehicles } from '../../shared/documents/sampleVehicles.ts';
import { isPreview } from '../../shared/documents/tenant.ts';
import { listDocuments } from './firestoreRest.ts';
import { callGoogle, type Endpoints } from './googleApi.ts';

type Writable = string | number | readonly Writable[];

/** Encodes a value of a vehicle for Firestore's REST interface. */
function encode(value: Writable): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  return { arrayValue: { values: value.map(encode) } };
}

const encodeFields = (fields: Readonly<Record<string, Writable>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encode(value)]));

/**
 * Writes the seed in one batch: the marker with the server's time, and the five vehicles. Does nothing in a preview, or in
 * a project that has seeding turned off. Rejects when the rules deny it, or when the inventory has been seeded before.
 */
export async function seedInventory(endpoints: Endpoints, tenant: string, idToken: string): Promise<void> {
  if (isPreview(location.hostname)) return;
  const documents = await listDocuments(endpoints, publicPath(tenant));
  if (documents.some(({ id }) => id === 'inventory'))
    throw new Error('The inventory has already been seeded');
  // List the collection: requesting a missing document would log a 404 in the browser's console.
  const settings = await listDocuments(endpoints, projectSettingsPath);
  if (settings.some(({ id }) => seedingOffPath.endsWith(`/${id}`))) return;
  const marker = endpoints.resourceName(inventoryPath(tenant));
  const vehicles = sampleVehicles.map((vehicle) => ({
    update: { name: `${marker}/vehicles/${vehicle.id}`, fields: encodeFields(vehicle) },
  }));
  const writes = [
    {
      update: { name: marker, fields: {} },
      updateTransforms: [{ fieldPath: 'seededAt', setToServerValue: 'REQUEST_TIME' }],
    },
    ...vehicles,
  ];
  await callGoogle(endpoints.commit, {
    method: 'POST',
    headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
}
