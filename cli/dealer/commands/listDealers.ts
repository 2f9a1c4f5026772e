import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { decodeAmount, decodeText } from '../../../src/shared/documents/decode.ts';
import { tenantFromHost } from '../../../src/shared/documents/tenant.ts';
import { decodeTimeZone } from '../../../src/shared/documents/timeZone.ts';
import { decodeDate, formatTime, hasExpired } from '../dates.ts';
import { type CommandContext, type DealerRefs, noDealer, tenantRefs } from '../dealerRefs.ts';
import { hostFromTenant } from '../host.ts';
import { CliError, counted, exitCodes, type Outcome, printableJson, table } from '../outcome.ts';

type ListDealersOptions = {
  all?: boolean;
  /** The maximum age of imports and their files, in milliseconds; `true`: check only requests. */
  check?: number | true;
};

/** Tenants are read in groups, because visitors can seed any number of them. */
const groupSize = 300;

const hourMs = 60 * 60 * 1000;

/** Unless the mail server is down, an email is sent within an hour. */
const maxPendingMs = hourMs;

/** Counts the requests that need attention. `late`: pending for more than an hour. */
async function countUnsent({ requests }: DealerRefs, now: number) {
  const { docs } = await requests
    .where('delivery.state', 'in', ['failed', 'held', 'pending'])
    .select('delivery.state', 'receivedAt', 'expireAt')
    .get();
  const unsent = { failed: 0, held: 0, late: 0 };
  for (const document of docs) {
    const state: unknown = document.get('delivery.state');
    const receivedAt = decodeDate(document.get('receivedAt'))?.getTime() ?? 0;
    if (hasExpired(document)) continue;
    if (state === 'failed' || state === 'held') unsent[state] += 1;
    else if (now - receivedAt > maxPendingMs) unsent.late += 1;
  }
  return unsent;
}

async function readSummary(database: Firestore, tenant: string, metadata: DocumentSnapshot, now: number) {
  const refs = tenantRefs(database, tenant);
  const [[settings, last], vehicles, unsent] = await Promise.all([
    database.getAll(refs.settings, refs.lastImport),
    refs.inventory.count().get(),
    countUnsent(refs, now),
  ]);
  const readCount = (name: string) => decodeAmount(last?.get(name)) ?? 0;
  const finishedAt = decodeDate(last?.get('finishedAt'));
  const failedAt = decodeDate(last?.get('failure.failedAt'));
  const timeZone = decodeTimeZone(settings?.get('timeZone')) ?? 'UTC';
  return {
    host: hostFromTenant(tenant),
    dealerName: decodeText(metadata.get('dealerName')) ?? '',
    inStock: vehicles.data().count,
    timeZone,
    lastImport: finishedAt && {
      finishedAt,
      fileModifiedAt: decodeDate(last?.get('fileModifiedAt')),
      added: readCount('added'),
      changed: readCount('changed'),
      removed: readCount('removed'),
      skipped: readCount('skipped'),
    },
    failedImport: failedAt && `${formatTime(failedAt, timeZone)}: ${last?.get('failure.message')}`,
    ...unsent,
  };
}

type DealerSummary = Awaited<ReturnType<typeof readSummary>>;

/** Returns the problems of a dealer: an import that is missing or out of date, and requests that were not emailed. */
function findAlerts(dealer: DealerSummary, check: number | true, now: number) {
  const { lastImport, failedImport, failed, held, late } = dealer;
  const alerts: string[] = [];
  const hoursSince = (date: Date) => counted(Math.floor((now - date.getTime()) / hourMs), 'hour');
  const isTooOld = (date: Date) => check !== true && now - date.getTime() > check;
  if (lastImport === undefined) {
    if (check !== true) alerts.push('has never had an import');
  } else {
    const { finishedAt, fileModifiedAt = finishedAt } = lastImport;
    if (isTooOld(finishedAt)) alerts.push(`had its last import ${hoursSince(finishedAt)} ago`);
    else if (isTooOld(fileModifiedAt))
      alerts.push(`has a feed that may have stopped: its file is ${hoursSince(fileModifiedAt)} old`);
  }
  if (failedImport !== undefined) alerts.push(`had a failed import at ${failedImport}`);
  if (failed > 0) alerts.push(`has ${counted(failed, 'request')} whose email failed`);
  if (held > 0) alerts.push(`has ${counted(held, 'held request')}`);
  if (late > 0) alerts.push(`has ${counted(late, 'request')} with an email pending for more than an hour`);
  return alerts;
}

/** Lists the named dealers, or all with details. `all` also names tenants that visitors have seeded; `check` reports problems. */
export async function listDealers(
  { database, terminal }: CommandContext,
  hosts: readonly string[],
  { all = false, check }: ListDealersOptions,
): Promise<Outcome> {
  const now = Date.now();
  const tenants =
    hosts.length > 0
      ? hosts.map(tenantFromHost)
      : // Includes tenants that exist only as the parents of other documents.
        (await database.collection('tenants').listDocuments()).map(({ id }) => id);
  const dealers: DealerSummary[] = [];
  const others: string[] = [];
  for (let start = 0; start < tenants.length; start += groupSize) {
    const group = tenants.slice(start, start + groupSize);
    const details = await database.getAll(...group.map((tenant) => tenantRefs(database, tenant).metadata));
    const summaries = details.flatMap((metadata, index) => {
      const tenant = group[index] ?? '';
      if (metadata.exists) return [readSummary(database, tenant, metadata, now)];
      others.push(tenant);
      return [];
    });
    dealers.push(...(await Promise.all(summaries)));
    terminal.progress(Math.min(start + groupSize, tenants.length), tenants.length);
  }
  if (hosts.length > 0 && others[0] !== undefined) throw noDealer(hostFromTenant(others[0]));
  // Otherwise a check of the wrong project would never report anything.
  if (check !== undefined && dealers.length === 0)
    throw new CliError('There are no dealers to check. Is this the right project?');
  const alerts = (check === undefined ? [] : dealers).flatMap((dealer) =>
    findAlerts(dealer, check ?? true, now).map((problem) => ({ host: dealer.host, problem })),
  );
  for (const { host, problem } of alerts) terminal.note(`${host} ${problem.replace(/\.$/, '')}.`);
  if (!all && others.length > 0)
    terminal.note(`Not shown: ${counted(others.length, 'host')} without details. Add --all.`);
  const header = 'HOST,NAME,VEHICLES,TIME ZONE,LAST IMPORT,FILE DATE,CHANGES,REQUESTS,FAILURE'.split(',');
  const rows = dealers.map(({ lastImport: last, timeZone, ...dealer }) => [
    dealer.host,
    dealer.dealerName,
    dealer.inStock,
    timeZone,
    formatTime(last?.finishedAt, timeZone),
    formatTime(last?.fileModifiedAt, timeZone),
    last && `+${last.added} ~${last.changed} -${last.removed}, ${last.skipped} skipped`,
    `${dealer.failed} failed, ${dealer.held} held, ${dealer.late} late`,
    dealer.failedImport,
  ]);
  // Visitors choose these names.
  const otherRows = others.map((tenant) => [printableJson(tenant.slice(0, 253))]);
  return {
    exitCode: alerts.length > 0 ? exitCodes.incomplete : exitCodes.done,
    json: { dealers, ...(all && { others }), ...(check !== undefined && { alerts }) },
    text: table(header, rows) + (all ? `\n\n${table(['TENANTS WITHOUT DETAILS'], otherRows)}` : ''),
  };
}
