import type { TenantConfig } from '../model';
import { seedVehicles } from '../seedVehicles';
import { endpointsOf } from './endpoints';
import { listPublicDocuments } from './listDocuments';
import { encodeRestValue, type Writable } from './restValue';

const encodeFields = (fields: Readonly<Record<string, Writable>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, encodeRestValue(value)]));

/**
 * Writes the seed in one batch, as the signed-in visitor: the marker with the server's time, and the five vehicles
 * (decisions, 'Firestore paths'). Rejects when the rules refuse it, or would, since the lot has had its seed.
 */
export async function seedInventory(config: TenantConfig, tenant: string, idToken: string): Promise<void> {
  const endpoints = endpointsOf(config);
  const { nameOf, firestore } = endpoints;
  const { documents } = await listPublicDocuments(endpoints, tenant);
  if (documents.some(({ id }) => id === 'inventory')) throw new Error('The lot has been seeded before');
  const marker = nameOf('tenants', tenant, 'public', 'inventory');
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
  const response = await fetch(firestore(`${nameOf()}:commit`), {
    method: 'POST',
    headers: { Authorization: `Bearer ${idToken}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes }),
  });
  if (!response.ok) throw new Error(`Server returned ${response.status}`);
}
