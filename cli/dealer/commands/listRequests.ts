import { decodeRecipient } from '../../../src/shared/documents/recipient.ts';
import {
  askedAt,
  decodeStoredRequest,
  type StoredRequest,
} from '../../../src/shared/documents/storedRequest.ts';
import { vehicleName } from '../../../src/shared/text/format.ts';
import { decodeDate, formatTime, hasExpired } from '../dates.ts';
import { type DealerContext, type DealerRefs, readTimeZone } from '../dealerRefs.ts';
import { type SaveOptions, saveFile } from '../files/saveFile.ts';
import { writeCsv } from '../files/spreadsheetText.ts';
import { counted, exitCodes, type Outcome, shellQuoted, table } from '../outcome.ts';

type DatedRequest = StoredRequest & { receivedAt: Date | undefined };

/** Reads a dealer's requests, newest first, except expired and erased ones. */
async function readRequests({ requests }: DealerRefs): Promise<DatedRequest[]> {
  const { docs } = await requests.orderBy('receivedAt', 'desc').get();
  return docs.flatMap((document) => {
    const stored = decodeStoredRequest(document.id, document.data());
    if (stored === undefined || hasExpired(document)) return [];
    return [{ ...stored, receivedAt: decodeDate(document.get('receivedAt')) }];
  });
}

/** The state of the email and its last error: `failed: Connection refused`. */
const formatMailState = ({ isTest, delivery: { state, error } }: StoredRequest): string =>
  `${state}${error === undefined ? '' : `: ${error}`}${isTest ? ' (test)' : ''}`;

type Cell = (stored: DatedRequest, timeZone: string) => string | number | boolean | undefined;

/** The columns of the CSV file. */
const columns = {
  requested: ({ submittedAt, receivedAt }, timeZone) =>
    formatTime(receivedAt && new Date(askedAt({ submittedAt }, receivedAt.getTime())), timeZone),
  received: ({ receivedAt }, timeZone) => formatTime(receivedAt, timeZone),
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  vehicle: ({ vehicle, shownVehicle, vehicleId }) => vehicleName(vehicle ?? shownVehicle) || vehicleId,
  vehicleId: ({ vehicleId }) => vehicleId,
  tradeInVin: ({ tradeIn }) => tradeIn?.vin,
  tradeInMileage: ({ tradeIn }) => tradeIn?.mileage,
  tradeInEstimate: ({ tradeIn }) => tradeIn?.estimate,
  consentText: ({ consent }) => consent?.text,
  consentGiven: ({ consent }) => consent?.isGiven,
  consentShown: ({ consent }) => consent?.shownText,
  mail: formatMailState,
  id: ({ id }) => id,
} satisfies Record<string, Cell>;

const formatRow = (stored: DatedRequest, timeZone: string, names: readonly (keyof typeof columns)[]) =>
  names.map((name) => columns[name](stored, timeZone));

const listed = ['received', 'name', 'email', 'phone', 'vehicle', 'mail', 'id'] as const;

/** Lists a dealer's requests, newest first, with the state of their emails. Exits with 3 if some were not emailed. */
export async function listRequests({ host, dealer, terminal }: DealerContext): Promise<Outcome> {
  const settings = await dealer.settings.get();
  const recipient = decodeRecipient(settings.data());
  const timeZone = await readTimeZone(dealer);
  const requests = await readRequests(dealer);
  const [held, failed, pending] = ['held', 'failed', 'pending'].map(
    (state) => requests.filter(({ delivery }) => delivery.state === state).length,
  ) as [number, number, number];
  const hint = held + failed > 0 ? ' Use requests resend or requests erase.' : '';
  const count = counted(requests.length, 'request');
  terminal.note(`${count}: ${held} held, ${failed} failed, ${pending} pending.${hint}`);
  terminal.note(
    recipient
      ? `Requests are emailed to ${recipient.to}, as ${recipient.format}.`
      : `${host} accepts no requests: nothing leaves the page.`,
  );
  return {
    exitCode: held + failed > 0 ? exitCodes.incomplete : exitCodes.done,
    json: {
      acceptsRequests: recipient !== undefined,
      to: recipient?.to,
      format: recipient?.format,
      held,
      failed,
      requests,
    },
    text: table(
      listed.map((name) => name.toUpperCase()),
      requests.map((stored) => formatRow({ ...stored, email: shellQuoted(stored.email) }, timeZone, listed)),
    ),
  };
}

/** Writes a dealer's requests to a CSV file that only its owner may read, newest first. `-` is stdout. */
export async function exportRequests(
  { dealer, terminal }: DealerContext,
  path: string,
  options: SaveOptions,
): Promise<Outcome> {
  const timeZone = await readTimeZone(dealer);
  const names = Object.keys(columns) as (keyof typeof columns)[];
  const rows = (await readRequests(dealer)).map((stored) => formatRow(stored, timeZone, names));
  const text = writeCsv([names, ...rows]);
  const content = counted(rows.length, 'request');
  const saved = await saveFile(path, text, content, { ...options, mode: 0o600 }, terminal.note);
  return { json: { file: path, requests: rows.length }, ...saved };
}
