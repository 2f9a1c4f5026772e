import { isDeepStrictEqual } from 'node:util';
import { FieldValue, GrpcStatus } from 'firebase-admin/firestore';
import type { DealerRefs } from '../dealerRefs.ts';
import type { Change } from '../inventory/importedVehicle.ts';
import type { ImportPlan } from '../inventory/planImport.ts';
import { encodePatch, encodeSale, restoreVehicle } from '../inventory/vehicleCodec.ts';

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

const gone = 'sold, returned or removed in the meantime';

/** Who recorded a sale. A sale by `feed` is undone when a feed lists the vehicle again. */
type SoldBy = 'feed' | 'person';

/** Writes one change in a transaction, or returns the reason why it cannot be written. */
export function writeChange(
  dealer: DealerRefs,
  { kind, id, from, before: planned, fields, isHidden = false }: Change,
  soldBy: SoldBy | undefined,
): Promise<string | undefined> {
  const vehicle = dealer.inventory.doc(id);
  const source = (kind === 'returned' ? dealer.sales : dealer.inventory).doc(from);
  const photosBefore = dealer.photos.doc(from);
  return dealer.inventory.firestore.runTransaction(async (transaction) => {
    const [current, target, list] = await transaction.getAll(source, vehicle, photosBefore);
    const before = current?.data();
    if (kind !== 'added' && (before === undefined || before['soldBy'] !== planned.soldBy))
      // If an import finds that a vehicle is already gone, the removal has succeeded.
      return kind === 'removed' && soldBy !== 'person' ? undefined : gone;
    const isMoved = kind !== 'removed' && kind !== 'changed';
    if (isMoved && target?.exists) return 'in the inventory already';
    if (kind !== 'added' && kind !== 'changed') transaction.delete(source).delete(photosBefore);
    if (kind === 'removed') {
      const sale = {
        ...encodeSale(before ?? {}, list?.data()),
        ...(soldBy === 'feed' && { soldBy }),
        soldAt: FieldValue.serverTimestamp(),
      };
      if (soldBy !== undefined && !isHidden) transaction.set(dealer.sales.doc(id), sale);
      return undefined;
    }
    const { document, urls: urlsBefore } = restoreVehicle(before, list?.data());
    const { values, urls = isMoved ? urlsBefore : undefined } = encodePatch(fields);
    const isNew = ([name, value]: [string, unknown]) => !isDeepStrictEqual(document[name] ?? null, value);
    const changes = Object.entries(values).filter(isNew);
    if (isMoved) {
      const entries = Object.entries({ ...document, ...values }).filter(([name]) => values[name] !== null);
      transaction.create(vehicle, Object.fromEntries(entries));
    } else if (changes.length > 0) {
      // Only these fields: rewriting the document would alter numbers that JavaScript rounds or stores as another type.
      const updates = changes.map(([name, value]) => [name, value ?? FieldValue.delete()] as const);
      transaction.update(vehicle, Object.fromEntries(updates));
    }
    if (urls !== undefined && urls.length > 0) transaction.set(dealer.photos.doc(id), { urls });
    else if (urls !== undefined && list?.exists) transaction.delete(photosBefore);
    return undefined;
  }, transactionOptions);
}

/** Writes each change in a transaction, which fails if the vehicle came or went in the meantime. Ctrl-C stops it, a second one at once. */
export async function writeInventory(
  dealer: DealerRefs,
  { changes, saleUpdates }: Pick<ImportPlan, 'changes' | 'saleUpdates'>,
  soldBy: SoldBy | undefined,
  onProgress: (done: number, total: number) => void,
  renewLock?: () => Promise<void>,
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
        await renewLock?.();
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
