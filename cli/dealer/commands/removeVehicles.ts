import { vehicleName } from '../../../src/shared/text/format.ts';
import type { DealerContext } from '../dealerRefs.ts';
import { CliError, counted, type Outcome } from '../outcome.ts';
import { findVehicleId } from './moveVehicles.ts';
import { writeChange } from './writeInventory.ts';

/** Deletes vehicles in stock with their photos, and records no sale. If one of the ids is unknown, deletes nothing. */
export async function removeVehicles(
  { host, dealer, terminal }: DealerContext,
  typed: readonly string[],
  { dryRun = false }: { dryRun?: boolean },
): Promise<Outcome> {
  const inventory = await dealer.inventory.get();
  const ids = typed.map((typedId) => {
    const id = typedId.trim() === '' ? undefined : findVehicleId(inventory, typedId);
    if (id !== undefined) return id;
    throw new CliError(`Nothing was deleted: ${host} has no vehicle ${typedId} in stock`);
  });
  const vehicles = inventory.docs.filter(({ id }) => ids.includes(id));
  for (const vehicle of vehicles) terminal.note(`- ${vehicle.id}  ${vehicleName(vehicle.data())}`);
  if (dryRun) terminal.note('Nothing was deleted: --dry-run.');
  else if (await terminal.confirm(`Delete ${counted(vehicles.length, 'vehicle')} of ${host} for good?`)) {
    for (const { id } of vehicles)
      await writeChange(dealer, { kind: 'removed', id, from: id, before: {}, fields: {} }, undefined);
    terminal.note('The next import adds again what its file lists: have it removed there, too.');
  } else throw new CliError('Nothing was deleted');
  return { json: { changed: !dryRun, vehicles: vehicles.map(({ id }) => ({ id, changed: !dryRun })) } };
}
