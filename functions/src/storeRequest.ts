import { FieldValue, GrpcStatus, getFirestore, Timestamp } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import { decodeMetadata } from '../../src/shared/documents/metadata.ts';
import {
  dealerLimitPath,
  metadataPath,
  projectLimitPath,
  requestsPath,
  salesPath,
  settingsPath,
  vehiclesPath,
  visitorLimitPath,
} from '../../src/shared/documents/paths.ts';
import { decodeRecipient } from '../../src/shared/documents/recipient.ts';
import {
  type RecordedConsent,
  requestDocument,
  retentionMs,
} from '../../src/shared/documents/storedRequest.ts';
import { tenantFromHost } from '../../src/shared/documents/tenant.ts';
import { decodeVehicle } from '../../src/shared/documents/vehicles.ts';
import { decodeConsentText } from '../../src/shared/documents/visitorRequest.ts';
import type { VisitorRequest } from '../../src/shared/model.ts';
import { HttpError } from './httpError.ts';

const hourMs = 60 * 60 * 1000;

/** All dealers share the quota of one mail account. */
const mailsPerHour = () => Number(process.env['MAILS_PER_HOUR']) || 500;

/** Limits per hour: how many requests are mailed, and how many more are held. The server refuses the rest. */
const requestLimits = (visitor: string, tenant: string, hour: number) => [
  {
    path: visitorLimitPath(visitor, hour),
    mailed: 20,
    held: 100,
    reason: 'The visitor sent more than 20 requests in an hour',
  },
  {
    path: dealerLimitPath(tenant, hour),
    mailed: 300,
    held: 1000,
    reason: 'More than 300 requests came in an hour',
  },
  {
    path: projectLimitPath(hour),
    mailed: mailsPerHour(),
    held: 10_000,
    reason: `More than ${mailsPerHour()} requests came to all dealers in an hour`,
  },
];

function recordedConsent({ consent }: VisitorRequest, dealersText?: string): RecordedConsent | undefined {
  if (consent === undefined || dealersText === undefined) return undefined;
  const { text, isGiven } = consent;
  const isSame = text === decodeConsentText(dealersText);
  return { text: dealersText, isGiven, ...(!isSame && { shownText: text }) };
}

/**
 * Stores a visitor's request, unless it is already stored; the write triggers its email. A request that exceeds a limit or
 * fills the hidden field is held instead. Throws a 404 when the dealer accepts no requests, and a 429 when too many are held.
 * Takes no lock, so simultaneous requests may exceed a limit.
 */
export async function storeRequest(host: string, visitor: string, request: VisitorRequest): Promise<void> {
  const tenant = tenantFromHost(host);
  const now = Date.now();
  const hour = Math.floor(now / hourMs);
  const database = getFirestore();
  const item = database.doc(`${requestsPath(tenant)}/${request.id}`);
  const limits = requestLimits(visitor, tenant, hour);
  const [stored, settings, rawMetadata, listed, sale, ...counts] = await database.getAll(
    item,
    database.doc(settingsPath(tenant)),
    database.doc(metadataPath(tenant)),
    database.doc(`${vehiclesPath(tenant)}/${request.vehicleId}`),
    database.doc(`${salesPath(tenant)}/${request.vehicleId}`),
    ...limits.map(({ path }) => database.doc(path)),
  );
  if (stored?.exists) return;
  const metadata = decodeMetadata(rawMetadata?.data());
  const recipient = decodeRecipient(settings?.data());
  if (recipient === undefined || !metadata.acceptsRequests) {
    // The alerts of docs/operate.md match `jsonPayload.message`, which only entries with data, such as a path, have.
    if (metadata.acceptsRequests)
      logger.error(`${host} accepts requests, but has no address for them`, { path: item.path });
    throw new HttpError(404, 'This dealer does not accept requests');
  }
  const exceededLimit = (kind: 'mailed' | 'held') =>
    limits.find((limit, index) => Number(counts[index]?.get(kind) ?? 0) >= limit[kind]);
  const reasonToHold =
    request.trap !== undefined ? 'The hidden field was filled' : exceededLimit('mailed')?.reason;
  if (reasonToHold !== undefined && exceededLimit('held')) {
    logger.error(`A request was not mailed, but refused: ${reasonToHold}`, { path: item.path });
    throw new HttpError(429, 'Too many requests');
  }
  const vehicle = decodeVehicle({
    id: request.vehicleId,
    fields: listed?.exists ? listed.data() : sale?.data(),
  });
  const batch = database.batch();
  batch.create(item, {
    ...requestDocument({
      ...request,
      consent: recordedConsent(request, metadata.consentText),
      vehicle,
      host,
      reasonToHold,
      receivedAt: FieldValue.serverTimestamp(),
      expireAt: Timestamp.fromMillis(now + retentionMs),
    }),
    visitor,
  });
  const count = {
    [reasonToHold === undefined ? 'mailed' : 'held']: FieldValue.increment(1),
    expireAt: Timestamp.fromMillis((hour + 2) * hourMs),
  };
  for (const { path } of limits) batch.set(database.doc(path), count, { merge: true });
  try {
    await batch.commit();
  } catch (reason) {
    if ((reason as { code?: unknown }).code === GrpcStatus.ALREADY_EXISTS) return;
    throw reason;
  }
  if (reasonToHold !== undefined) logger.error(`A request is held: ${reasonToHold}`, { path: item.path });
}
