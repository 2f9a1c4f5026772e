import * as logger from 'firebase-functions/logger';
import 'temporal-polyfill/global';

/** The first instant of the month in an IANA time zone. Falls back to UTC when the time zone is missing or invalid. */
export function startOfMonth(now: Date, timeZone: unknown): Date {
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  const start = inTimeZone(instant, timeZone ?? 'UTC')
    .with({ day: 1 })
    .startOfDay();
  return new Date(start.epochMilliseconds);
}

function inTimeZone(instant: Temporal.Instant, timeZone: unknown): Temporal.ZonedDateTime {
  try {
    return instant.toZonedDateTimeISO(String(timeZone));
  } catch {
    logger.warn(`Not a time zone: ${String(timeZone)}. Using UTC.`);
    return instant.toZonedDateTimeISO('UTC');
  }
}
