import { apiEndpoints } from '../data/firebase/googleApi.ts';
import { restReads } from '../data/firebase/restReads.ts';
import type { Inventory, TenantMetadata } from '../shared/model.ts';
import type { ProjectConfig } from '../shared/projectConfig.ts';

/** What the home screen shows to everybody. */
export type Home = { metadata: TenantMetadata; inventory: Inventory };

/** Reads the home screen's data over REST, like the boot script. `undefined` if there are no vehicles to show. */
export async function readHome(config: ProjectConfig, tenant: string): Promise<Home | undefined> {
  const { firestore, ...endpoints } = apiEndpoints(config);
  // Public documents need no key, and a key that is restricted to the dealers' hosts refuses servers.
  const withoutKey: typeof firestore = (...names) => firestore(...names).replace(/[?&]key=[^&]*$/, '');
  const reads = restReads({ ...endpoints, firestore: withoutKey }, tenant);
  const [metadata, inventory] = await Promise.all([reads.metadata(), reads.firstVehicles()]);
  if (inventory === undefined) return undefined;
  // The page holds nothing that the site does not show.
  const vehicles = inventory.vehicles.map(({ stockNumber: _, ...shown }) => shown);
  return { metadata, inventory: { ...inventory, vehicles } };
}
