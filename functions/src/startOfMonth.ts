import * as logger from 'firebase-functions/logger';
import 'temporal-polyfill/global';
import { timeZoneOf } from '../../src/data/documents/timeZone.ts';

/** The first instant of the month in an IANA time zone. Falls back to UTC when the time zone is missing or invalid. */
export function startOfMonth(now: Date, rawTimeZone: unknown): Date {
  const timeZone = timeZoneOf(rawTimeZone);
  if (timeZone === undefined && rawTimeZone !== undefined)
    logger.warn(`Not a time zone: ${JSON.stringify(rawTimeZone)}. Using UTC.`);
  const start = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO(timeZone ?? 'UTC')
    .with({ day: 1 })
    .startOfDay();
  return new Date(start.epochMilliseconds);
}
