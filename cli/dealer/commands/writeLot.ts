import { type DocumentSnapshot, FieldValue, type WriteBatch } from 'firebase-admin/firestore';
import type { Dealer } from '../dealer.ts';
import type { StockFields } from '../stock/fields.ts';
import type { ImportPlan } from '../stock/planImport.ts';

/** The vehicles of one batch. Ctrl-C stops between two batches. */
const batchSize = 200;

/** How often a batch is tried when the lot changes at the same moment. */
const attempts = 4;

export type Written = {
  written: number;
  failures: { id: string; reason: string }[];
  /** Why the rest was not written. */
  stopped?: string;
};

/** The reason to stop after Ctrl-C. */
export const interrupted = 'Interrupted';

const markOf = ({ settings }: Dealer) => settings.parent.doc('import');

/** Reads the document that changes with every batch of an import. Read it before the lot. */
export const readMark = (dealer: Dealer): Promise<DocumentSnapshot> => markOf(dealer).get();

/** The fields of a sold vehicle, with the time of the server. */
export const saleOf = (vehicle: DocumentSnapshot) => ({
  ...vehicle.data(),
  soldAt: FieldValue.serverTimestamp(),
});

/** The fields of the vehicle's own document: the number of its photos, but not the photos. `null`: no such value. */
const vehicleFields = ({ photos, ...fields }: StockFields) => ({
  ...fields,
  ...(photos !== undefined && { photoCount: Array.isArray(photos) ? photos.length : null }),
});

const withoutNull = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const deleteNull = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? FieldValue.delete()]));

/** Adds what a plan says about a vehicle to a batch, or returns the reason why it cannot be written. */
function addWrite(
  batch: WriteBatch,
  { sales, photos }: Dealer,
  { added, changed }: ImportPlan,
  vehicle: DocumentSnapshot,
  removedAreSold: boolean,
): string | undefined {
  const newFields = added.get(vehicle.id);
  const changes = changed.get(vehicle.id);
  if (newFields !== undefined) {
    if (vehicle.exists) return 'it is on the lot already';
    batch.create(vehicle.ref, withoutNull(vehicleFields(newFields)));
  } else if (changes !== undefined) {
    if (!vehicle.exists) return 'it was sold or removed in the meantime';
    const fields = deleteNull(vehicleFields(changes));
    if (fields['photoCount'] === vehicle.get('photoCount')) delete fields['photoCount'];
    if (Object.keys(fields).length > 0) batch.update(vehicle.ref, fields);
  } else if (vehicle.updateTime !== undefined) {
    if (removedAreSold) batch.set(sales.doc(vehicle.id), saleOf(vehicle));
    else if (vehicle.get('photoCount') !== undefined) batch.delete(photos.doc(vehicle.id));
    batch.delete(vehicle.ref, { lastUpdateTime: vehicle.updateTime });
  }
  const urls = (newFields ?? changes)?.photos;
  if (urls) batch.set(photos.doc(vehicle.id), { urls });
  else if (urls === null && vehicle.get('photoCount') !== undefined) batch.delete(photos.doc(vehicle.id));
  return undefined;
}

/**
 * Writes what a plan adds and changes, and then removes what it removes, or records it as sold. A vehicle that joined or
 * left the lot after the plan was made is not written. Stops when the signal is aborted, and when another import has
 * written since `mark` was read, so the lot never mixes two files.
 */
export async function writeLot(
  dealer: Dealer,
  plan: ImportPlan,
  mark: DocumentSnapshot,
  removedAreSold: boolean,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<Written> {
  const database = dealer.lot.firestore;
  const run = crypto.randomUUID();
  const ids = [...plan.added.keys(), ...plan.changed.keys(), ...plan.removed];
  const result: Written = { written: 0, failures: [] };

  const writeBatch = async (start: number, attempt = 1): Promise<Written['failures']> => {
    const references = ids.slice(start, start + batchSize).map((id) => dealer.lot.doc(id));
    const [present = mark, ...vehicles] = await database.getAll(markOf(dealer), ...references);
    if (present.get('run') !== run && present.updateTime?.valueOf() !== mark.updateTime?.valueOf())
      throw new Error('Another import changed the lot');
    const batch = database.batch();
    const values = { run, start, writtenAt: FieldValue.serverTimestamp() };
    if (present.updateTime === undefined) batch.create(present.ref, values);
    else batch.update(present.ref, values, { lastUpdateTime: present.updateTime });
    const failures = vehicles.flatMap((vehicle) => {
      const reason = addWrite(batch, dealer, plan, vehicle, removedAreSold);
      return reason === undefined ? [] : [{ id: vehicle.id, reason }];
    });
    try {
      await batch.commit();
    } catch (error) {
      if (attempt === attempts) throw error;
      const after = await readMark(dealer);
      // The answer to a commit can be lost.
      const isWritten = after.get('run') === run && after.get('start') === start;
      return isWritten ? failures : writeBatch(start, attempt + 1);
    }
    return failures;
  };

  for (let start = 0; start < ids.length; start += batchSize) {
    if (signal.aborted) return { ...result, stopped: interrupted };
    const done = Math.min(start + batchSize, ids.length);
    try {
      const failures = await writeBatch(start);
      result.failures.push(...failures);
      result.written = done - result.failures.length;
    } catch (error) {
      return { ...result, stopped: (error as Error).message };
    }
    onProgress(done, ids.length);
  }
  return result;
}
