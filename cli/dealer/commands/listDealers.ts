import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { amountOf, textOf } from '../../../src/data/documents/decode.ts';
import { timeZoneOf } from '../../../functions/src/timeZone.ts';
import { type CommandContext, dateOf, hasExpired, timeOf, tenantRefs } from '../dealerRefs.ts';
import { hostOfTenant } from '../host.ts';
import { counted, exitCodes, type Outcome, printableJson, table } from '../outcome.ts';

/** `check`: the greatest age of a last import, in milliseconds. */
export type ListDealersOptions = { all?: boolean; check?: number };

/** The documents that one request reads. */
const readSize = 300;

const hourMs = 60 * 60 * 1000;

/** A mail is on its way for no longer, unless the mail server is down. */
const maxPendingMs = hourMs;

/** Counts the requests that a person should look at. `late`: pending for more than an hour. */
async function countWaiting(database: Firestore, tenant: string, now: number) {
  const { docs } = await tenantRefs(database, tenant)
    .requests.where('delivery.state', 'in', ['failed', 'held', 'pending'])
    .select('delivery.state', 'receivedAt', 'expireAt')
    .get();
  const waiting = { failed: 0, held: 0, late: 0 };
  for (const document of docs) {
    const state: unknown = document.get('delivery.state');
    const receivedAt = dateOf(document.get('receivedAt'))?.getTime() ?? 0;
    if (hasExpired(document)) continue;
    if (state === 'failed' || state === 'held') waiting[state] += 1;
    else if (now - receivedAt > maxPendingMs) waiting.late += 1;
  }
  return waiting;
}

async function dealerOf(database: Firestore, tenant: string, metadata: DocumentSnapshot, now: number) {
  const { settings, lastImport, inventory } = tenantRefs(database, tenant);
  const [[stored, last], inStock, waiting] = await Promise.all([
    database.getAll(settings, lastImport),
    inventory.count().get(),
    countWaiting(database, tenant, now),
  ]);
  const countOf = (name: string) => amountOf(last?.get(name)) ?? 0;
  const finishedAt = dateOf(last?.get('finishedAt'));
  return {
    host: hostOfTenant(tenant),
    dealerName: textOf(metadata.get('dealerName')) ?? '',
    inStock: inStock.data().count,
    timeZone: timeZoneOf(stored?.get('timeZone')) ?? 'UTC',
    lastImport: finishedAt && {
      finishedAt,
      added: countOf('added'),
      changed: countOf('changed'),
      removed: countOf('removed'),
      skipped: countOf('skipped'),
    },
    ...waiting,
  };
}

type ListedDealer = Awaited<ReturnType<typeof dealerOf>>;

/** What is wrong with a dealer: an import that did not come, and requests that nobody has received. */
function alertsOf({ lastImport, failed, held, late }: ListedDealer, maxAgeMs: number, now: number): string[] {
  const age = lastImport && now - lastImport.finishedAt.getTime();
  return [
    ...(age === undefined ? ['has never had an import'] : []),
    ...(age !== undefined && age > maxAgeMs
      ? [`had its last import ${counted(Math.floor(age / hourMs), 'hour')} ago`]
      : []),
    ...(failed > 0 ? [`has ${counted(failed, 'request')} whose mail failed`] : []),
    ...(held > 0 ? [`has ${counted(held, 'held request')}`] : []),
    ...(late > 0 ? [`has ${counted(late, 'request')} with a mail pending for more than an hour`] : []),
  ];
}

/**
 * Lists the project's dealers, which are the tenants with details: any visitor can seed a tenant. With `all`, names the other
 * tenants, too. With `check`, says what needs a person.
 */
export async function listDealers(
  { database, terminal }: CommandContext,
  { all = false, check }: ListDealersOptions,
): Promise<Outcome> {
  const now = Date.now();
  // This also returns tenants that exist only as the parents of other documents.
  const tenants = (await database.collection('tenants').listDocuments()).map(({ id }) => id);
  const dealers: ListedDealer[] = [];
  const others: string[] = [];
  for (let start = 0; start < tenants.length; start += readSize) {
    const group = tenants.slice(start, start + readSize);
    const details = await database.getAll(...group.map((tenant) => tenantRefs(database, tenant).metadata));
    const found = details.flatMap((metadata, index) => {
      const tenant = group[index] ?? '';
      if (metadata.exists) return [dealerOf(database, tenant, metadata, now)];
      others.push(tenant);
      return [];
    });
    dealers.push(...(await Promise.all(found)));
    terminal.progress(Math.min(start + readSize, tenants.length), tenants.length);
  }
  const rows = dealers.map(({ lastImport: last, timeZone, ...dealer }) => [
    dealer.host,
    dealer.dealerName,
    dealer.inStock,
    timeZone,
    timeOf(last?.finishedAt, timeZone),
    last && `+${last.added} ~${last.changed} -${last.removed}, ${last.skipped} skipped`,
    `${dealer.failed} failed, ${dealer.held} held, ${dealer.late} late`,
  ]);
  // Visitors choose the names.
  const named = others.map((tenant) => [printableJson(tenant.slice(0, 253))]);
  const header = ['HOST', 'NAME', 'IN STOCK', 'TIME ZONE', 'LAST IMPORT', 'CHANGES', 'REQUESTS'];
  const alerts =
    check === undefined
      ? []
      : dealers.flatMap((dealer) =>
          alertsOf(dealer, check, now).map((problem) => ({ host: dealer.host, problem })),
        );
  for (const { host, problem } of alerts) terminal.note(`${host} ${problem}.`);
  if (!all && others.length > 0)
    terminal.note(`Not shown: ${counted(others.length, 'host')} without details. Add --all.`);
  return {
    exitCode: alerts.length > 0 ? exitCodes.incomplete : exitCodes.done,
    json: { dealers, ...(all && { others }), ...(check !== undefined && { alerts }) },
    text: table(header, rows) + (all ? `\n\n${table(['TENANTS WITHOUT DETAILS'], named)}` : ''),
  };
}
