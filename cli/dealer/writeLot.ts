import { type BulkWriter, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Dealer } from './dealer.ts';
import type { StockFields } from './stock/fields.ts';
import type { ImportPlan } from './stock/planImport.ts';

/** Writes wait for each other in groups of this size, so that Ctrl-C stops soon. */
const groupSize = 500;

export type Written = { written: number; failures: { id: string; reason: string }[] };

type Write = { id: string; run: (writer: BulkWriter) => Promise<unknown> };

function writesOf({ lot }: Dealer, { added, changed, removed }: ImportPlan): Write[] {
  return [
    ...[...added].map(([id, { fields }]) => ({
      id,
      run: (writer: BulkWriter) => writer.set(lot.doc(id), withoutNull(fields)),
    })),
    // An update fails if the vehicle was sold meanwhile, so it never returns to the lot.
    ...[...changed].map(([id, fields]) => ({
      id,
      run: (writer: BulkWriter) => writer.update(lot.doc(id), deleteNull(fields)),
    })),
    ...removed.map((id) => ({ id, run: (writer: BulkWriter) => writer.delete(lot.doc(id)) })),
  ];
}

const withoutNull = (fields: StockFields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const deleteNull = (fields: StockFields) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? FieldValue.delete()]));

/**
 * Writes what a plan adds and changes, and then removes what it removes. A failed write does not stop the others. Stops
 * after the current group when the signal is aborted.
 */
export async function writeLot(
  database: Firestore,
  dealer: Dealer,
  plan: ImportPlan,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<Written> {
  const writer = database.bulkWriter();
  const writes = writesOf(dealer, plan);
  const result: Written = { written: 0, failures: [] };
  for (let start = 0; start < writes.length && !signal.aborted; start += groupSize) {
    const group = writes.slice(start, start + groupSize);
    const settled = group.map(({ id, run }) =>
      run(writer).then(
        () => {
          result.written += 1;
        },
        (error: Error) => {
          result.failures.push({ id, reason: error.message });
        },
      ),
    );
    await writer.flush();
    await Promise.all(settled);
    onProgress(Math.min(start + groupSize, writes.length), writes.length);
  }
  await writer.close();
  return result;
}
