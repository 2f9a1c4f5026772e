import { writeDocument } from '../../../scripts/admin.ts';
import type { EmulatorAddresses } from '../../../scripts/emulators.ts';
import { demoMetadata } from '../../../src/data/demo/demoMetadata.ts';
import { seedVehicles } from '../../../src/data/seedVehicles.ts';
import { tenantOf } from '../../../src/data/tenant.ts';

/** What the dealer says of itself; its picture is the site's own. */
export const dealer = demoMetadata;

const vehicleCount = 60;

/** The dealer's cars, in the order of their ids: the seed's, of several years. */
export const vehicles = Array.from({ length: vehicleCount / seedVehicles.length }, (_, lap) =>
  seedVehicles.map((seed, index) => ({
    ...seed,
    id: `car-${String(lap * seedVehicles.length + index + 1).padStart(3, '0')}`,
    year: 2024 - lap,
    price: seed.price + 4000 - 650 * lap,
    mileage: seed.mileage + 1730 * lap,
  })),
).flat();

/** Writes the dealer's documents for the host's tenant, as one that has never needed the seed. */
export async function stockTenant(emulators: EmulatorAddresses, host: string): Promise<void> {
  const tenant = `tenants/${tenantOf(host)}/public`;
  await Promise.all([
    writeDocument(emulators, `${tenant}/metadata`, dealer),
    writeDocument(emulators, `${tenant}/inventory`, { seededAt: new Date() }),
    ...vehicles.map(({ id, ...fields }) =>
      writeDocument(emulators, `${tenant}/inventory/vehicles/${id}`, fields),
    ),
  ]);
}
