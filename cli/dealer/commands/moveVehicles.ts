import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { vehicleName } from '../../../src/text/format.ts';
import { decodePhotos } from '../../../src/data/documents/photos.ts';
import { type CommandContext, type DealerRefs, dayOf, findDealer, readTimeZone } from '../dealerRefs.ts';
import { normalizeStockNumber } from '../inventory/vehicleFinder.ts';
import { exitCodes, type Outcome, CliError } from '../outcome.ts';

/**
 * The document of a sale: the vehicle's fields and photos, and the server's time. A sale by `feed` is undone when the vehicle
 * is in a feed again.
 */
export const saleOf = (vehicle: DocumentData, photos: readonly string[], by?: 'feed'): DocumentData => ({
  ...vehicle,
  ...(photos.length > 0 && { photos }),
  ...(by !== undefined && { soldBy: by }),
  soldAt: FieldValue.serverTimestamp(),
});

/** The fields that only a sale has. `unlistedSince`: when an import first found the vehicle missing from the feed. */
const saleFields = ['soldAt', 'soldBy', 'unlistedSince', 'photos'];

/** The vehicle's document and its photos. */
export function vehicleOfSale(sale: DocumentData): { fields: DocumentData; photos: readonly string[] } {
  const fields = Object.entries(sale).filter(([name]) => !saleFields.includes(name));
  return { fields: Object.fromEntries(fields), photos: decodePhotos({ urls: sale['photos'] }) };
}

/** Moves vehicles from the inventory to the sales, each with its photos and the server's time. */
export const sellVehicles = (context: CommandContext, host: string, typed: readonly string[]) =>
  moveVehicles(context, host, typed, 'sold');

/** Moves sold vehicles back to the inventory, each with its photos. */
export const unsellVehicles = (context: CommandContext, host: string, typed: readonly string[]) =>
  moveVehicles(context, host, typed, 'in stock');

type Goal = 'sold' | 'in stock';

/** Moves each vehicle in a transaction of its own, and continues after one that cannot be moved. */
async function moveVehicles(
  { database, terminal }: CommandContext,
  host: string,
  typed: readonly string[],
  goal: Goal,
): Promise<Outcome> {
  const dealer = await findDealer(database, host);
  const timeZone = await readTimeZone(dealer);
  const vehicles: { id: string; changed: boolean; error?: string }[] = [];
  for (const typedId of typed) {
    try {
      const id = await findVehicle(dealer, host, typedId, goal);
      const { isChanged, message } = await moveVehicle(dealer, id, goal, timeZone);
      terminal.note(message);
      vehicles.push({ id, changed: isChanged });
    } catch (error) {
      if (!(error instanceof CliError)) throw error;
      terminal.note(error.message);
      vehicles.push({ id: typedId, changed: false, error: error.message });
    }
  }
  const errors = vehicles.flatMap(({ error }) => error ?? []);
  return {
    exitCode: errors.length > 0 ? exitCodes.failed : exitCodes.done,
    json: {
      host,
      state: goal,
      changed: vehicles.some(({ changed }) => changed),
      vehicles,
      ...(errors.length > 0 && { error: errors.join('\n') }),
    },
  };
}

/**
 * Finds a vehicle by its id or stock number, regardless of case, punctuation and leading zeros. Looks first in the collection to
 * move it from. Throws an error unless there is exactly one.
 */
async function findVehicle(
  { inventory, sales }: DealerRefs,
  host: string,
  typed: string,
  goal: Goal,
): Promise<string> {
  const isTyped = (name: unknown) =>
    typeof name === 'string' && normalizeStockNumber(name) === normalizeStockNumber(typed);
  for (const vehicles of goal === 'sold' ? [inventory, sales] : [sales, inventory]) {
    const { docs } = await vehicles.select('stockNumber').get();
    const alike = docs.filter((document) => isTyped(document.id) || isTyped(document.get('stockNumber')));
    const exact = alike.find((document) => document.id === typed);
    const [id, ...others] = exact === undefined ? alike.map((document) => document.id) : [typed];
    if (others.length > 0)
      throw new CliError(`Several vehicles have the stock number ${typed}: ${[id, ...others].join(', ')}`);
    if (id !== undefined) return id;
  }
  throw new CliError(`${host} has no vehicle ${typed}`);
}

async function moveVehicle(
  { inventory, sales, photos }: DealerRefs,
  id: string,
  goal: Goal,
  timeZone: string,
): Promise<{ isChanged: boolean; message: string }> {
  const [vehicleRef, saleRef, photosRef] = [inventory.doc(id), sales.doc(id), photos.doc(id)];
  return inventory.firestore.runTransaction(async (transaction) => {
    const [vehicle, sale, list] = await transaction.getAll(vehicleRef, saleRef, photosRef);
    const soldOn = dayOf(sale?.get('soldAt'), timeZone);
    const name = `${id} (${vehicleName((vehicle?.exists ? vehicle : sale)?.data() ?? {})})`;
    if (vehicle?.exists && sale?.exists)
      throw new CliError(
        `${id} is in the inventory, and also among the sales since ${soldOn}. Delete one of the two in the Firebase console`,
      );
    if (goal === 'sold' && vehicle?.exists) {
      transaction.create(saleRef, saleOf(vehicle.data() ?? {}, decodePhotos(list?.data())));
      transaction.delete(vehicleRef);
      transaction.delete(photosRef);
      return { isChanged: true, message: `${name} is now sold.` };
    }
    if (goal === 'sold' && sale?.get('soldBy') !== undefined) {
      transaction.update(saleRef, { soldBy: FieldValue.delete() });
      return { isChanged: true, message: `${name} stays sold, even if a feed lists it again.` };
    }
    if (goal === 'in stock' && sale?.exists) {
      const { fields, photos: urls } = vehicleOfSale(sale.data() ?? {});
      transaction.create(vehicleRef, fields);
      transaction.delete(saleRef);
      if (urls.length > 0) transaction.set(photosRef, { urls });
      return { isChanged: true, message: `${name} is back in the inventory.` };
    }
    const already = goal === 'sold' ? `sold since ${soldOn}` : 'in the inventory';
    return { isChanged: false, message: `${name} is already ${already}. Nothing was changed.` };
  });
}
