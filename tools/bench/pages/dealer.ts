import { doc, Timestamp, writeBatch } from 'firebase/firestore';
import { demoMetadata } from '../../../src/data/demo/demoMetadata.ts';
import { seedVehicles } from '../../../src/data/seedVehicles.ts';
import { tenantOf } from '../../../src/data/tenant.ts';
import { database } from '../../emulators/database.ts';

/** The dealer's metadata. The site itself contains its hero image. */
export const metadata = demoMetadata;

const vehicleCount = 60;

/** The dealer's cars in the order of their ids: the seed's cars, repeated for several years. */
export const vehicles = Array.from({ length: vehicleCount / seedVehicles.length }, (_, lap) =>
  seedVehicles.map((seed, index) => ({
    ...seed,
    id: `car-${String(lap * seedVehicles.length + index + 1).padStart(3, '0')}`,
    year: 2024 - lap,
    price: seed.price + 4000 - 650 * lap,
    mileage: seed.mileage + 1730 * lap,
  })),
).flat();

/** Writes the dealer's documents for the host's tenant, with the marker that prevents seeding. */
export async function writeDealer(host: string): Promise<void> {
  const documents = `tenants/${tenantOf(host)}/public`;
  const batch = writeBatch(database);
  batch.set(doc(database, documents, 'metadata'), metadata);
  batch.set(doc(database, documents, 'inventory'), { seededAt: Timestamp.now() });
  for (const { id, ...fields } of vehicles) {
    batch.set(doc(database, documents, 'inventory', 'vehicles', id), fields);
  }
  await batch.commit();
}
