import { getFirestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import type { InventorySummary } from '../../src/data/model.ts';
import { publicPath, salesPath, settingsPath, vehiclesPath } from '../../src/data/paths.ts';
import { startOfMonth } from './startOfMonth.ts';

/** How long an instance remembers a tenant's summary. */
const maxAgeMs = 5000;

const summaries = new LRUCache<string, InventorySummary>({
  max: 1000,
  ttl: maxAgeMs,
  fetchMethod: countVehicles,
});

/** Whether tenants exist. Kept apart from the summaries: anyone can invent host names, and would displace dealers. */
const existing = new LRUCache<string, boolean>({ max: 1000, ttl: maxAgeMs, fetchMethod: exists });

/** One read for a tenant that does not exist. Includes documents that only exist as parents of vehicles. */
async function exists(tenant: string): Promise<boolean> {
  const documents = await getFirestore().collection(publicPath(tenant).join('/')).listDocuments();
  return documents.length > 0;
}

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
 * five seconds old; requests at the same time share one count. Zeros for a tenant without documents.
 */
export async function inventorySummary(tenant: string): Promise<InventorySummary> {
  // An outdated summary still proves that the tenant exists.
  const isKnown = summaries.peek(tenant, { allowStale: true }) !== undefined;
  if (isKnown || (await existing.forceFetch(tenant))) return summaries.forceFetch(tenant);
  return { totalCount: 0, inStockCount: 0, soldThisMonth: 0 };
}
