import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { vehicleName } from '../../../src/components/basics/format.ts';
import { recipientOf } from '../../../src/data/documents/recipient.ts';
import {
  askedAt,
  decodeStoredRequest,
  type StoredRequest,
} from '../../../src/data/documents/storedRequest.ts';
import { counted } from '../count.ts';
import { type Dealer, documentsOf, hasExpired, readTimeZone, type Target, timeOf } from '../dealer.ts';
import { requireNewFile, type SaveOptions, saveFile } from '../files/saveFile.ts';
import { writeCsv } from '../files/spreadsheetText.ts';
import { exitCodes, type Outcome } from '../outcome.ts';
import { table } from '../table.ts';

type DatedRequest = StoredRequest & { receivedAt: Date | undefined };

/** The time of a field, if it is one. */
const dateOf = (raw: unknown) => (raw instanceof Timestamp ? raw.toDate() : undefined);

/** Decodes a document. Returns a list, which is empty when the document is no request. */
function datedRequestOf(document: QueryDocumentSnapshot): DatedRequest[] {
  const stored = decodeStoredRequest(document.id, document.data());
  return stored === undefined ? [] : [{ ...stored, receivedAt: dateOf(document.get('receivedAt')) }];
}

/** Reads a dealer's requests one by one, newest first, without those that have expired or were erased. */
async function* readRequests({ requests }: Dealer): AsyncGenerator<DatedRequest> {
  for await (const document of documentsOf(requests.orderBy('receivedAt', 'desc')))
    if (!hasExpired(document)) yield* datedRequestOf(document);
}

/** Where the mail is, and why: `failed: Connection refused`. */
const mailOf = ({ isTest, delivery: { state, error } }: StoredRequest): string =>
  `${state}${error === undefined ? '' : `: ${error}`}${isTest ? ' (test)' : ''}`;

type Cell = (stored: DatedRequest, timeZone: string) => string | number | boolean | undefined;

/** The columns of the CSV file. */
const columns = {
  requested: ({ request, receivedAt }, timeZone) =>
    timeOf(receivedAt && new Date(askedAt(request, receivedAt.getTime())), timeZone),
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
  consentShown: ({ request }) => request.consent?.shownText,
  mail: mailOf,
  id: ({ request }) => request.id,
} satisfies Record<string, Cell>;

const rowOf = (stored: DatedRequest, timeZone: string, names: readonly (keyof typeof columns)[]) =>
  names.map((name) => columns[name](stored, timeZone));

const listed = ['received', 'name', 'email', 'phone', 'vehicle', 'mail', 'id'] as const;

/** Lists a dealer's requests, newest first, with the state of their mail. Says first how many have not been mailed. */
export async function listRequests(
  { host, dealer, terminal }: Target,
  { json }: { json?: boolean },
): Promise<Outcome> {
  const settings = await dealer.settings.get();
  const recipient = recipientOf(settings.data());
  const timeZone = await readTimeZone(dealer);
  const states: Record<string, number> = {};
  const requests: object[] = [];
  const rows: ReturnType<typeof rowOf>[] = [];
  for await (const stored of readRequests(dealer)) {
    const { request, ...rest } = stored;
    if (json) requests.push({ ...request, ...rest });
    rows.push(rowOf(stored, timeZone, listed));
    states[rest.delivery.state] = (states[rest.delivery.state] ?? 0) + 1;
  }
  const { held = 0, failed = 0, pending = 0 } = states;
  const hint = held + failed > 0 ? ' Mail them with --resend held or --resend failed.' : '';
  terminal.note(
    `${counted(rows.length, 'request')}: ${held} held, ${failed} failed, ${pending} pending.${hint}`,
  );
  terminal.note(
    recipient
      ? `Requests are mailed to ${recipient.to}, as ${recipient.format}.`
      : `${host} accepts no requests: nothing leaves the page.`,
  );
  return {
    exitCode: held + failed > 0 ? exitCodes.incomplete : exitCodes.done,
    json: {
      host,
      acceptsRequests: recipient !== undefined,
      to: recipient?.to,
      format: recipient?.format,
      held,
      failed,
      requests,
    },
    text: table(
      listed.map((name) => name.toUpperCase()),
      rows,
    ),
  };
}

/** Without it, Excel takes UTF-8 for another encoding. */
const byteOrderMark = '\ufeff';

/** Writes a dealer's requests to a CSV file, newest first. No cell is a formula in a spreadsheet. `-` is stdout. */
export async function saveRequests(
  { host, dealer, terminal }: Target,
  path: string,
  options: SaveOptions,
): Promise<Outcome> {
  requireNewFile(path, options);
  const timeZone = await readTimeZone(dealer);
  const names = Object.keys(columns) as (keyof typeof columns)[];
  let count = 0;
  async function* lines() {
    yield byteOrderMark + writeCsv([names]);
    for await (const stored of readRequests(dealer)) {
      count += 1;
      yield writeCsv([rowOf(stored, timeZone, names)]);
    }
  }
  const saved = await saveFile(path, lines(), () => counted(count, 'request'), terminal.note);
  return { json: { host, file: path, requests: count }, ...saved };
}
