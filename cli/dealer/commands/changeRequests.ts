import { setTimeout as wait } from 'node:timers/promises';
import { FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { fieldsOf, textOf } from '../../../src/data/decode.ts';
import { recipientOf } from '../../../src/data/recipient.ts';
import { decodeStoredRequest, factsOf, retentionMs } from '../../../src/data/storedRequest.ts';
import { decodeVehicle } from '../../../src/data/vehicles.ts';
import { readTimeZone, type Target } from '../dealer.ts';
import { Refusal, type Outcome } from '../outcome.ts';
import { datedRequestOf, mailOf, readRequests, requestTable } from './listRequests.ts';

const newDelivery = { state: 'pending', attempts: 0, error: null };

/** Has a request mailed again, whatever became of its first mail. */
export async function resendRequest({ host, dealer, terminal }: Target, id: string): Promise<Outcome> {
  const { all } = await readRequests(dealer);
  const stored = all.find(({ request }) => request.id === id);
  if (stored === undefined) throw new Refusal(`${host} has no request ${id}`);
  const delivery = { ...newDelivery, resent: stored.delivery.resent + 1 };
  await dealer.requests.doc(id).update({ delivery });
  terminal.note(`The request ${id} (${mailOf(stored)}) is mailed again.`);
  return { json: { host, id } };
}

/** Deletes every request with an email address, in upper or lower case, and the visitors' counts of this hour. */
export async function eraseRequests({ host, dealer, terminal }: Target, email: string): Promise<Outcome> {
  const wanted = email.trim().toLowerCase();
  const { docs } = await dealer.requests.get();
  const found = docs.filter((document) => textOf(document.get('email'))?.toLowerCase() === wanted);
  const timeZone = await readTimeZone(dealer);
  const count = await dealer.requestCount.get();
  const writer = dealer.requests.firestore.bulkWriter();
  for (const document of found) {
    const visitor = textOf(document.get('visitor')) ?? '';
    if (Object.hasOwn(fieldsOf(count.get('visitors')), visitor))
      void writer.update(count.ref, new FieldPath('visitors', visitor), FieldValue.delete());
    void writer.delete(document.ref);
  }
  await writer.close();
  terminal.note(`${found.length} requests of ${wanted} were deleted. Mails and backups are not affected.`);
  return {
    json: { host, email: wanted, deleted: found.map(({ id }) => id) },
    ...(found.length > 0 && {
      text: requestTable(found.flatMap(datedRequestOf), timeZone, [
        'received',
        'name',
        'vehicle',
        'mail',
        'id',
      ]),
    }),
  };
}

const patienceMs = 60_000;

/** Stores a sample request for the first vehicle in stock, marked as a test, and waits for a minute until it is mailed. */
export async function testRequests({ host, dealer, terminal }: Target): Promise<Outcome> {
  const recipient = recipientOf((await dealer.settings.get()).data());
  if (recipient === undefined)
    throw new Refusal(`${host} accepts no requests. Add --to ADDRESS first, without --test`);
  const { docs } = await dealer.lot.limit(1).get();
  const vehicle = docs.map((document) => decodeVehicle({ id: document.id, fields: document.data() }))[0];
  const id = crypto.randomUUID();
  const item = dealer.requests.doc(id);
  await item.create({
    vehicleId: vehicle?.id ?? 'test',
    acceptedAt: Date.now(),
    name: 'Test Visitor',
    email: 'visitor@example.com',
    phone: '(555) 555-0100',
    trap: '',
    vehicle: factsOf(vehicle),
    host,
    isTest: true,
    receivedAt: FieldValue.serverTimestamp(),
    expireAt: Timestamp.fromMillis(Date.now() + retentionMs),
    delivery: newDelivery,
  });
  terminal.note(`A test is being mailed to ${recipient.to} …`);
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const stored = decodeStoredRequest(id, (await item.get()).data());
    const { state = '', error } = stored?.delivery ?? {};
    if (state === 'sent') {
      terminal.note(`The mail server accepted the mail. Look for it at ${recipient.to}.`);
      return { json: { host, id, to: recipient.to, state } };
    }
    if (state === 'failed') throw new Refusal(`The mail was not sent: ${error}`);
    if (performance.now() > deadline)
      throw new Refusal(
        state === 'pending'
          ? 'No function has mailed the test within a minute. Does the project have mail settings? See docs/deploy.md'
          : `The mail server has not accepted the mail within a minute: ${error}. The function tries again`,
      );
    await wait(500);
  }
}
