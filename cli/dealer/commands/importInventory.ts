import { stat } from 'node:fs/promises';
import { FieldValue } from 'firebase-admin/firestore';
import { decodeDate } from '../dates.ts';
import type { DealerContext, DealerRefs } from '../dealerRefs.ts';
import { normalize } from '../inventory/columns.ts';
import { describeFailures, describePlan } from '../inventory/describePlan.ts';
import { byKind, type Change } from '../inventory/importedVehicle.ts';
import { type ImportPlan, planImport } from '../inventory/planImport.ts';
import { type Feed, readFeed } from '../inventory/readFeed.ts';
import { publicName } from '../inventory/vehicleCodec.ts';
import { CliError, counted, exitCodes, type Outcome } from '../outcome.ts';
import { cancelled, type Terminal } from '../terminal.ts';
import { type InventoryLock, lockInventory } from './lockInventory.ts';
import { readAccepted, readInventory, readSales } from './readInventory.ts';
import { interrupted, type WriteResult, writeInventory } from './writeInventory.ts';

type ImportOptions = {
  /** Path of a mapping file. */
  mapping?: string;
  dryRun?: boolean;
  allowRemovals?: boolean;
  allowChanges?: boolean;
  removedAreSold?: boolean;
  acceptColumns?: boolean;
};

const declined = 'Nothing was changed.';

/** Makes a dealer's inventory match a file, after confirmation. Importing it again only finishes what was interrupted. */
export async function importInventory(
  context: DealerContext,
  path: string,
  options: ImportOptions,
): Promise<Outcome> {
  const importing = importFile(context, path, options);
  const error = await importing.then(
    ({ json }) => json.error,
    ({ message }: Error) => message,
  );
  if (error !== undefined && !options.dryRun && error !== declined && error !== cancelled) {
    const failure = { message: error.split('\n', 1)[0], failedAt: FieldValue.serverTimestamp() };
    // If this fails, too, only the first error matters.
    await context.dealer.lastImport.set({ failure }, { merge: true }).catch(() => {});
  }
  return importing;
}

async function importFile(context: DealerContext, path: string, options: ImportOptions) {
  const known = new Set((await readAccepted(context.dealer)).map(normalize));
  const feed = await readFeed(path, options.mapping, new Date(), known);
  const { mtime } = path === '-' ? { mtime: new Date() } : await stat(path);
  const lock = options.dryRun ? undefined : await lockInventory(context);
  try {
    const plan = await planChanges(context.dealer, feed, mtime, options);
    if (plan.rows === 0) throw new CliError(`${path} contains no vehicles`);
    const report = reportPlan(path, feed, plan, context.terminal, options);
    const { exitCode, ...result } = await applyPlan(context, plan, mtime, options, lock);
    return { exitCode, json: { ...report, ...result } };
  } finally {
    await lock?.release();
  }
}

async function planChanges(dealer: DealerRefs, feed: Feed, mtime: Date, options: ImportOptions) {
  const reads = [readInventory(dealer), readSales(dealer), dealer.lastImport.get()] as const;
  const [inventory, sales, last] = await Promise.all(reads);
  const age = mtime.getTime() - (decodeDate(last.get('fileModifiedAt'))?.getTime() ?? 0);
  return planImport(feed, inventory, sales, new Date(), { ...options, isSame: age === 0, isOlder: age < 0 });
}

/** Shows what a plan does, and returns it as JSON. */
function reportPlan(
  path: string,
  { format, columns }: Feed,
  plan: ImportPlan,
  { note }: Terminal,
  { removedAreSold = false }: ImportOptions,
) {
  const { changes, saleUpdates, offLot, statuses, missingFields, implausible, matters, ...others } = plan;
  const { added = [], changed = [], moved = [], returned = [], removed = [] } = byKind({ changes });
  note(`${path}: ${format}`);
  for (const line of describePlan(columns, plan)) note(line);
  if (removedAreSold && removed.length > 0 && plan.refusal === undefined)
    note('Removed vehicles are recorded as sold.');
  const selectId = ({ id }: { id: string }) => id;
  const selectMove = ({ id, from }: Change) => ({ id, from });
  return {
    file: path,
    format,
    ignoredColumns: columns.ignored.map(({ name }) => name),
    newMatters: matters,
    ...others,
    added: added.map(selectId),
    changed: changed.map(({ id, fields }) => ({ id, fields: Object.keys(fields).map(publicName) })),
    moved: moved.map(selectMove),
    returned: returned.map(selectMove),
    removed: removed.map(selectId),
    offLot: [...offLot],
    saleUpdates: saleUpdates.map(selectId),
    unknownStatuses: Object.fromEntries(statuses),
    implausible: implausible.map(({ id, field, value }) => ({ id, field: publicName(field), value })),
    missingFields: [...missingFields.keys()].map(publicName),
    removedAreSold,
  };
}

const acceptQuestion = 'Is what is new (above) all right, also for later imports?';
const accepted = 'What is new (above) is accepted for later imports, too.';
const notAccepted =
  'Warning: check what is new (above). If it is all right, run the import once with --accept-columns. If not, map the columns, or have the file corrected.';

/** Asks for confirmation, writes a plan, and records the import if everything was written. */
async function applyPlan(
  { host, dealer, terminal }: DealerContext,
  plan: ImportPlan,
  fileModifiedAt: Date,
  { removedAreSold, acceptColumns = false }: ImportOptions,
  lock: InventoryLock | undefined,
): Promise<{ exitCode: number; written: number; failures?: WriteResult['failures']; error?: string }> {
  const { length } = plan.changes;
  const nothingToDo = 'There is nothing to change.';
  const refuse = (error: string) => {
    terminal.note(error);
    return { exitCode: exitCodes.failed, written: 0, error };
  };
  if (plan.refusal !== undefined) return refuse(plan.refusal);
  const isAsked = plan.matters.length > 0 && !acceptColumns && lock !== undefined && terminal.isAttended;
  const isAccepted = acceptColumns || (isAsked && (await terminal.confirm(acceptQuestion)));
  if (plan.matters.length > 0 && !isAccepted) terminal.note(notAccepted);
  const exitCode = isIncomplete(plan, isAccepted) ? exitCodes.incomplete : exitCodes.done;
  if (lock === undefined) {
    terminal.note(length === 0 ? nothingToDo : 'Nothing was written: --dry-run.');
    return { exitCode, written: 0 };
  }
  if (length > 0 && !(await terminal.confirm(`Write these changes to ${host}?`))) return refuse(declined);
  const soldBy = removedAreSold ? 'feed' : undefined;
  const result = await writeInventory(dealer, plan, soldBy, terminal.progress, lock.renew);
  const { written, failures, stopped } = result;
  for (const line of describeFailures(failures)) terminal.note(line);
  const were = length === 1 ? 'was' : 'were';
  const progress = length === 0 ? nothingToDo : `${written} of ${counted(length, 'change')} ${were} written.`;
  terminal.note(stopped ? `${stopped}: ${progress} Run the import again to finish it.` : progress);
  if (stopped !== undefined || failures.length > 0) {
    const error = stopped ?? `${counted(failures.length, 'change')} could not be written`;
    const code = stopped === interrupted ? exitCodes.interrupted : exitCodes.failed;
    return { exitCode: code, written, failures, error };
  }
  const { added = [], changed = [], moved = [], returned = [], removed = [] } = byKind(plan);
  if (isAccepted && plan.matters.length > 0) {
    const acceptedColumns = FieldValue.arrayUnion(...plan.matters.map(({ name }) => name));
    await dealer.settings.set({ acceptedColumns }, { merge: true });
    terminal.note(accepted);
  }
  await dealer.lastImport.set({
    added: added.length + returned.length,
    changed: changed.length + moved.length,
    removed: removed.length,
    skipped: plan.skipped.length,
    finishedAt: FieldValue.serverTimestamp(),
    fileModifiedAt,
  });
  return { exitCode, written, failures };
}

/** Whether part of the file is left out, or a person should look at the result. */
function isIncomplete(plan: ImportPlan, isAccepted: boolean): boolean {
  const { missingFields, skipped, leftOut, implausible, withheld, doubts, matters } = plan;
  const lists = [skipped, leftOut, implausible, withheld, doubts, isAccepted ? [] : matters];
  return missingFields.size > 0 || lists.some(({ length }) => length > 0);
}
