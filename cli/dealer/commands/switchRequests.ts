import { FieldValue } from 'firebase-admin/firestore';
import { cleanText } from '../../../src/text/cleanText.ts';
import { isEmailAddress } from '../../../src/text/emailAddress.ts';
import type { Recipient } from '../../../functions/src/recipient.ts';
import type { DealerContext } from '../dealerRefs.ts';
import { type Outcome, UsageError } from '../outcome.ts';

export type SwitchOnOptions = Pick<Recipient, 'to' | 'format'>;

/** Switches requests on: they are stored, and mailed to an address that only the dealers' server can read. */
export async function switchRequestsOn(
  { host, database, dealer: { metadata, settings }, terminal }: DealerContext,
  { to: typed, format }: SwitchOnOptions,
): Promise<Outcome> {
  const to = cleanText(typed);
  if (!isEmailAddress(to)) throw new UsageError(`${JSON.stringify(typed)} is not an email address`);
  const batch = database.batch();
  batch.set(settings, { requests: { to, format } }, { merge: true });
  batch.set(metadata, { acceptsRequests: true }, { merge: true });
  await batch.commit();
  terminal.note(`Requests for test drives at ${host} are mailed to ${to}, as ${format}.`);
  terminal.note(`Try it: requests test ${host}`);
  return { json: { acceptsRequests: true, to, format } };
}

/** Switches requests off. Stored requests stay. */
export async function switchRequestsOff({
  host,
  database,
  dealer: { metadata, settings },
  terminal,
}: DealerContext): Promise<Outcome> {
  const batch = database.batch();
  batch.set(settings, { requests: FieldValue.delete() }, { merge: true });
  batch.set(metadata, { acceptsRequests: false }, { merge: true });
  await batch.commit();
  terminal.note(`${host} accepts no requests: nothing leaves the page.`);
  return { json: { acceptsRequests: false } };
}
