import { Timestamp } from 'firebase-admin/firestore';
import { vehicleName } from '../../src/components/basics/format.ts';
import { decodeStoredRequest, type StoredRequest } from '../../src/data/storedRequest.ts';
import type { Dealer } from './dealer.ts';

export type DatedRequest = StoredRequest & { receivedAt: Date | undefined };

/** The time of a field, if it is one. */
export const dateOf = (raw: unknown) => (raw instanceof Timestamp ? raw.toDate() : undefined);

/**
 * Reads a dealer's requests, newest first. Deletes those that have expired: Firestore does that too, but only within a day
 * or so, and not without its policy.
 */
export async function readRequests({
  requests,
}: Dealer): Promise<{ all: readonly DatedRequest[]; expired: number }> {
  const { docs } = await requests.orderBy('receivedAt', 'desc').get();
  const now = new Date();
  const expired = docs.filter((document) => (dateOf(document.get('expireAt')) ?? now) < now);
  const writer = requests.firestore.bulkWriter();
  for (const { ref } of expired) void writer.delete(ref);
  await writer.close();
  const all = docs.flatMap((document) => {
    const stored = expired.includes(document) ? undefined : decodeStoredRequest(document.id, document.data());
    return stored === undefined ? [] : [{ ...stored, receivedAt: dateOf(document.get('receivedAt')) }];
  });
  return { all, expired: expired.length };
}

/** `2026-11-20 16:05` in the dealer's time zone. */
export function timeOf(date: Date | undefined, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return date === undefined ? '' : format.format(date);
}

/** The vehicle's name, or its id when the dealer no longer had it. */
export const vehicleOf = ({ vehicle, request }: StoredRequest): string =>
  vehicle === undefined ? request.vehicleId : vehicleName(vehicle);

/** Where the mail is, and why: `failed: Connection refused`. */
export const mailOf = ({ isTest, delivery: { state, error } }: StoredRequest): string =>
  `${state}${error === undefined ? '' : `: ${error}`}${isTest ? ' (test)' : ''}`;
