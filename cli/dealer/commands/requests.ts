import type { Firestore } from 'firebase-admin/firestore';
import { findDealer } from '../dealer.ts';
import { exitCodes, Refusal } from '../exitCodes.ts';
import type { Outcome } from '../outcome.ts';
import type { Terminal } from '../terminal.ts';
import { eraseRequests, resendRequest, testRequests } from './changeRequests.ts';
import { listRequests, saveRequests } from './listRequests.ts';
import { acceptRequests, refuseRequests } from './switchRequests.ts';

/** At most one of them, and `format` only with `to`, `yes` only with `csv`. */
export type RequestsOptions = {
  to?: string;
  format?: 'adf' | 'text';
  off?: boolean;
  csv?: string;
  resend?: string;
  erase?: string;
  test?: boolean;
  yes?: boolean;
  json?: boolean;
};

/** Lists a dealer's requests, or does what the option says. */
export async function requests(
  database: Firestore,
  host: string,
  options: RequestsOptions,
  terminal: Terminal,
): Promise<Outcome> {
  const { to, format, off, csv, resend, erase, test } = options;
  if (format !== undefined && to === undefined)
    throw new Refusal('--format needs --to ADDRESS', exitCodes.usage);
  const target = { host, dealer: await findDealer(database, host), terminal };
  if (to !== undefined) return acceptRequests(target, to, format ?? 'text');
  if (off) return refuseRequests(target);
  if (csv !== undefined) return saveRequests(target, csv, options);
  if (resend !== undefined) return resendRequest(target, resend);
  if (erase !== undefined) return eraseRequests(target, erase);
  if (test) return testRequests(target);
  return listRequests(target);
}
