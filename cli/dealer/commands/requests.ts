import { FieldValue } from 'firebase-admin/firestore';
import { cleanText } from '../../../src/text/cleanText.ts';
import { isEmailAddress } from '../../../src/text/emailAddress.ts';
import type { Recipient } from '../../../functions/src/recipient.ts';
import { type CommandContext, findDealer, type Target } from '../dealerRefs.ts';
import type { SaveOptions } from '../files/saveFile.ts';
import { type Outcome, UsageError } from '../outcome.ts';
import { eraseRequests, resendRequests, testRequests } from './changeRequests.ts';
import { listRequests, saveRequests } from './listRequests.ts';

/** At most one of them, and `format` only with `to`, `yes` only with `csv`. */
export type RequestsOptions = SaveOptions & {
  to?: string;
  format?: Recipient['format'];
  off?: boolean;
  csv?: string;
  resend?: string;
  erase?: string;
  test?: boolean;
};

/** Lists a dealer's requests, or does what the option says. */
export async function requests(
  { database, terminal }: CommandContext,
  host: string,
  options: RequestsOptions,
): Promise<Outcome> {
  const { to, format, off, csv, resend, erase, test } = options;
  if (format !== undefined && to === undefined) throw new UsageError('--format needs --to ADDRESS');
  const target = { host, dealer: await findDealer(database, host), terminal };
  if (to !== undefined) return switchRequests(target, { to: requireAddress(to), format: format ?? 'text' });
  if (off) return switchRequests(target, undefined);
  if (csv !== undefined) return saveRequests(target, csv, options);
  if (resend !== undefined) return resendRequests(target, resend);
  if (erase !== undefined) return eraseRequests(target, erase);
  if (test) return testRequests(target);
  return listRequests(target);
}

function requireAddress(typed: string): string {
  const to = cleanText(typed);
  if (!isEmailAddress(to)) throw new UsageError(`${JSON.stringify(typed)} is not an email address`);
  return to;
}

/** Mails visitors' requests to the recipient, whom only the dealers' server can read. Without one, the site sends nothing. */
async function switchRequests(
  { host, dealer: { metadata, settings }, terminal }: Target,
  recipient: Omit<Recipient, 'timeZone'> | undefined,
): Promise<Outcome> {
  const acceptsRequests = recipient !== undefined;
  const batch = metadata.firestore.batch();
  batch.set(settings, { requests: recipient ?? FieldValue.delete() }, { merge: true });
  batch.set(metadata, { acceptsRequests }, { merge: true });
  await batch.commit();
  if (recipient === undefined) {
    terminal.note(`${host} accepts no requests: nothing leaves the page.`);
  } else {
    terminal.note(
      `Requests for test drives at ${host} are mailed to ${recipient.to}, as ${recipient.format}.`,
    );
    terminal.note(`Try it: npm run dealer -- requests ${host} --test`);
  }
  return { json: { host, acceptsRequests, ...recipient } };
}
