import { type DocumentSnapshot, FieldValue, GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { decodeMetadata } from '../../src/shared/documents/metadata.ts';
import { metadataPath, settingsPath } from '../../src/shared/documents/paths.ts';
import { decodeRecipient } from '../../src/shared/documents/recipient.ts';
import { askedAt, decodeStoredRequest } from '../../src/shared/documents/storedRequest.ts';
import type { DealerRequest } from './dealerRequest.ts';
import { excerpt } from './oneLine.ts';
import { PermanentFailure } from './permanentFailure.ts';

/** Eventarc repeats the event of a failed call for 24 hours, with pauses of up to ten minutes. */
const maxEventAgeMs = 23 * 60 * 60 * 1000;

/** The maximum for a function with events. An attempt that has taken longer was cut off. */
export const timeoutSeconds = 540;

/**
 * Emails a request to the dealer, once for each event that creates or resends it. Rejects after a temporary failure or during
 * another attempt: Eventarc repeats the event. Marks the request as failed after a permanent failure, or after 23 hours.
 * `send` rejects when the email is not accepted, with a `PermanentFailure` if a retry is pointless.
 */
export async function deliverRequest(
  { before, after }: { before: DocumentSnapshot; after: DocumentSnapshot },
  tenant: string,
  eventTime: string,
  send: (request: DealerRequest) => Promise<void>,
): Promise<void> {
  const resent: unknown = after.get('delivery.resent');
  // This write neither creates nor resends the request: it stores the start or the result of an attempt.
  if (before.exists && before.get('delivery.resent') === resent) return;
  const { ref: item } = after;
  const { firestore, path } = item;
  const [document, settings, metadata] = await firestore.getAll(
    item,
    firestore.doc(settingsPath(tenant)),
    firestore.doc(metadataPath(tenant)),
  );
  if (document?.get('delivery.state') !== 'pending') return;
  // Resent in the meantime: that write has its own event.
  if (document.get('delivery.resent') !== resent) return;
  const startedAt: unknown = document.get('delivery.startedAt');
  if (startedAt instanceof Timestamp && document.readTime.seconds - startedAt.seconds < timeoutSeconds)
    throw new Error('Another attempt is in progress');

  let lastUpdateTime = document.updateTime as Timestamp;
  /** Stores the result, unless a person has changed or deleted the request in the meantime. */
  const finish = async (result: Record<string, unknown>) => {
    await item.update(result, { lastUpdateTime }).catch((error: { code?: unknown }) => {
      if (error.code !== GrpcStatus.NOT_FOUND && error.code !== GrpcStatus.FAILED_PRECONDITION) throw error;
    });
  };
  const fail = async (error: string) => {
    logger.error(`A request was not mailed: ${error}`, { path });
    await finish({ 'delivery.state': 'failed', 'delivery.error': error });
  };
  const stored = decodeStoredRequest(item.id, document.data());
  if (stored === undefined) return fail('The document is not a request');
  const recipient = decodeRecipient(settings?.data());
  if (recipient === undefined) return fail('Requests are switched off');
  if (Date.now() - Date.parse(eventTime) > maxEventAgeMs)
    return fail(`Not accepted within 23 hours: ${stored.delivery.error ?? 'unknown reason'}`);

  const storedAt: unknown = document.get('receivedAt');
  const receivedAt = storedAt instanceof Timestamp ? storedAt.toMillis() : Date.now();
  const started = FieldValue.serverTimestamp();
  const start = { 'delivery.attempts': FieldValue.increment(1), 'delivery.startedAt': started };
  // Eventarc may deliver an event twice. Rejects if another attempt has started in the meantime.
  lastUpdateTime = (await item.update(start, { lastUpdateTime })).writeTime;
  try {
    await send({
      ...stored,
      receivedAt,
      askedAt: askedAt(stored, receivedAt),
      dealerName: decodeMetadata(metadata?.data()).dealerName,
      recipient,
    });
  } catch (error) {
    const { message: answer, responseCode = 0 } = error as Error & { responseCode?: number };
    const message = excerpt(answer);
    if (error instanceof PermanentFailure) return fail(message);
    // A 5xx often lasts until a person acts, so it triggers the alert.
    const log = responseCode >= 500 ? logger.error : logger.warn;
    log(`A request was not mailed: ${message}`, { path });
    await finish({ 'delivery.error': message, 'delivery.startedAt': null });
    throw error;
  }
  return finish({
    'delivery.state': 'sent',
    'delivery.error': null,
    'delivery.sentAt': FieldValue.serverTimestamp(),
  });
}
