import { FieldValue, type QuerySnapshot } from 'firebase-admin/firestore';
import { vehicleName } from '../../../src/shared/text/format.ts';
import { formatDay } from '../dates.ts';
import { type DealerContext, type DealerRefs, readTimeZone } from '../dealerRefs.ts';
import { decodeSale } from '../inventory/vehicleCodec.ts';
import { normalizeStockNumber } from '../inventory/vehicleFinder.ts';
import { CliError, exitCodes, type Outcome } from '../outcome.ts';
import { writeChange } from './writeInventory.ts';

type Goal = 'sold' | 'in stock';

/** Moves vehicles with their photos to the sales or back, each in its own transaction. Continues after a failure. */
export const moveVehicles =
  (goal: Goal) =>
  async ({ host, dealer, terminal }: DealerContext, typed: readonly string[]): Promise<Outcome> => {
    const timeZone = await readTimeZone(dealer);
    const [inventory, sales] = await Promise.all([
      dealer.inventory.select('stockNumber').get(),
      dealer.sales.select('stockNumber').get(),
    ]);
    const [source, target] = goal === 'sold' ? [inventory, sales] : [sales, inventory];
    const vehicles: { id: string; changed: boolean; error?: string }[] = [];
    const move = async (typedId: string) => {
      const id = findVehicleId(source, typedId) ?? findVehicleId(target, typedId);
      if (id === undefined) throw new CliError(`${host} has no vehicle ${typedId}`);
      return { id, ...(await moveVehicle(dealer, id, goal, timeZone)) };
    };
    for (const typedId of typed) {
      const { message, ...vehicle } = await move(typedId).catch((error: Error) => {
        if (!(error instanceof CliError)) throw error;
        return { id: typedId, changed: false, message: error.message, error: error.message };
      });
      terminal.note(message);
      vehicles.push(vehicle);
    }
    const errors = vehicles.flatMap(({ error }) => error ?? []);
    return {
      exitCode: errors.length > 0 ? exitCodes.failed : exitCodes.done,
      json: {
        state: goal,
        changed: vehicles.some(({ changed }) => changed),
        vehicles,
        ...(errors.length > 0 && { error: errors.join('\n') }),
      },
    };
  };

/** Finds a vehicle by id or stock number, ignoring case, punctuation and leading zeros. Throws an error if there are several. */
export function findVehicleId({ docs }: QuerySnapshot, typed: string): string | undefined {
  const wanted = normalizeStockNumber(typed);
  const isTyped = (name: unknown) => typeof name === 'string' && normalizeStockNumber(name) === wanted;
  const alike = docs.filter((document) => isTyped(document.id) || isTyped(document.get('stockNumber')));
  const ids = alike.map(({ id }) => id);
  if (ids.includes(typed)) return typed;
  if (ids.length > 1)
    throw new CliError(`Several vehicles have the stock number ${typed}: ${ids.join(', ')}`);
  return ids[0];
}

async function moveVehicle(dealer: DealerRefs, id: string, goal: Goal, timeZone: string) {
  const { inventory, sales } = dealer;
  const [vehicle, sale] = await inventory.firestore.getAll(inventory.doc(id), sales.doc(id));
  const before = decodeSale(vehicle?.data() ?? sale?.data() ?? {});
  const soldOn = formatDay(sale?.get('soldAt'), timeZone);
  const name = `${id} (${vehicleName(before)})`;
  const move = async (kind: 'removed' | 'returned', state: string) => {
    const reason = await writeChange(dealer, { kind, id, from: id, before, fields: {} }, 'person');
    if (reason !== undefined) throw new CliError(`${id} could not be written: ${reason}`);
    return { changed: true, message: `${name} is ${state}.` };
  };
  if (vehicle?.exists && sale?.exists)
    throw new CliError(
      `${id} is in the inventory, and also among the sales since ${soldOn}. Delete one of the two in the Firebase console`,
    );
  if (goal === 'sold' && vehicle?.exists) return move('removed', 'now sold');
  if (goal === 'in stock' && sale?.exists) return move('returned', 'back in the inventory');
  if (goal === 'sold' && sale?.get('soldBy') !== undefined) {
    await sale.ref.update({ soldBy: FieldValue.delete() });
    return { changed: true, message: `${name} stays sold, even if a feed lists it again.` };
  }
  const already = goal === 'sold' ? `sold since ${soldOn}` : 'in the inventory';
  return { changed: false, message: `${name} is already ${already}. Nothing was changed.` };
}
