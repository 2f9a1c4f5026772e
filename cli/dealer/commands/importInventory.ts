import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { FieldValue } from 'firebase-admin/firestore';
import { type CommandContext, type DealerRefs, findDealer, readInventory } from '../dealerRefs.ts';
import { counted, exitCodes, type Outcome, CliError } from '../outcome.ts';
import { readCsv } from '../files/readCsv.ts';
import { parseJsonFile, readJson } from '../files/readJson.ts';
import { chooseRows } from '../inventory/chooseRows.ts';
import { type Columns, decodeMapping, matchColumns, noMapping } from '../inventory/columns.ts';
import { describeColumns, describePlan, describeProblems } from '../inventory/describePlan.ts';
import {
  byKind,
  type Change,
  decodeRows,
  type ImportedRow,
  type LimitedPlan,
  limitRemovals,
  planImport,
} from '../inventory/planImport.ts';
import type { Terminal } from '../terminal.ts';
import { interrupted, writeInventory } from './writeInventory.ts';

export type ImportOptions = {
  /** A file with the names of the columns. */
  mapping?: string;
  dryRun?: boolean;
  allowRemovals?: boolean;
  removedAreSold?: boolean;
};

/**
 * Makes a dealer's inventory equal to the vehicles of a file. Asks before it writes. The same file again changes nothing, and an
 * import that was interrupted continues when it is run again.
 */
export async function importInventory(
  { database, terminal }: CommandContext,
  host: string,
  path: string,
  options: ImportOptions,
): Promise<Outcome> {
  const feed = await readFeed(path, options.mapping);
  const dealer = await findDealer(database, host);
  const plan = await planChanges(dealer, feed, options);
  const report = reportPlan(feed, plan, terminal, options);
  const outcome = await applyPlan(dealer, plan, terminal, options, host);
  const { added, changed, moved, returned, removed, skipped } = report;
  if (outcome.isComplete)
    await dealer.lastImport.set({
      added: added.length + returned.length,
      changed: changed.length + moved.length,
      removed: removed.length,
      skipped: skipped.length,
      finishedAt: FieldValue.serverTimestamp(),
      fileModifiedAt: feed.modifiedAt,
    });
  return { exitCode: outcome.exitCode, json: { host, ...report, ...outcome.json } };
}

/** A file with its columns and rows. */
type Feed = { path: string; format: string; modifiedAt: Date; columns: Columns; rows: ImportedRow[] };

async function readFeed(path: string, mappingPath: string | undefined): Promise<Feed> {
  const mapping = mappingPath === undefined ? noMapping : decodeMapping(await parseJsonFile(mappingPath));
  const file = await (extname(path).toLowerCase() === '.json' ? readJson(path) : readCsv(path));
  const rows = chooseRows(file, mapping.only);
  const columns = matchColumns({ names: file.names, rows }, mapping);
  if (rows.length === 0) throw new CliError(`${path} contains no vehicles`);
  const { mtime: modifiedAt } = await stat(path);
  return { path, format: file.format, modifiedAt, columns, rows: decodeRows(rows, columns, new Date()) };
}

async function planChanges(dealer: DealerRefs, feed: Feed, options: ImportOptions): Promise<LimitedPlan> {
  const [inventory, { docs }] = await Promise.all([readInventory(dealer), dealer.sales.get()]);
  const sales = new Map(docs.map((sale) => [sale.id, sale.data()]));
  const plan = planImport(feed.rows, feed.columns, inventory, sales, new Date());
  return limitRemovals(plan, inventory.size, options);
}

/** Shows what a plan does, and returns it as JSON. */
function reportPlan(feed: Feed, plan: LimitedPlan, { note }: Terminal, options: ImportOptions) {
  const { path, format, columns } = feed;
  const { removedAreSold = false } = options;
  const { rows, unchanged, keptForSafety, skipped, leftOut, withheld } = plan;
  const { added = [], changed = [], moved = [], returned = [], removed = [] } = byKind(plan);
  note(`${path}: ${format}`);
  for (const line of describeColumns(columns)) note(line);
  for (const line of describeProblems(skipped, 'row', 'skipped')) note(line);
  for (const line of describeProblems(leftOut, 'cell', 'left out')) note(line);
  note(describePlan(plan));
  if (plan.warning !== undefined) note(plan.warning);
  if (removedAreSold && removed.length > 0) note('Removed vehicles are recorded as sold.');
  const idsOf = (some: readonly Change[]) => some.map(({ id }) => id);
  const movesOf = (some: readonly Change[]) => some.map(({ id, from }) => ({ id, from }));
  return {
    file: path,
    format,
    ignoredColumns: columns.ignored,
    ...{ rows, unchanged, keptForSafety, skipped, leftOut, withheld },
    added: idsOf(added),
    changed: changed.map(({ id, fields }) => ({ id, fields: Object.keys(fields) })),
    moved: movesOf(moved),
    returned: movesOf(returned),
    removed: idsOf(removed),
    offLot: [...plan.offLot],
    missingFields: [...plan.missingFields.keys()],
    lostFields: [...plan.lostFields.keys()],
    removedAreSold,
  };
}

/** Asks, and writes a plan. Returns the exit code, and what was written as JSON. */
async function applyPlan(
  dealer: DealerRefs,
  plan: LimitedPlan,
  terminal: Terminal,
  options: ImportOptions,
  host: string,
): Promise<Outcome & { exitCode: number; isComplete: boolean }> {
  const { length } = plan.changes;
  const exitCode = isIncomplete(plan) ? exitCodes.incomplete : exitCodes.done;
  if (plan.refusal === undefined && options.dryRun) {
    terminal.note(length === 0 ? 'There is nothing to change.' : 'Nothing was written: --dry-run.');
    return { exitCode, isComplete: false, json: { written: 0 } };
  }
  if (
    plan.refusal !== undefined ||
    (length > 0 && !(await terminal.confirm(`Write these changes to ${host}?`)))
  ) {
    const error = plan.refusal ?? 'Nothing was changed.';
    terminal.note(error);
    return { exitCode: exitCodes.failed, isComplete: false, json: { written: 0, error } };
  }
  const { written, failures, stopped } = await untilInterrupted((signal) =>
    writeInventory(dealer, plan, options.removedAreSold ?? false, signal, terminal.progress),
  );
  for (const { id, reason } of failures) terminal.note(`${id} could not be written: ${reason}`);
  const progress =
    length === 0
      ? 'There is nothing to change.'
      : `${written} of ${counted(length, 'change')} ${length === 1 ? 'was' : 'were'} written.`;
  terminal.note(
    stopped === undefined ? progress : `${stopped}: ${progress} Run the import again to finish it.`,
  );
  if (stopped === undefined && failures.length === 0)
    return { exitCode, isComplete: true, json: { written, failures } };
  const error = stopped ?? `${counted(failures.length, 'change')} could not be written`;
  const failed = stopped === interrupted ? exitCodes.interrupted : exitCodes.failed;
  return { exitCode: failed, isComplete: false, json: { written, failures, error } };
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

/** Whether something of the file is left out, or a person should look at it. */
const isIncomplete = ({ skipped, leftOut, missingFields, lostFields, withheld }: LimitedPlan) =>
  skipped.length + leftOut.length + missingFields.size + lostFields.size + withheld.length > 0;
