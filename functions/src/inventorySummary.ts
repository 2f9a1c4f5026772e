import { getFirestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import type { InventorySummary } from '../../src/data/model.ts';
import { salesPath, settingsPath, vehiclesPath } from '../../src/data/paths.ts';
import { startOfMonth } from './startOfMonth.ts';

/** How long an instance remembers a tenant's summary. */
const maxAgeMs = 5000;

const summaries = new LRUCache<string, InventorySummary>({
  max: 1000,
  ttl: maxAgeMs,
  fetchMethod: countVehicles,
});

async function countVehicles(tenant: string): Promise<InventorySummary> {
  const database = getFirestore();
  const settings = await database.doc(settingsPath(tenant).join('/')).get();
  const monthStart = startOfMonth(new Date(), settings.get('timeZone'));
  const vehicles = database.collection(vehiclesPath(tenant).join('/'));
  const sales = database.collection(salesPath(tenant).join('/')).where('soldAt', '>=', monthStart);
  const [inStock, sold] = await Promise.all([vehicles.count().get(), sales.count().get()]);
  const inStockCount = inStock.data().count;
  const soldThisMonth = sold.data().count;
  return { totalCount: inStockCount + soldThisMonth, inStockCount, soldThisMonth };
}

/**
 * Counts a tenant's vehicles in stock, and those sold since the first of the month in the dealer's time zone. At most
 * five seconds old; requests at the same time share one count.
 */
export const inventorySummary = (tenant: string): Promise<InventorySummary> => summaries.forceFetch(tenant);
