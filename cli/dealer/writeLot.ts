import { type DocumentSnapshot, FieldValue, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import type { Dealer } from './dealer.ts';
import type { StockFields } from './stock/fields.ts';
import type { ImportPlan } from './stock/planImport.ts';

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

type Write = { id: string; kind: 'add' | 'change' | 'remove'; fields: StockFields };

/** `stopped` after Ctrl-C. */
export const interrupted = 'Interrupted';

const markOf = ({ settings }: Dealer) => settings.parent.doc('import');

/** Reads the document that changes with every batch of an import. Read it before the lot. */
export const readMark = (dealer: Dealer): Promise<DocumentSnapshot> => markOf(dealer).get();

const isSameTime = (left: DocumentSnapshot, right: DocumentSnapshot) =>
  left.updateTime?.valueOf() === right.updateTime?.valueOf();

/** The fields of a sold vehicle, with the time of the server. */
export const saleOf = (vehicle: DocumentSnapshot) => ({
  ...vehicle.data(),
  soldAt: FieldValue.serverTimestamp(),
});

function writesOf({ added, changed, removed }: ImportPlan): Write[] {
  return [
    ...[...added].map(([id, fields]): Write => ({ id, kind: 'add', fields })),
    ...[...changed].map(([id, fields]): Write => ({ id, kind: 'change', fields })),
    ...removed.map((id): Write => ({ id, kind: 'remove', fields: {} })),
  ];
}

const withoutNull = (fields: StockFields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const deleteNull = (fields: StockFields) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? FieldValue.delete()]));

/** Adds a write to a batch, or returns the reason why the vehicle cannot be written. */
function addWrite(
  batch: WriteBatch,
  { sales }: Dealer,
  { kind, fields }: Write,
  vehicle: DocumentSnapshot,
  removedAreSold: boolean,
): string | undefined {
  if (kind === 'add' && vehicle.exists) return 'it is on the lot already';
  if (kind === 'change' && !vehicle.exists) return 'it was sold or removed in the meantime';
  if (kind === 'add') batch.create(vehicle.ref, withoutNull(fields));
  else if (kind === 'change') batch.update(vehicle.ref, deleteNull(fields));
  else if (vehicle.updateTime !== undefined) {
    if (removedAreSold) batch.set(sales.doc(vehicle.id), saleOf(vehicle));
    batch.delete(vehicle.ref, { lastUpdateTime: vehicle.updateTime });
  }
  return undefined;
}

/**
 * Writes what a plan adds and changes, and then removes what it removes, or records it as sold. A vehicle that joined or
 * left the lot after the plan was made is not written. Stops when the signal is aborted, and when another import has
 * written since `mark` was read, so the lot never mixes two files.
 */
export async function writeLot(
  database: Firestore,
  dealer: Dealer,
  plan: ImportPlan,
  mark: DocumentSnapshot,
  removedAreSold: boolean,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<Written> {
  const run = crypto.randomUUID();
  const writes = writesOf(plan);
  const result: Written = { written: 0, failures: [] };

  const writeBatch = async (start: number, attempt = 1): Promise<Written['failures']> => {
    const group = writes.slice(start, start + batchSize);
    const lot = group.map(({ id }) => dealer.lot.doc(id));
    const [present = mark, ...vehicles] = await database.getAll(markOf(dealer), ...lot);
    if (present.get('run') !== run && !isSameTime(present, mark))
      throw new Error('Another import of this dealer is running');
    const batch = database.batch();
    const values = { run, start, writtenAt: FieldValue.serverTimestamp() };
    if (present.updateTime === undefined) batch.create(present.ref, values);
    else batch.update(present.ref, values, { lastUpdateTime: present.updateTime });
    const failures = vehicles.flatMap((vehicle, index) => {
      const write = group[index];
      const reason = write && addWrite(batch, dealer, write, vehicle, removedAreSold);
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

  for (let start = 0; start < writes.length; start += batchSize) {
    if (signal.aborted) return { ...result, stopped: interrupted };
    const done = Math.min(start + batchSize, writes.length);
    try {
      const failures = await writeBatch(start);
      result.failures.push(...failures);
      result.written = done - result.failures.length;
    } catch (error) {
      return { ...result, stopped: (error as Error).message };
    }
    onProgress(done, writes.length);
  }
  return result;
}
