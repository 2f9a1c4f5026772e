import { stringify } from 'csv-stringify/sync';
import { Timestamp } from 'firebase-admin/firestore';
import { vehicleName } from '../../../src/components/basics/format.ts';
import { recipientOf } from '../../../src/data/recipient.ts';
import { decodeStoredRequest, type StoredRequest } from '../../../src/data/storedRequest.ts';
import { type Dealer, readTimeZone, type Target } from '../dealer.ts';
import { requireNewFile, type SaveOptions, saveFile } from '../files/saveFile.ts';
import { escapeApostrophe } from '../files/spreadsheetText.ts';
import type { Outcome } from '../outcome.ts';
import { table } from '../table.ts';

type DatedRequest = StoredRequest & { receivedAt: Date | undefined };

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

/** Lists a dealer's requests, newest first, with the state of their mail. */
export async function listRequests({ host, dealer, terminal }: Target): Promise<Outcome> {
  const timeZone = await readTimeZone(dealer);
  const recipient = recipientOf((await dealer.settings.get()).data());
  const { all, expired } = await readRequests(dealer);
  terminal.note(
    recipient
      ? `Requests are mailed to ${recipient.to}, as ${recipient.format}.`
      : `${host} accepts no requests: nothing leaves the page.`,
  );
  if (expired > 0) terminal.note(`${expired} requests had expired, and were deleted.`);
  const rows = all.map((stored) => {
    const { name, email, phone, id } = stored.request;
    return [timeOf(stored.receivedAt, timeZone), name, email, phone, vehicleOf(stored), mailOf(stored), id];
  });
  return {
    json: {
      host,
      acceptsRequests: recipient !== undefined,
      to: recipient?.to,
      format: recipient?.format,
      requests: all.map(({ request, ...stored }) => ({ ...request, ...stored })),
      expired,
    },
    text: table(['RECEIVED', 'NAME', 'EMAIL', 'PHONE', 'VEHICLE', 'MAIL', 'ID'], rows),
  };
}

/** The columns of the CSV file. */
const columns: Readonly<
  Record<string, (stored: DatedRequest, timeZone: string) => string | number | boolean | undefined>
> = {
  received: ({ receivedAt }, timeZone) => timeOf(receivedAt, timeZone),
  name: ({ request }) => request.name,
  email: ({ request }) => request.email,
  phone: ({ request }) => request.phone,
  vehicle: vehicleOf,
  vehicleId: ({ request }) => request.vehicleId,
  tradeInVin: ({ request }) => request.tradeIn?.vin,
  tradeInMileage: ({ request }) => request.tradeIn?.mileage,
  tradeInEstimate: ({ request }) => request.tradeIn?.estimate,
  consentText: ({ request }) => request.consent?.text,
  consentGiven: ({ request }) => request.consent?.isGiven,
  mail: mailOf,
  id: ({ request }) => request.id,
};

/** Writes a dealer's requests to a CSV file, newest first. No cell is a formula in a spreadsheet. `-` is stdout. */
export async function saveRequests(
  { host, dealer, terminal }: Target,
  path: string,
  options: SaveOptions,
): Promise<Outcome> {
  requireNewFile(path, options);
  const timeZone = await readTimeZone(dealer);
  const { all } = await readRequests(dealer);
  const rows = all.map((stored) =>
    Object.values(columns).map((read) => escapeApostrophe(String(read(stored, timeZone) ?? ''))),
  );
  const text = stringify([Object.keys(columns), ...rows], { escape_formulas: true });
  return {
    json: { host, file: path, requests: all.length },
    ...(await saveFile(path, text, `${all.length} requests`, terminal.note)),
  };
}
