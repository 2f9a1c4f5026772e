import { extname } from 'node:path';
import { type Connection, type Dealer, findDealer, readLot } from '../dealer.ts';
import { exitCodes, Refusal, type Outcome } from '../outcome.ts';
import { readCsv } from '../files/readCsv.ts';
import { parseJsonFile, readJson } from '../files/readJson.ts';
import { sizeOf } from '../files/textFile.ts';
import { decodeMapping, matchColumns } from '../stock/columns.ts';
import { describePlan, describeSkipped } from '../stock/describePlan.ts';
import { type ImportPlan, type Lot, planImport, type SkippedRow } from '../stock/planImport.ts';
import { interrupted, readMark, writeLot } from './writeLot.ts';

export type ImportOptions = {
  /** A file with the names of the columns. */
  mapping?: string;
  strict?: boolean;
  dryRun?: boolean;
  allowRemovals?: boolean;
  removedAreSold?: boolean;
};

/** The documents that one request reads. */
const readSize = 300;

/**
 * Makes a dealer's vehicles in stock equal to a file's. Asks before it writes. The same file again changes nothing, and an
 * import that was interrupted continues when it is run again.
 */
export async function importStock(
  { database, terminal }: Connection,
  host: string,
  path: string,
  options: ImportOptions,
): Promise<Outcome> {
  const mapping = options.mapping === undefined ? {} : decodeMapping(await parseJsonFile(options.mapping));
  await sizeOf(path);
  const file = await (extname(path).toLowerCase() === '.json' ? readJson(path) : readCsv(path));
  const columns = matchColumns(file.names, mapping);
  terminal.note(`${path}: ${file.format}`);
  if (columns.ignored.length > 0) terminal.note(`Ignored columns: ${columns.ignored.join(', ')}`);
  const dealer = await findDealer(database, host);
  const mark = await readMark(dealer);
  const lot = await readLot(dealer);
  const report = (row: SkippedRow) => terminal.note(describeSkipped(row));
  const plan = await planImport(file.rows, columns, lot, new Date(), report);
  if (plan.rows === 0) throw new Refusal(`${path} contains no vehicles`);
  await takeOutSold(dealer, plan);
  terminal.note(describePlan(plan, lot));
  const { removedAreSold = false } = options;
  if (removedAreSold && plan.removed.length > 0) terminal.note('Removed vehicles are recorded as sold.');

  const json = {
    host,
    file: path,
    format: file.format,
    ignoredColumns: columns.ignored,
    ...plan,
    added: [...plan.added.keys()],
    changed: [...plan.changed].map(([id, fields]) => ({ id, fields: Object.keys(fields) })),
    offLot: [...plan.offLot],
    removedAreSold,
  };
  const writes = plan.added.size + plan.changed.size + plan.removed.length;
  const exitCode = plan.skipped.length > 0 ? exitCodes.rowsSkipped : exitCodes.done;
  const refusal = refusalOf(plan, lot, options);
  if (refusal === undefined && (options.dryRun || writes === 0)) {
    terminal.note(writes === 0 ? 'There is nothing to change.' : 'Nothing was written: --dry-run.');
    return { exitCode, json: { ...json, written: 0 } };
  }
  if (refusal !== undefined || !(await terminal.confirm(`Write these changes to ${host}?`))) {
    const error = refusal ?? 'Nothing was changed.';
    terminal.note(error);
    return { exitCode: exitCodes.failed, json: { ...json, written: 0, error } };
  }

  const { written, failures, stopped } = await untilInterrupted((signal) =>
    writeLot(dealer, plan, mark, removedAreSold, signal, terminal.progress),
  );
  for (const { id, reason } of failures) terminal.note(`${id} could not be written: ${reason}`);
  const progress = `${written} of ${writes} changes were written.`;
  const isComplete = stopped === undefined && failures.length === 0;
  terminal.note(
    stopped === undefined ? progress : `${stopped}: ${progress} Run the import again to finish it.`,
  );
  const error = stopped ?? `${failures.length} changes could not be written`;
  return {
    exitCode: isComplete ? exitCode : stopped === interrupted ? exitCodes.interrupted : exitCodes.failed,
    json: { ...json, written, failures, ...(isComplete ? {} : { error }) },
  };
}

/** Ctrl-C aborts the signal. A second one ends the process at once. */
async function untilInterrupted<Result>(write: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController();
  const abort = () => controller.abort();
  process.once('SIGINT', abort);
  try {
    return await write(controller.signal);
  } finally {
    process.off('SIGINT', abort);
  }
}

function refusalOf(plan: ImportPlan, lot: Lot, { strict, allowRemovals }: ImportOptions): string | undefined {
  if (strict && plan.skipped.length > 0)
    return 'Nothing was written: --strict allows no skipped row. Correct the file.';
  if (plan.removed.length * 2 > lot.size && !allowRemovals)
    return `Nothing was written: ${plan.removed.length} of ${lot.size} vehicles would be removed, more than half of the lot. If that is right, add --allow-removals.`;
  return undefined;
}

/** Moves the vehicles that are among the sales from `added` to `offLot`. */
async function takeOutSold({ sales }: Dealer, plan: ImportPlan): Promise<void> {
  const ids = [...plan.added.keys()];
  for (let start = 0; start < ids.length; start += readSize) {
    const references = ids.slice(start, start + readSize).map((id) => sales.doc(id));
    for (const sale of await sales.firestore.getAll(...references, { fieldMask: ['soldAt'] }))
      if (sale.exists && plan.added.delete(sale.id)) plan.offLot.add(sale.id);
  }
}
