import { type DocumentData, FieldValue } from 'firebase-admin/firestore';
import { vehicleName } from '../../../src/text/format.ts';
import { decodePhotos } from '../../../src/data/documents/photos.ts';
import { type CommandContext, type DealerRefs, dayOf, findDealer, readTimeZone } from '../dealerRefs.ts';
import { exitCodes, type Outcome, CliError, UsageError } from '../outcome.ts';
import { readId } from '../inventory/cells.ts';

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

/** The vehicle's document and its photos. Sales of earlier versions have none: their photos are still in public. */
export function vehicleOfSale(sale: DocumentData): { fields: DocumentData; photos: readonly string[] } {
  const fields = Object.entries(sale).filter(([name]) => !['soldAt', 'soldBy', 'photos'].includes(name));
  return { fields: Object.fromEntries(fields), photos: decodePhotos({ urls: sale['photos'] }) };
}

type Goal = 'sold' | 'in stock';

/**
 * Moves vehicles from the inventory to the sales, with the time of the server, or back, each with its photos and in a transaction of
 * its own. Changes nothing when one is already there, and goes on after one that cannot be moved.
 */
export const moveVehicles =
  (goal: Goal) =>
  async (
    { database, terminal }: CommandContext,
    host: string,
    typed: readonly string[],
  ): Promise<Outcome> => {
    const ids = typed.map((text) => {
      const id = readId(text);
      if (typeof id === 'string') return id;
      throw new UsageError(`${JSON.stringify(text)} cannot be the id of a vehicle`);
    });
    const dealer = await findDealer(database, host);
    const timeZone = await readTimeZone(dealer);
    const vehicles: { id: string; changed: boolean; error?: string }[] = [];
    for (const typedId of ids) {
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
  };

/**
 * Finds the id of a vehicle by its id or stock number, first where it has to be moved from. Throws an error when there is
 * none, or several.
 */
async function findVehicle(
  { inventory, sales }: DealerRefs,
  host: string,
  typed: string,
  goal: Goal,
): Promise<string> {
  for (const place of goal === 'sold' ? [inventory, sales] : [sales, inventory]) {
    if ((await place.doc(typed).get()).exists) return typed;
    const { docs } = await place.where('stockNumber', '==', typed).select().get();
    const ids = docs.map((document) => document.id);
    if (ids.length > 1)
      throw new CliError(`Several vehicles have the stock number ${typed}: ${ids.join(', ')}`);
    if (ids[0] !== undefined) return ids[0];
  }
  throw new CliError(`${host} has no vehicle ${typed}`);
}

async function moveVehicle(
  { inventory, sales, photos }: DealerRefs,
  id: string,
  goal: Goal,
  timeZone: string,
): Promise<{ isChanged: boolean; message: string }> {
  const [inStock, inSales, photosOf] = [inventory.doc(id), sales.doc(id), photos.doc(id)];
  return inventory.firestore.runTransaction(async (transaction) => {
    const [vehicle, sale, list] = await transaction.getAll(inStock, inSales, photosOf);
    const since = () => dayOf(sale?.get('soldAt'), timeZone);
    const name = `${id} (${vehicleName((vehicle?.exists ? vehicle : sale)?.data() ?? {})})`;
    if (vehicle?.exists && sale?.exists)
      throw new CliError(
        `${id} is in stock, and also among the sales since ${since()}. Delete one of the two in the Firebase console`,
      );
    if (goal === 'sold' && vehicle?.exists) {
      transaction.create(inSales, saleOf(vehicle.data() ?? {}, decodePhotos(list?.data())));
      transaction.delete(inStock);
      transaction.delete(photosOf);
      return { isChanged: true, message: `${name} is now sold.` };
    }
    if (goal === 'sold' && sale?.get('soldBy') !== undefined) {
      transaction.update(inSales, { soldBy: FieldValue.delete() });
      return { isChanged: true, message: `${name} stays sold, even if a feed lists it again.` };
    }
    if (goal === 'in stock' && sale?.exists) {
      const { fields, photos: urls } = vehicleOfSale(sale.data() ?? {});
      transaction.create(inStock, fields);
      transaction.delete(inSales);
      if (urls.length > 0) transaction.set(photosOf, { urls });
      return { isChanged: true, message: `${name} is now in stock.` };
    }
    const already = goal === 'sold' ? `sold since ${since()}` : 'in stock';
    return { isChanged: false, message: `${name} is already ${already}. Nothing was changed.` };
  });
}
