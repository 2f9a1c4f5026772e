import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** Returns a timestamp as a date, or `undefined` for any other value. */
export const decodeDate = (raw: unknown): Date | undefined =>
  (raw as Partial<Timestamp> | undefined)?.toDate?.();

/** Whether a request has expired. Firestore deletes expired documents within about a day. */
export const hasExpired = (request: DocumentSnapshot): boolean =>
  (decodeDate(request.get('expireAt'))?.getTime() ?? Infinity) < Date.now();

/** `2026-11-20 16:05` in a time zone. Empty without a date. */
export function formatTime(date: Date | undefined, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return date === undefined ? '' : format.format(date);
}

/** The day of a sale in the dealer's time zone, such as 2026-11-20. */
export const formatDay = (soldAt: unknown, timeZone: string): string =>
  formatTime(decodeDate(soldAt), timeZone).slice(0, 10) || 'an unknown day';
