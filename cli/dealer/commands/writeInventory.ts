import { isDeepStrictEqual } from 'node:util';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import { decodePhotos } from '../../../src/data/documents/photos.ts';
import type { DealerRefs } from '../dealerRefs.ts';
import type { VehicleFields } from '../inventory/fields.ts';
import type { Change } from '../inventory/planImport.ts';
import { saleOf, vehicleOfSale } from './moveVehicles.ts';

/** Limits of one transaction. Ctrl-C stops between two. Firestore takes 10 MiB; one vehicle is up to 1 MiB. */
const maxBatch = { vehicles: 100, bytes: 2 * 1024 * 1024 };

/** Firestore holds the locks of an import that was killed for up to a minute. The default of 5 attempts gives up earlier. */
const patience = { maxAttempts: 10 };

export type Written = {
  written: number;
  failures: { id: string; reason: string }[];
  /** Why the rest was not written. */
  stopped?: string;
};

/** The reason to stop after Ctrl-C. */
export const interrupted = 'Interrupted';

/** The documents that a change depends on: those at the new and the present id, and the photos. */
const referencesOf = ({ inventory, sales, photos }: DealerRefs, { kind, id, from }: Change) => [
  inventory.doc(id),
  (kind === 'returned' ? sales : inventory).doc(from),
  photos.doc(from),
];

/** A vehicle's document with new fields: the number of its photos, but not the photos. `null` removes a field. */
function documentWith(present: DocumentData, { photos, ...others }: VehicleFields): DocumentData {
  const photoCount = Array.isArray(photos) ? photos.length : null;
  const fields: DocumentData = { ...others, ...(photos !== undefined && { photoCount }) };
  const entries = Object.entries({ ...present, ...fields }).filter(([name]) => fields[name] !== null);
  return Object.fromEntries(entries);
}

/**
 * Adds a change to a transaction, or returns the reason why it cannot be written.
 *
 * @param snapshots Of `referencesOf`.
 */
function addChange(
  transaction: Transaction,
  dealer: DealerRefs,
  { kind, id, fields }: Change,
  [target, source, list]: readonly DocumentSnapshot[],
  removedAreSold: boolean,
): string | undefined {
  const before = source?.data();
  const photosBefore = decodePhotos(list?.data());
  const moveAway = () => {
    if (source?.exists) transaction.delete(source.ref);
    if (list?.exists) transaction.delete(list.ref);
  };
  if (kind === 'removed') {
    if (before !== undefined && removedAreSold)
      transaction.set(dealer.sales.doc(id), saleOf(before, photosBefore, 'feed'));
    moveAway();
    return undefined;
  }
  const vehicle = dealer.inventory.doc(id);
  const writePhotos = (urls: unknown) => {
    if (Array.isArray(urls) && urls.length > 0) transaction.set(dealer.photos.doc(id), { urls });
    else if (urls === null) transaction.delete(dealer.photos.doc(id));
  };
  if (kind === 'changed') {
    if (before === undefined) return 'it was sold or removed in the meantime';
    const after = documentWith(before, fields);
    // Not the whole document: a number that JavaScript rounds or stores as another type would change, too.
    const changes = Object.keys({ ...before, ...after })
      .filter((name) => !isDeepStrictEqual(before[name], after[name]))
      .map((name) => [name, after[name] ?? FieldValue.delete()] as const);
    if (changes.length > 0) transaction.update(vehicle, Object.fromEntries(changes));
    writePhotos(fields.photos);
    return undefined;
  }
  if (target?.exists) return 'it is in the inventory already';
  const isGone = before === undefined || (kind === 'returned' && before['soldBy'] !== 'feed');
  if (kind !== 'added' && isGone) return 'it was sold, returned or removed in the meantime';
  const { fields: present, photos: ofSale } = vehicleOfSale(before ?? {});
  const kept = ofSale.length > 0 ? ofSale : photosBefore;
  transaction.create(vehicle, documentWith(present, fields));
  moveAway();
  writePhotos(fields.photos === undefined ? kept : fields.photos);
  return undefined;
}

function batchesOf(changes: readonly Change[]): Change[][] {
  const batches: Change[][] = [];
  let bytes = 0;
  for (const change of changes) {
    const size = Buffer.byteLength(JSON.stringify([change.before, change.fields]));
    const batch = batches.at(-1);
    bytes += size;
    if (batch !== undefined && batch.length < maxBatch.vehicles && bytes <= maxBatch.bytes) {
      batch.push(change);
    } else {
      batches.push([change]);
      bytes = size;
    }
  }
  return batches;
}

/**
 * Writes the changes of a plan, or what it removes as sold. A vehicle that joined or left the inventory after the plan was made
 * is not written. Stops when the signal is aborted, and when another import has written since `mark` was read, so the inventory
 * never mixes two files.
 *
 * @param mark The dealer's `importMark`, read before the vehicles.
 */
export async function writeInventory(
  dealer: DealerRefs,
  changes: readonly Change[],
  mark: DocumentSnapshot,
  removedAreSold: boolean,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<Written> {
  const run = crypto.randomUUID();
  const result: Written = { written: 0, failures: [] };

  const writeBatch = async (start: number, batch: readonly Change[]): Promise<Written['failures']> => {
    let failures: Written['failures'] = [];
    await dealer.inventory.firestore.runTransaction(async (transaction) => {
      const [present = mark, ...found] = await transaction.getAll(
        dealer.importMark,
        ...batch.flatMap((change) => referencesOf(dealer, change)),
      );
      const isOurs = present.get('run') === run;
      // The answer to a commit can be lost.
      if (isOurs && present.get('start') === start) return;
      if (!isOurs && present.updateTime?.valueOf() !== mark.updateTime?.valueOf())
        throw new Error('Another import changed the inventory');
      transaction.set(present.ref, { run, start, writtenAt: FieldValue.serverTimestamp() });
      failures = batch.flatMap((change, index) => {
        const snapshots = found.slice(index * 3, index * 3 + 3);
        const reason = addChange(transaction, dealer, change, snapshots, removedAreSold);
        return reason === undefined ? [] : [{ id: change.id, reason }];
      });
    }, patience);
    return failures;
  };

  for (const [start, batch] of batchesOf(changes).entries()) {
    if (signal.aborted) return { ...result, stopped: interrupted };
    try {
      const failures = await writeBatch(start, batch);
      result.failures.push(...failures);
      result.written += batch.length - failures.length;
    } catch (error) {
      return { ...result, stopped: (error as Error).message };
    }
    onProgress(result.written + result.failures.length, changes.length);
  }
  return result;
}
