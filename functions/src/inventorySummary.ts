import { getFirestore } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import 'temporal-polyfill/global';
import { salesPath, settingsPath, vehiclesPath } from '../../src/shared/documents/paths.ts';
import { decodeTimeZone } from '../../src/shared/documents/timeZone.ts';
import type { InventorySummary } from '../../src/shared/model.ts';

/** The first instant of the month in an IANA time zone. Falls back to UTC when the time zone is missing or invalid. */
export function startOfMonth(now: Date, rawTimeZone: unknown): Date {
  const timeZone = decodeTimeZone(rawTimeZone);
  if (timeZone === undefined && rawTimeZone !== undefined)
    logger.warn(`Not a time zone: ${JSON.stringify(rawTimeZone)}. Using UTC.`);
  const start = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone ?? 'UTC')
    .with({ day: 1 })
    .startOfDay();
  return new Date(start.epochMilliseconds);
}

/** Counts a tenant's vehicles, and those sold since the first of the month in the dealer's time zone. */
export async function inventorySummary(tenant: string): Promise<InventorySummary> {
  const database = getFirestore();
  const settings = await database.doc(settingsPath(tenant)).get();
  const monthStart = startOfMonth(new Date(), settings.get('timeZone'));
  const vehicles = database.collection(vehiclesPath(tenant));
  const sales = database.collection(salesPath(tenant)).where('soldAt', '>=', monthStart);
  const [inStock, sold] = await Promise.all([vehicles.count().get(), sales.count().get()]);
  const inStockCount = inStock.data().count;
  const soldThisMonth = sold.data().count;
  return { totalCount: inStockCount + soldThisMonth, inStockCount, soldThisMonth };
}
