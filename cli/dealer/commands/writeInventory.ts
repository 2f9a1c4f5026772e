import { isDeepStrictEqual } from 'node:util';
import { type DocumentData, FieldValue, GrpcStatus } from 'firebase-admin/firestore';
import { decodePhotos } from '../../../src/shared/documents/photos.ts';
import type { DealerRefs } from '../dealerRefs.ts';
import type { VehicleFields } from '../inventory/fields.ts';
import type { Change, ImportPlan } from '../inventory/planImport.ts';

const concurrency = 20;

/** The locks of a killed import last up to a minute. The default of 5 attempts gives up earlier. */
const transactionOptions = { maxAttempts: 10 };

export type WriteResult = {
  written: number;
  failures: { id: string; reason: string }[];
  /** Why the remaining changes were not written. */
  stopped?: string;
};

/** The value of `stopped` after Ctrl-C. */
export const interrupted = 'Interrupted';

/** Splits fields into those of the vehicle's document and the URLs of its photos. `null` removes a field. */
function buildDocuments({ imageUrl, ...fields }: VehicleFields) {
  if (imageUrl === undefined) return { values: fields as DocumentData };
  const urls = [imageUrl ?? []].flat() as string[];
  const photoCount = urls.length > 1 ? urls.length : null;
  const values: DocumentData = { ...fields, imageUrl: urls[0] ?? null, photoCount };
  return { values, urls: photoCount === null ? [] : urls };
}

/** The fields that only a sale has. `unlistedSince`: when an import first found the vehicle missing from the feed. */
const saleFields = ['soldAt', 'soldBy', 'unlistedSince', 'photos'];

/** Who recorded a sale. A sale by `feed` is undone when a feed lists the vehicle again. */
type SoldBy = 'feed' | 'person';

/** Writes one change in a transaction, or returns the reason why it cannot be written. */
export function writeChange(
  dealer: DealerRefs,
  { kind, id, from, before: planned, fields }: Change,
  soldBy: SoldBy | undefined,
): Promise<string | undefined> {
  const vehicle = dealer.inventory.doc(id);
  const source = (kind === 'returned' ? dealer.sales : dealer.inventory).doc(from);
  return dealer.inventory.firestore.runTransaction(async (transaction) => {
    const [current, target, list] = await transaction.getAll(source, vehicle, dealer.photos.doc(from));
    const before = current?.data();
    const photosBefore = decodePhotos(list?.data());
    const removeSource = () => {
      transaction.delete(source);
      transaction.delete(dealer.photos.doc(from));
    };
    const writePhotos = (urls: readonly string[]) => {
      if (urls.length > 0) transaction.set(dealer.photos.doc(id), { urls });
      else if (list?.exists) transaction.delete(list.ref);
    };
    const { values, urls } = buildDocuments(fields);
    const isGone = kind !== 'added' && (before === undefined || before['soldBy'] !== planned['soldBy']);
    // If an import finds that a vehicle is already gone, the removal has succeeded.
    if (isGone && (kind !== 'removed' || soldBy === 'person'))
      return 'sold, returned or removed in the meantime';
    if (kind === 'removed') {
      if (before !== undefined && soldBy !== undefined)
        transaction.set(dealer.sales.doc(id), {
          ...before,
          ...(photosBefore.length > 0 && { photos: photosBefore }),
          ...(soldBy === 'feed' && { soldBy }),
          soldAt: FieldValue.serverTimestamp(),
        });
      removeSource();
      return undefined;
    }
    if (kind === 'changed') {
      // Only these fields: rewriting the document would alter numbers that JavaScript rounds or stores as another type.
      const changes = Object.entries(values)
        .filter(([name, value]) => !isDeepStrictEqual(before?.[name] ?? null, value))
        .map(([name, value]) => [name, value ?? FieldValue.delete()] as const);
      if (changes.length > 0) transaction.update(vehicle, Object.fromEntries(changes));
      if (urls !== undefined) writePhotos(urls);
      return undefined;
    }
    if (target?.exists) return 'in the inventory already';
    const entries = Object.entries({ ...before, ...values }).filter(
      ([name]) => values[name] !== null && !saleFields.includes(name),
    );
    transaction.create(vehicle, Object.fromEntries(entries));
    if (kind !== 'added') removeSource();
    const photos = [...decodePhotos({ urls: before?.['photos'] }), ...photosBefore];
    writePhotos(urls ?? (kind === 'added' ? [] : photos));
    return undefined;
  }, transactionOptions);
}

/** Writes each change in a transaction, which fails if the vehicle came or went in the meantime. Ctrl-C stops it, a second one at once. */
export async function writeInventory(
  dealer: DealerRefs,
  { changes, saleUpdates }: Pick<ImportPlan, 'changes' | 'saleUpdates'>,
  soldBy: SoldBy | undefined,
  onProgress: (done: number, total: number) => void,
): Promise<WriteResult> {
  const result: WriteResult = { written: 0, failures: [] };
  let isInterrupted = false;
  const interrupt = () => {
    isInterrupted = true;
  };
  process.once('SIGINT', interrupt);
  const queue = changes.values();
  const writeSome = async () => {
    for (const change of queue) {
      if (isInterrupted) result.stopped ??= interrupted;
      if (result.stopped !== undefined) return;
      try {
        const reason = await writeChange(dealer, change, soldBy);
        if (reason === undefined) result.written += 1;
        else result.failures.push({ id: change.id, reason });
      } catch (error) {
        result.stopped ??= (error as Error).message;
      }
      onProgress(result.written + result.failures.length, changes.length);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, writeSome));
  const writer = dealer.sales.firestore.bulkWriter();
  for (const { id, unlistedSince } of saleUpdates)
    writer
      .update(dealer.sales.doc(id), { unlistedSince: unlistedSince ?? FieldValue.delete() })
      .catch(({ code, message }: Error & { code: GrpcStatus }) => {
        // The sale may have been deleted.
        if (code !== GrpcStatus.NOT_FOUND) result.stopped ??= message;
      });
  await writer.close();
  process.off('SIGINT', interrupt);
  return result;
}
