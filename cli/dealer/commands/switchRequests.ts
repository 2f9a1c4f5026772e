import { FieldValue } from 'firebase-admin/firestore';
import { emailAddressOf } from '../../../src/data/emailAddress.ts';
import type { Recipient } from '../../../src/data/recipient.ts';
import type { Target } from '../dealer.ts';
import { exitCodes, Refusal } from '../exitCodes.ts';
import type { Outcome } from '../outcome.ts';

/** Lets visitors send requests, which are mailed to the address. Only the dealers' server can read it. */
export async function acceptRequests(
  { host, dealer: { metadata, settings }, terminal }: Target,
  typed: string,
  format: Recipient['format'],
): Promise<Outcome> {
  const to = emailAddressOf(typed);
  if (to === undefined)
    throw new Refusal(`${JSON.stringify(typed)} is not an email address`, exitCodes.usage);
  const batch = metadata.firestore.batch();
  batch.set(settings, { requests: { to, format } }, { merge: true });
  batch.set(metadata, { acceptsRequests: true }, { merge: true });
  await batch.commit();
  terminal.note(`Requests for test drives at ${host} are mailed to ${to}, as ${format}.`);
  terminal.note(`Try it: npm run dealer -- requests ${host} --test`);
  return { exitCode: exitCodes.done, json: { host, acceptsRequests: true, to, format } };
}

/** Makes the site send nothing, as before. The stored requests stay. */
export async function refuseRequests({
  host,
  dealer: { metadata, settings },
  terminal,
}: Target): Promise<Outcome> {
  const batch = metadata.firestore.batch();
  batch.set(metadata, { acceptsRequests: false }, { merge: true });
  batch.set(settings, { requests: FieldValue.delete() }, { merge: true });
  await batch.commit();
  terminal.note(`${host} accepts no requests: nothing leaves the page.`);
  return { exitCode: exitCodes.done, json: { host, acceptsRequests: false } };
}
