import { setTimeout as wait } from 'node:timers/promises';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
} from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import 'temporal-polyfill/global';
import { fieldsOf } from '../../src/data/decode.ts';
import { decodeMetadata } from '../../src/data/metadata.ts';
import { metadataPath, settingsPath } from '../../src/data/paths.ts';
import { recipientOf } from '../../src/data/recipient.ts';
import { decodeStoredRequest } from '../../src/data/storedRequest.ts';
import type { DealerRequest } from './dealerRequest.ts';

/** A mail that the server will never accept, or settings with which none can be sent. */
export class PermanentFailure extends Error {}

const maxAttempts = 8;
/** Longer than an attempt takes. If the instance is killed, the request waits this long for another one. */
const leaseMs = 180_000;
/** After the first failure: 2 s. It doubles with every attempt. */
const pauseMs = (attempts: number) => 1000 * 2 ** attempts;

const leaseEnd = (delivery: unknown): number => {
  const { leaseUntil } = fieldsOf(delivery);
  return leaseUntil instanceof Timestamp ? leaseUntil.toMillis() : 0;
};

/** Whether the request is new, or the last attempt to mail it was cut off before this time. */
function isDue(document: DocumentSnapshot | undefined, timeMs: number): boolean {
  const delivery: unknown = document?.get('delivery');
  const { state } = fieldsOf(delivery);
  return state === 'pending' || (state === 'sending' && leaseEnd(delivery) <= timeMs);
}

/**
 * Whether a write asks for a mail. The writes of a running delivery do not: their lease ends later than they were written,
 * however late their events arrive.
 */
export const asksForMail = (written: DocumentSnapshot): boolean =>
  isDue(written, written.updateTime?.toMillis() ?? 0);

/**
 * Starts an attempt, so that no other instance sends the same mail meanwhile. Returns `undefined` when there is nothing to
 * send. Throws while another instance has a lease: if that instance was killed, the event must come again.
 */
async function takeLease(item: DocumentReference, tenant: string): Promise<DealerRequest | undefined> {
  const { firestore } = item;
  return firestore.runTransaction(async (transaction) => {
    const [document, settings, metadata] = await transaction.getAll(
      item,
      firestore.doc(settingsPath(tenant).join('/')),
      firestore.doc(metadataPath(tenant).join('/')),
    );
    const delivery: unknown = document?.get('delivery');
    if (!isDue(document, Date.now())) {
      if (fieldsOf(delivery)['state'] === 'sending') throw new Error(`${item.path} is being sent already`);
      return undefined;
    }
    const stored = decodeStoredRequest(item.id, document?.data());
    const recipient = recipientOf(settings?.data());
    const attempts = (stored?.delivery.attempts ?? 0) + 1;
    if (stored === undefined || recipient === undefined || attempts > maxAttempts) {
      const error =
        stored === undefined
          ? 'The document is not a request'
          : recipient === undefined
            ? 'Requests are switched off'
            : 'The last attempt was cut off';
      logger.error(`A request was not mailed: ${error}`, { path: item.path });
      transaction.update(item, { 'delivery.state': 'failed', 'delivery.error': error });
      return undefined;
    }
    transaction.update(item, {
      'delivery.state': 'sending',
      'delivery.attempts': attempts,
      'delivery.leaseUntil': Timestamp.fromMillis(Date.now() + leaseMs),
    });
    const receivedAt: unknown = document?.get('receivedAt');
    return {
      ...stored,
      delivery: { ...stored.delivery, attempts },
      receivedAt: Temporal.Instant.fromEpochMilliseconds(
        receivedAt instanceof Timestamp ? receivedAt.toMillis() : Date.now(),
      ),
      dealerName: decodeMetadata(metadata?.data()).dealerName,
      recipient,
    };
  });
}

/** Changes the document, but does not create it again when the dealer has erased it. */
async function updateIfExists(item: DocumentReference, fields: Record<string, unknown>): Promise<void> {
  await item.update(fields).catch((error: { code?: unknown }) => {
    const notFound = 5;
    if (error.code !== notFound) throw error;
  });
}

/**
 * Mails a request to the dealer, at most eight times until it is accepted, with growing pauses: about four minutes in all.
 * A failure that stays is written to the document and logged as an error.
 *
 * @param send Rejects when the mail is not accepted, with a `PermanentFailure` when it never will be.
 */
export async function deliverRequest(
  item: DocumentReference,
  tenant: string,
  send: (request: DealerRequest) => Promise<void>,
): Promise<void> {
  for (;;) {
    const request = await takeLease(item, tenant);
    if (request === undefined) return;
    const { attempts } = request.delivery;
    try {
      await send(request);
    } catch (error) {
      const message = (error as Error).message;
      const isFinal = attempts >= maxAttempts || error instanceof PermanentFailure;
      const pause = pauseMs(attempts);
      await updateIfExists(item, {
        'delivery.error': message,
        ...(isFinal
          ? { 'delivery.state': 'failed' }
          : { 'delivery.leaseUntil': Timestamp.fromMillis(Date.now() + pause) }),
      });
      if (isFinal) {
        logger.error(`A request was not mailed after ${attempts} attempts: ${message}`, { path: item.path });
        return;
      }
      logger.warn(`A request was not mailed: ${message}`, { path: item.path });
      await wait(pause);
      continue;
    }
    await updateIfExists(item, {
      'delivery.state': 'sent',
      'delivery.error': null,
      'delivery.sentAt': FieldValue.serverTimestamp(),
    });
    return;
  }
}
