import { setTimeout as wait } from 'node:timers/promises';
import {
  type DocumentReference,
  FieldValue,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { textOf } from '../../../src/data/documents/decode.ts';
import { isDocumentId } from '../../../src/data/documents/documentId.ts';
import { recipientOf } from '../../../functions/src/recipient.ts';
import { decodeStoredRequest, requestDocument, retentionMs } from '../../../functions/src/storedRequest.ts';
import { decodeVehicle } from '../../../src/data/documents/vehicles.ts';
import { hasExpired, type Target } from '../dealerRefs.ts';
import { counted, type Outcome, CliError } from '../outcome.ts';

const expiryOf = (storedAt: number) => Timestamp.fromMillis(storedAt + retentionMs);

/** What `--resend` takes in place of an id. */
const resendable = ['failed', 'held', 'pending'];

/** Finds the requests to mail again: one by its id, or all whose mail is in a state. */
async function findToResend({ host, dealer }: Target, wanted: string): Promise<readonly DocumentReference[]> {
  if (resendable.includes(wanted)) {
    const { docs } = await dealer.requests.where('delivery.state', '==', wanted).select('expireAt').get();
    return docs.filter((document) => !hasExpired(document)).map(({ ref }) => ref);
  }
  const item = isDocumentId(wanted) ? await dealer.requests.doc(wanted).get() : undefined;
  if (item === undefined || decodeStoredRequest(item.id, item.data()) === undefined)
    throw new CliError(`${host} has no request ${wanted}`);
  return [item.ref];
}

/** Has requests mailed again, whatever became of their first mail. */
export async function resendRequests(target: Target, wanted: string): Promise<Outcome> {
  const { host, terminal } = target;
  const found = await findToResend(target, wanted);
  const delivery = {
    'delivery.state': 'pending',
    'delivery.attempts': 0,
    'delivery.error': null,
    'delivery.resent': FieldValue.increment(1),
  };
  await Promise.all(found.map((item) => item.update(delivery)));
  terminal.note(`Mailed again: ${counted(found.length, 'request')}.`);
  return { json: { host, resent: found.map(({ id }) => id) } };
}

/**
 * Erases every request with an email address, in upper or lower case. The time of the erasure stays until the request would
 * have expired, so that a browser that repeats the request does not store it again.
 */
export async function eraseRequests({ host, dealer, terminal }: Target, email: string): Promise<Outcome> {
  const wanted = email.trim().toLowerCase();
  const { docs } = await dealer.requests.select('email', 'expireAt').get();
  const found = docs.filter((document) => textOf(document.get('email'))?.toLowerCase() === wanted);
  const erasedAt = FieldValue.serverTimestamp();
  const erase = (document: QueryDocumentSnapshot) =>
    document.ref.set({ erasedAt, expireAt: document.get('expireAt') ?? expiryOf(Date.now()) });
  await Promise.all(found.map(erase));
  terminal.note(
    `Deleted: ${counted(found.length, 'request')} of ${wanted}. Mails and backups are not affected.`,
  );
  const deleted = found.map(({ id }) => id);
  return { json: { host, email: wanted, deleted }, text: deleted.join('\n') };
}

const patienceMs = 60_000;

/** Stores a sample request for the first vehicle of the inventory, marked as a test, and waits for a minute until it is mailed. */
export async function testRequests({ host, dealer, terminal }: Target): Promise<Outcome> {
  const recipient = recipientOf((await dealer.settings.get()).data());
  if (recipient === undefined)
    throw new CliError(`${host} accepts no requests. Add --to ADDRESS first, without --test`);
  const { docs } = await dealer.inventory.limit(1).get();
  const vehicle = docs.map((document) => decodeVehicle({ id: document.id, fields: document.data() }))[0];
  const id = crypto.randomUUID();
  const item = dealer.requests.doc(id);
  const document = requestDocument({
    vehicleId: vehicle?.id ?? 'test',
    shownVehicle: {},
    acceptedAt: Date.now(),
    name: 'Test Visitor',
    email: 'visitor@example.com',
    phone: '(555) 555-0100',
    consent: undefined,
    vehicle,
    host,
    receivedAt: FieldValue.serverTimestamp(),
    expireAt: expiryOf(Date.now()),
  });
  await item.create({ ...document, isTest: true });
  terminal.note(`A test is being mailed to ${recipient.to} …`);
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const stored = decodeStoredRequest(id, (await item.get()).data());
    const { state = '', error } = stored?.delivery ?? {};
    if (state === 'sent') {
      terminal.note(`The mail server accepted the mail. Look for it at ${recipient.to}.`);
      return { json: { host, id, to: recipient.to, state } };
    }
    if (state === 'failed') throw new CliError(`The mail was not sent: ${error}`);
    if (performance.now() > deadline)
      throw new CliError(
        error === undefined
          ? 'No function has mailed the test within a minute. Is mailRequest deployed? See docs/deploy.md'
          : `The mail server has not accepted the mail within a minute: ${error}. It is tried again for 23 hours`,
      );
    await wait(500);
  }
}
