import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { amountOf, fieldsOf } from '../../src/data/documents/decode.ts';
import { decodeMetadata } from '../../src/data/documents/metadata.ts';
import type { Consent, VisitorRequest } from '../../src/data/model.ts';
import {
  dealerLimitPath,
  metadataPath,
  requestsPath,
  salesPath,
  settingsPath,
  vehiclesPath,
  visitorLimitPath,
} from '../../src/data/documents/paths.ts';
import { recipientOf } from '../../src/data/documents/recipient.ts';
import { requestDocument, retentionMs } from '../../src/data/documents/storedRequest.ts';
import { tenantOf } from '../../src/data/documents/tenant.ts';
import { decodeVehicle } from '../../src/data/documents/vehicles.ts';
import { consentTextOf } from '../../src/data/documents/visitorRequest.ts';
import { HttpError } from './httpError.ts';

const hourMs = 60 * 60 * 1000;

/** How many requests of an hour are mailed. The others are held. */
const mailedPerHour = { visitor: 20, dealer: 300 };

/** How many are held. The server refuses the others. */
const heldPerHour = { visitor: 100, dealer: 1000 };

/** The requests of the present hour. */
type Counts = Record<'visitor' | 'dealer', { mailed: number; held: number }>;

function countOf(raw: unknown) {
  const { mailed, held } = fieldsOf(raw);
  return { mailed: amountOf(mailed) ?? 0, held: amountOf(held) ?? 0 };
}

/** Throws a 429 when too many are held already. */
function reasonToHold({ trap }: VisitorRequest, { visitor, dealer }: Counts): string | undefined {
  const reason =
    trap !== ''
      ? 'The hidden field was filled'
      : visitor.mailed >= mailedPerHour.visitor
        ? `The visitor sent more than ${mailedPerHour.visitor} requests in an hour`
        : dealer.mailed >= mailedPerHour.dealer
          ? `More than ${mailedPerHour.dealer} requests came in an hour`
          : undefined;
  const isFull = visitor.held >= heldPerHour.visitor || dealer.held >= heldPerHour.dealer;
  if (reason !== undefined && isFull) throw new HttpError(429, 'Too many requests');
  return reason;
}

/** Of what the browser has sent, only the answer counts: the wording is the dealer's. */
function consentOf({ consent }: VisitorRequest, dealersText: string | undefined): Consent | undefined {
  if (consent === undefined || dealersText === undefined) return undefined;
  const { text, isGiven } = consent;
  const isSame = text === consentTextOf(dealersText);
  return { text: dealersText, isGiven, ...(!isSame && { shownText: text }) };
}

/**
 * Stores a visitor's request, which starts its mail, and does nothing when it is stored already. One that exceeds a limit,
 * or fills the hidden field, is stored as held. Throws a 404 when the dealer does not accept requests, and a 429 when too
 * many are held. No visitor waits for a lock, so requests at the same instant may exceed a limit.
 *
 * @param visitor The visitor's user ID.
 */
export async function storeRequest(host: string, visitor: string, request: VisitorRequest): Promise<void> {
  const tenant = tenantOf(host);
  const now = Date.now();
  const hour = Math.floor(now / hourMs);
  const database = getFirestore();
  const at = (path: readonly string[]) => database.doc(path.join('/'));
  const item = at([...requestsPath(tenant), request.id]);
  const limits = [at(visitorLimitPath(visitor, hour)), at(dealerLimitPath(tenant, hour))];
  const [stored, settings, rawMetadata, stock, sale, ofVisitor, ofDealer] = await database.getAll(
    item,
    at(settingsPath(tenant)),
    at(metadataPath(tenant)),
    at([...vehiclesPath(tenant), request.vehicleId]),
    at([...salesPath(tenant), request.vehicleId]),
    ...limits,
  );
  if (stored?.exists) return;
  const metadata = decodeMetadata(rawMetadata?.data());
  const recipient = recipientOf(settings?.data());
  if (recipient === undefined || !metadata.acceptsRequests) {
    if (metadata.acceptsRequests) logger.error(`${host} accepts requests, but has no address for them`);
    throw new HttpError(404, 'This dealer does not accept requests');
  }
  const counts = { visitor: countOf(ofVisitor?.data()), dealer: countOf(ofDealer?.data()) };
  const error = reasonToHold(request, counts);
  const vehicle = decodeVehicle({
    id: request.vehicleId,
    fields: stock?.exists ? stock.data() : sale?.data(),
  });
  const batch = database.batch();
  batch.create(item, {
    ...requestDocument({
      request: { ...request, consent: consentOf(request, metadata.consentText) },
      vehicle,
      host,
      reasonToHold: error,
      times: {
        receivedAt: FieldValue.serverTimestamp(),
        expireAt: Timestamp.fromMillis(now + retentionMs),
      },
    }),
    visitor,
  });
  const count = {
    [error === undefined ? 'mailed' : 'held']: FieldValue.increment(1),
    expireAt: Timestamp.fromMillis((hour + 2) * hourMs),
  };
  for (const limit of limits) batch.set(limit, count, { merge: true });
  try {
    await batch.commit();
  } catch (reason) {
    const alreadyExists = 6;
    if ((reason as { code?: unknown }).code === alreadyExists) return;
    throw reason;
  }
  if (error !== undefined) logger.error(`A request is held: ${error}`, { path: item.path });
}
