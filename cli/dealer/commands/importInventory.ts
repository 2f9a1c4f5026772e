import { extname } from 'node:path';
import { FieldValue } from 'firebase-admin/firestore';
import { type CommandContext, findDealer, readInventory } from '../dealerRefs.ts';
import { counted, exitCodes, type Outcome, CliError } from '../outcome.ts';
import { readCsv } from '../files/readCsv.ts';
import { parseJsonFile, readJson } from '../files/readJson.ts';
import { decodeMapping, ignoreColumnsWithoutPictures, matchColumns } from '../inventory/columns.ts';
import { describePlan, describeProblems } from '../inventory/describePlan.ts';
import { byKind, type Change, decodeRows, type ImportPlan, planImport } from '../inventory/planImport.ts';
import { interrupted, writeInventory } from './writeInventory.ts';

export type ImportOptions = {
  /** A file with the names of the columns. */
  mapping?: string;
  strict?: boolean;
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
  const mapping = options.mapping === undefined ? {} : decodeMapping(await parseJsonFile(options.mapping));
  const file = await (extname(path).toLowerCase() === '.json' ? readJson(path) : readCsv(path));
  const columns = ignoreColumnsWithoutPictures(matchColumns(file.names, mapping), file.rows);
  if (file.rows.length === 0) throw new CliError(`${path} contains no vehicles`);
  terminal.note(`${path}: ${file.format}`);
  if (columns.ignored.length > 0) terminal.note(`Ignored columns: ${columns.ignored.join(', ')}`);
  const dealer = await findDealer(database, host);
  const mark = await dealer.importMark.get();
  const inventory = await readInventory(dealer);
  const rows = decodeRows(file.rows, columns, new Date());
  const sales = new Map((await dealer.sales.get()).docs.map((sale) => [sale.id, sale.data()]));
  const plan = planImport(rows, columns, inventory, sales);
  for (const row of plan.skipped) terminal.note(describeProblems(row));
  for (const row of plan.leftOut) terminal.note(describeProblems(row, ' (the row is imported)'));
  terminal.note(describePlan(plan));
  const { removedAreSold = false } = options;
  const { changes, ...report } = plan;
  const { added = [], changed = [], moved = [], returned = [], removed = [] } = byKind(plan);
  if (removedAreSold && removed.length > 0) terminal.note('Removed vehicles are recorded as sold.');

  const idsOf = (some: readonly Change[]) => some.map(({ id }) => id);
  const movesOf = (some: readonly Change[]) => some.map(({ id, from }) => ({ id, from }));
  const json = {
    host,
    file: path,
    format: file.format,
    ignoredColumns: columns.ignored,
    ...report,
    added: idsOf(added),
    changed: changed.map(({ id, fields }) => ({ id, fields: Object.keys(fields) })),
    moved: movesOf(moved),
    returned: movesOf(returned),
    removed: idsOf(removed),
    offLot: [...plan.offLot],
    missingFields: [...plan.missingFields.keys()],
    removedAreSold,
  };
  const counts = {
    added: added.length + returned.length,
    changed: changed.length + moved.length,
    removed: removed.length,
    skipped: plan.skipped.length,
  };
  const writes = changes.length;
  const exitCode = isIncomplete(plan) ? exitCodes.incomplete : exitCodes.done;
  const refusal = refusalOf(plan, removed.length, inventory.size, options);
  if (refusal === undefined && options.dryRun) {
    terminal.note(writes === 0 ? 'There is nothing to change.' : 'Nothing was written: --dry-run.');
    return { exitCode, json: { ...json, written: 0 } };
  }
  if (refusal !== undefined || (writes > 0 && !(await terminal.confirm(`Write these changes to ${host}?`)))) {
    const error = refusal ?? 'Nothing was changed.';
    terminal.note(error);
    return { exitCode: exitCodes.failed, json: { ...json, written: 0, error } };
  }

  const { written, failures, stopped } = await untilInterrupted((signal) =>
    writeInventory(dealer, changes, mark, removedAreSold, signal, terminal.progress),
  );
  for (const { id, reason } of failures) terminal.note(`${id} could not be written: ${reason}`);
  const progress =
    writes === 0
      ? 'There is nothing to change.'
      : `${written} of ${counted(writes, 'change')} ${writes === 1 ? 'was' : 'were'} written.`;
  const isComplete = stopped === undefined && failures.length === 0;
  terminal.note(
    stopped === undefined ? progress : `${stopped}: ${progress} Run the import again to finish it.`,
  );
  if (isComplete) await dealer.lastImport.set({ ...counts, finishedAt: FieldValue.serverTimestamp() });
  const error = stopped ?? `${counted(failures.length, 'change')} could not be written`;
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

/** Whether something of the file is left out, or a person should look at it. */
const isIncomplete = ({ skipped, leftOut, missingFields }: ImportPlan) =>
  skipped.length > 0 || leftOut.length > 0 || missingFields.size > 0;

/** A feed that is cut off must not sell the inventory: with `--removed-are-sold`, the limit is lower. */
function refusalOf(plan: ImportPlan, removed: number, size: number, options: ImportOptions) {
  if (options.strict && isIncomplete(plan))
    return 'Nothing was written: --strict allows nothing to be left out. Correct the file.';
  const isOverFifth = options.removedAreSold && removed > 5 && removed * 5 > size;
  const part = removed * 2 > size ? 'half' : isOverFifth ? 'a fifth' : undefined;
  if (part === undefined || options.allowRemovals) return undefined;
  return `Nothing was written: ${removed} of ${counted(size, 'vehicle')} would be ${options.removedAreSold ? 'sold' : 'removed'}, more than ${part} of the inventory. If that is right, add --allow-removals.`;
}
