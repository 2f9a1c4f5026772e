import { FieldValue } from 'firebase-admin/firestore';
import type { Recipient } from '../../../src/shared/documents/recipient.ts';
import { cleanText } from '../../../src/shared/text/cleanText.ts';
import { isEmailAddress } from '../../../src/shared/text/emailAddress.ts';
import type { DealerContext } from '../dealerRefs.ts';
import { type Outcome, UsageError } from '../outcome.ts';

/** Visitors can read the metadata. Only the dealers' server can read the recipient. */
async function writeSwitch({ database, dealer }: DealerContext, acceptsRequests: boolean, requests: unknown) {
  const batch = database.batch();
  batch.set(dealer.settings, { requests }, { merge: true });
  batch.set(dealer.metadata, { acceptsRequests }, { merge: true });
  await batch.commit();
}

/** Switches requests on: they are stored, and emailed to an address that only the dealers' server can read. */
export async function switchRequestsOn(
  context: DealerContext,
  { to: typed, format }: Pick<Recipient, 'to' | 'format'>,
): Promise<Outcome> {
  const { host, terminal } = context;
  const to = cleanText(typed);
  if (!isEmailAddress(to)) throw new UsageError(`${JSON.stringify(typed)} is not an email address`);
  await writeSwitch(context, true, { to, format });
  terminal.note(`Requests for test drives at ${host} are emailed to ${to}, as ${format}.`);
  terminal.note(`Try it: requests test ${host}`);
  return { json: { acceptsRequests: true, to, format } };
}

/** Switches requests off. Stored requests stay. */
export async function switchRequestsOff(context: DealerContext): Promise<Outcome> {
  await writeSwitch(context, false, FieldValue.delete());
  context.terminal.note(`${context.host} accepts no requests: nothing leaves the page.`);
  return { json: { acceptsRequests: false } };
}
