import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { vehicleName } from '../../../src/components/basics/format.ts';
import { recipientOf } from '../../../src/data/recipient.ts';
import { decodeStoredRequest, type StoredRequest } from '../../../src/data/storedRequest.ts';
import { type Dealer, readTimeZone, type Target } from '../dealer.ts';
import { requireNewFile, type SaveOptions, saveFile } from '../files/saveFile.ts';
import { writeCsv } from '../files/spreadsheetText.ts';
import type { Outcome } from '../outcome.ts';
import { table } from '../table.ts';

type DatedRequest = StoredRequest & { receivedAt: Date | undefined };

/** The time of a field, if it is one. */
const dateOf = (raw: unknown) => (raw instanceof Timestamp ? raw.toDate() : undefined);

/** Decodes a document. Returns a list, which is empty when the document is no request. */
export function datedRequestOf(document: QueryDocumentSnapshot): DatedRequest[] {
  const stored = decodeStoredRequest(document.id, document.data());
  return stored === undefined ? [] : [{ ...stored, receivedAt: dateOf(document.get('receivedAt')) }];
}

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
  const all = docs.filter((document) => !expired.includes(document)).flatMap(datedRequestOf);
  return { all, expired: expired.length };
}

/** `2026-11-20 16:05` in the dealer's time zone. */
function timeOf(date: Date | undefined, timeZone: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return date === undefined ? '' : format.format(date);
}

/** Where the mail is, and why: `failed: Connection refused`. */
export const mailOf = ({ isTest, delivery: { state, error } }: StoredRequest): string =>
  `${state}${error === undefined ? '' : `: ${error}`}${isTest ? ' (test)' : ''}`;

type Cell = (stored: DatedRequest, timeZone: string) => string | number | boolean | undefined;

/** The columns of the CSV file. */
const columns = {
  received: ({ receivedAt }, timeZone) => timeOf(receivedAt, timeZone),
  name: ({ request }) => request.name,
  email: ({ request }) => request.email,
  phone: ({ request }) => request.phone,
  // A vehicle that the dealer no longer had has no name.
  vehicle: ({ vehicle, request }) => (vehicle === undefined ? request.vehicleId : vehicleName(vehicle)),
  vehicleId: ({ request }) => request.vehicleId,
  tradeInVin: ({ request }) => request.tradeIn?.vin,
  tradeInMileage: ({ request }) => request.tradeIn?.mileage,
  tradeInEstimate: ({ request }) => request.tradeIn?.estimate,
  consentText: ({ request }) => request.consent?.text,
  consentGiven: ({ request }) => request.consent?.isGiven,
  mail: mailOf,
  id: ({ request }) => request.id,
} satisfies Record<string, Cell>;

/** Lays out requests with some of the columns. */
export const requestTable = (
  all: readonly DatedRequest[],
  timeZone: string,
  names: readonly (keyof typeof columns)[],
): string =>
  table(
    names.map((name) => name.toUpperCase()),
    all.map((stored) => names.map((name) => columns[name](stored, timeZone))),
  );

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
  return {
    json: {
      host,
      acceptsRequests: recipient !== undefined,
      to: recipient?.to,
      format: recipient?.format,
      requests: all.map(({ request, ...stored }) => ({ ...request, ...stored })),
      expired,
    },
    text: requestTable(all, timeZone, ['received', 'name', 'email', 'phone', 'vehicle', 'mail', 'id']),
  };
}

/** Writes a dealer's requests to a CSV file, newest first. No cell is a formula in a spreadsheet. `-` is stdout. */
export async function saveRequests(
  { host, dealer, terminal }: Target,
  path: string,
  options: SaveOptions,
): Promise<Outcome> {
  requireNewFile(path, options);
  const timeZone = await readTimeZone(dealer);
  const { all } = await readRequests(dealer);
  const rows = all.map((stored) => Object.values(columns).map((read) => read(stored, timeZone)));
  return {
    json: { host, file: path, requests: all.length },
    ...(await saveFile(
      path,
      writeCsv([Object.keys(columns), ...rows]),
      `${all.length} requests`,
      terminal.note,
    )),
  };
}
