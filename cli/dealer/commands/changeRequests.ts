import { setTimeout as wait } from 'node:timers/promises';
import { type DocumentSnapshot, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { decodeText } from '../../../src/shared/documents/decode.ts';
import { isDocumentId } from '../../../src/shared/documents/documentId.ts';
import { decodeRecipient, type Recipient } from '../../../src/shared/documents/recipient.ts';
import {
  decodeStoredRequest,
  requestDocument,
  retentionMs,
} from '../../../src/shared/documents/storedRequest.ts';
import { decodeVehicle } from '../../../src/shared/documents/vehicles.ts';
import { cleanText } from '../../../src/shared/text/cleanText.ts';
import { hasExpired } from '../dates.ts';
import type { DealerContext } from '../dealerRefs.ts';
import { CliError, counted, type Outcome } from '../outcome.ts';

const computeExpiry = (storedAt: number) => Timestamp.fromMillis(storedAt + retentionMs);

const states = ['failed', 'held', 'pending'];

/** Finds requests by id, email address (in any case) or the state of their email. Throws an error if there are none. */
async function findRequests(
  { host, dealer: { requests } }: DealerContext,
  which: string,
  filter: (item: DocumentSnapshot) => boolean = () => true,
): Promise<readonly DocumentSnapshot[]> {
  const wanted = cleanText(which).toLowerCase();
  const hasAddress = (item: DocumentSnapshot) => decodeText(item.get('email'))?.toLowerCase() === wanted;
  let found: readonly DocumentSnapshot[] = [];
  if (states.includes(which)) found = (await requests.where('delivery.state', '==', which).get()).docs;
  else if (which.includes('@')) found = (await requests.get()).docs.filter(hasAddress);
  else if (isDocumentId(which)) found = [await requests.doc(which).get()];
  found = found.filter((item) => item.exists && item.get('erasedAt') === undefined && filter(item));
  if (found.length === 0) throw new CliError(`${host} has no request ${which}`);
  return found;
}

async function requireRecipient({ host, dealer }: DealerContext): Promise<Recipient> {
  const recipient = decodeRecipient((await dealer.settings.get()).data());
  if (recipient !== undefined) return recipient;
  throw new CliError(`${host} accepts no requests. Run first: requests on ${host} --to ADDRESS`);
}

/** Marks requests to be emailed again, whatever the state of their email. */
export async function resendRequests(context: DealerContext, which: string): Promise<Outcome> {
  await requireRecipient(context);
  const found = await findRequests(context, which, (item) => !hasExpired(item));
  const delivery = {
    'delivery.state': 'pending',
    'delivery.attempts': 0,
    'delivery.error': null,
    'delivery.startedAt': FieldValue.delete(),
    'delivery.resent': FieldValue.increment(1),
  };
  await Promise.all(found.map(({ ref }) => ref.update(delivery)));
  context.terminal.note(`To be emailed again: ${counted(found.length, 'request')}.`);
  return { json: { resent: found.map(({ id }) => id) } };
}

/** Deletes the content of requests. The documents stay until they expire, so that a browser's retry does not restore them. */
export async function eraseRequests(context: DealerContext, which: string): Promise<Outcome> {
  const found = await findRequests(context, which);
  const erasedAt = FieldValue.serverTimestamp();
  await Promise.all(
    found.map((item) =>
      item.ref.set({ erasedAt, expireAt: (item.get('expireAt') as unknown) ?? computeExpiry(Date.now()) }),
    ),
  );
  context.terminal.note(`Deleted: ${counted(found.length, 'request')}. Emails and backups still have them.`);
  const deleted = found.map(({ id }) => id);
  return { json: { deleted }, text: deleted.join('\n') };
}

const testTimeoutMs = 60_000;

/** Stores a sample request for the first vehicle of the inventory, marked as a test, and waits up to a minute for an answer. */
export async function testRequests(context: DealerContext): Promise<Outcome> {
  const { host, dealer, terminal } = context;
  const recipient = await requireRecipient(context);
  const { docs } = await dealer.inventory.limit(1).get();
  const vehicle = docs.map((document) => decodeVehicle({ id: document.id, fields: document.data() }))[0];
  const id = crypto.randomUUID();
  const item = dealer.requests.doc(id);
  const document = requestDocument({
    vehicleId: vehicle?.id ?? 'test',
    shownVehicle: {},
    submittedAt: Date.now(),
    name: 'Test Visitor',
    email: 'visitor@example.com',
    phone: '(555) 555-0100',
    consent: undefined,
    vehicle,
    host,
    receivedAt: FieldValue.serverTimestamp(),
    expireAt: computeExpiry(Date.now()),
  });
  await item.create({ ...document, isTest: true });
  terminal.note(`A test is being emailed to ${recipient.to} …`);
  const deadline = performance.now() + testTimeoutMs;
  for (;;) {
    const stored = decodeStoredRequest(id, (await item.get()).data());
    const { state = '', attempts = 0, error } = stored?.delivery ?? {};
    if (state === 'sent') {
      terminal.note(`The mail server accepted the email. Look for it at ${recipient.to}.`);
      return { json: { id, to: recipient.to, state } };
    }
    if (error !== undefined)
      throw new CliError(
        `The email was not sent: ${error}. ${state === 'failed' ? '' : 'It is tried again for 23 hours. '}What to do: docs/deploy.md, "If a test fails"`,
      );
    if (performance.now() > deadline)
      throw new CliError(
        attempts === 0
          ? 'No function has emailed the test within a minute. Is mailRequest deployed? See docs/deploy.md'
          : `The mail server has not answered within a minute. It may take eight more: look at requests list ${host}`,
      );
    await wait(500);
  }
}
