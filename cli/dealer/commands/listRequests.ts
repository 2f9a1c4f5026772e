import { stringify } from 'csv-stringify/sync';
import { recipientOf } from '../../../src/data/recipient.ts';
import { readTimeZone, type Target } from '../dealer.ts';
import { exitCodes, Refusal } from '../exitCodes.ts';
import { requireNewFile, saveFile } from '../files/saveFile.ts';
import { escapeApostrophe } from '../files/spreadsheetText.ts';
import type { Outcome } from '../outcome.ts';
import { type DatedRequest, mailOf, readRequests, timeOf, vehicleOf } from '../requests.ts';
import { table } from '../table.ts';

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
    exitCode: exitCodes.done,
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
  { yes = false, json: asJson = false }: { yes?: boolean; json?: boolean },
): Promise<Outcome> {
  if (path === '-' && asJson)
    throw new Refusal('--json and the CSV of - would both go to stdout', exitCodes.usage);
  if (path !== '-') requireNewFile(path, yes);
  const timeZone = await readTimeZone(dealer);
  const { all } = await readRequests(dealer);
  const rows = all.map((stored) =>
    Object.values(columns).map((read) => escapeApostrophe(String(read(stored, timeZone) ?? ''))),
  );
  const text = stringify([Object.keys(columns), ...rows], { escape_formulas: true });
  const json = { host, file: path, requests: all.length };
  if (path === '-') return { exitCode: exitCodes.done, json, text: text.trimEnd() };
  await saveFile(path, text);
  terminal.note(`${all.length} requests were written to ${path}.`);
  return { exitCode: exitCodes.done, json };
}
