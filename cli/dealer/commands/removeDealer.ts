import { type CommandContext, dealerRefs, findDealer, noDealer } from '../dealerRefs.ts';
import { CliError, counted, type Outcome } from '../outcome.ts';
import { removeVehicles } from './removeVehicles.ts';

/** Deletes the vehicles, or everything that is stored for a host, with or without details, once the person has typed its name. */
export async function removeDealer(
  { database, terminal }: CommandContext,
  host: string,
  ids: readonly string[],
  { dryRun = false }: { dryRun?: boolean },
): Promise<Outcome> {
  if (ids.length > 0) {
    const dealer = await findDealer(database, host);
    return removeVehicles({ database, terminal, host, dealer }, ids, { dryRun });
  }
  const { tenant, inventory, sales, requests } = dealerRefs(database, host);
  if ((await tenant.listCollections()).length === 0) throw noDealer(host);
  const counts = await Promise.all([inventory, sales, requests].map((documents) => documents.count().get()));
  const nouns = ['vehicle', 'sold vehicle', 'request'];
  const content = nouns.map((noun, index) => counted(counts[index]?.data().count ?? 0, noun)).join(', ');
  terminal.note(`${host}: ${content}, all details`);
  if (dryRun) terminal.note('Nothing was deleted: --dry-run.');
  else if (await terminal.confirm(`To delete all of this for good, type ${host}`, host)) {
    await database.recursiveDelete(tenant);
    terminal.note(`${host} was removed.`);
  } else throw new CliError(`Nothing was deleted: that is not ${host}`);
  return { json: { host, removed: !dryRun } };
}
