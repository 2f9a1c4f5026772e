import { FieldValue, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { amountOf, fieldsOf, omitUndefined } from '../../src/data/decode.ts';
import { decodeMetadata } from '../../src/data/metadata.ts';
import type { VisitorRequest } from '../../src/data/model.ts';
import {
  metadataPath,
  requestCountPath,
  requestsPath,
  salesPath,
  settingsPath,
  vehiclesPath,
} from '../../src/data/paths.ts';
import { factsOf, retentionMs } from '../../src/data/storedRequest.ts';
import { tenantOf } from '../../src/data/tenant.ts';
import { decodeVehicle } from '../../src/data/vehicles.ts';
import { HttpError } from './httpError.ts';
import { recipientOf } from '../../src/data/recipient.ts';

/** How many requests are mailed per hour. */
const perHour = { visitor: 5, dealer: 60 };
const hourMs = 60 * 60 * 1000;

/** The requests of the present hour that were not held. */
type Count = { hour: number; total: number; visitors: Readonly<Record<string, unknown>> };

function decodeCount(raw: unknown, hour: number): Count {
  const fields = fieldsOf(raw);
  if (fields['hour'] !== hour) return { hour, total: 0, visitors: {} };
  return { hour, total: amountOf(fields['total']) ?? 0, visitors: fieldsOf(fields['visitors']) };
}

const countOf = ({ visitors }: Count, visitor: string) =>
  Object.hasOwn(visitors, visitor) ? (amountOf(visitors[visitor]) ?? 0) : 0;

function reasonToHold({ trap }: VisitorRequest, count: Count, visitor: string): string | undefined {
  if (trap !== '') return 'The hidden field was filled';
  if (countOf(count, visitor) >= perHour.visitor)
    return `The visitor sent more than ${perHour.visitor} requests in an hour`;
  if (count.total >= perHour.dealer) return `More than ${perHour.dealer} requests came in an hour`;
  return undefined;
}

/**
 * Stores a visitor's request, which starts its mail, and does nothing when it is stored already. One that exceeds a limit,
 * or fills the hidden field, is stored as held. Throws a 404 when the dealer does not accept requests.
 *
 * @param visitor The visitor's user ID.
 */
export async function storeRequest(host: string, visitor: string, request: VisitorRequest): Promise<void> {
  const tenant = tenantOf(host);
  const database = getFirestore();
  const at = (path: readonly string[]) => database.doc(path.join('/'));
  const item = at([...requestsPath(tenant), request.id]);
  const countDocument = at(requestCountPath(tenant));
  await database.runTransaction(async (transaction) => {
    const [stored, settings, metadata, counted, stock, sale] = await transaction.getAll(
      item,
      at(settingsPath(tenant)),
      at(metadataPath(tenant)),
      countDocument,
      at([...vehiclesPath(tenant), request.vehicleId]),
      at([...salesPath(tenant), request.vehicleId]),
    );
    if (stored?.exists) return;
    if (recipientOf(settings?.data()) === undefined || !decodeMetadata(metadata?.data()).acceptsRequests)
      throw new HttpError(404, 'This dealer does not accept requests');
    const now = Date.now();
    const count = decodeCount(counted?.data(), Math.floor(now / hourMs));
    const error = reasonToHold(request, count, visitor) ?? null;
    const vehicle = decodeVehicle({
      id: request.vehicleId,
      fields: stock?.exists ? stock.data() : sale?.data(),
    });
    transaction.create(item, {
      ...omitUndefined(request),
      vehicle: factsOf(vehicle),
      visitor,
      host,
      receivedAt: FieldValue.serverTimestamp(),
      expireAt: Timestamp.fromMillis(now + retentionMs),
      delivery: { state: error === null ? 'pending' : 'held', attempts: 0, error },
    });
    // The count stays small: it has no more visitors than requests that are mailed.
    if (error === null)
      transaction.set(countDocument, {
        ...count,
        total: count.total + 1,
        visitors: { ...count.visitors, [visitor]: countOf(count, visitor) + 1 },
      });
  });
}
