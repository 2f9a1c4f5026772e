import { seedVehicles } from '../seedVehicles';
import type { Endpoints } from './endpoints';
import { listAllDocuments, publicPath } from './firestoreRest';
import { callGoogle } from './googleApi';
import { encodeRestValue, type Writable } from './restValue';

const encodeFields = (fields: Readonly<Record<string, Writable>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeRestValue(value)]));

/**
 * Writes the seed in one batch: the marker with the server's time, and the five vehicles. Rejects when the rules deny
 * it, and without attempting it when the inventory has been seeded before.
 */
export async function seedInventory(endpoints: Endpoints, tenant: string, idToken: string): Promise<void> {
  const { nameOf, firestore } = endpoints;
  const documents = await listAllDocuments(endpoints, publicPath(tenant));
  if (documents.some(({ id }) => id === 'inventory'))
    throw new Error('The inventory has already been seeded');
  const marker = nameOf(...publicPath(tenant), 'inventory');
  const vehicles = seedVehicles.map((vehicle) => ({
    update: { name: `${marker}/vehicles/${vehicle.id}`, fields: encodeFields(vehicle) },
  }));
  const writes = [
    {
      update: { name: marker, fields: {} },
      updateTransforms: [{ fieldPath: 'seededAt', setToServerValue: 'REQUEST_TIME' }],
    },
    ...vehicles,
  ];
  await callGoogle(firestore(`${nameOf()}:commit`), {
    method: 'POST',
    headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
}
