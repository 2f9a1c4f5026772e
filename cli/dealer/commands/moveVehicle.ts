import { vehicleName } from '../../../src/components/basics/format.ts';
import { type Connection, dayOf, findDealer, readTimeZone } from '../dealer.ts';
import { type Outcome, Refusal, UsageError } from '../outcome.ts';
import { readId } from '../stock/cells.ts';
import { saleOf } from './writeLot.ts';

/**
 * Moves a vehicle from the lot to the sales, with the time of the server, or back. Changes nothing when it is already there.
 */
export const moveVehicle =
  (goal: 'sold' | 'in stock') =>
  async ({ database, terminal }: Connection, host: string, typedId: string): Promise<Outcome> => {
    const id = readId(typedId);
    if (typeof id !== 'string')
      throw new UsageError(`${JSON.stringify(typedId)} cannot be the id of a vehicle`);
    const dealer = await findDealer(database, host);
    const timeZone = await readTimeZone(dealer);
    const inStock = dealer.lot.doc(id);
    const inSales = dealer.sales.doc(id);
    const { isChanged, fields } = await database.runTransaction(async (transaction) => {
      const [stock, sale] = await transaction.getAll(inStock, inSales);
      const { soldAt, ...sold } = sale?.data() ?? {};
      if (stock?.exists && sale?.exists)
        throw new Refusal(
          `${id} is in stock, and also among the sales since ${dayOf(soldAt, timeZone)}. Delete one of the two in the Firebase console`,
        );
      if (!stock?.exists && !sale?.exists) throw new Refusal(`${host} has no vehicle ${id}`);
      if (goal === 'sold' && stock?.exists) {
        transaction.create(inSales, saleOf(stock));
        transaction.delete(inStock);
        return { isChanged: true, fields: stock.data() };
      }
      if (goal === 'in stock' && sale?.exists) {
        transaction.create(inStock, sold);
        transaction.delete(inSales);
        return { isChanged: true, fields: sold };
      }
      return { isChanged: false, fields: stock?.data() ?? { ...sold, soldAt } };
    });
    const since = goal === 'sold' && !isChanged ? ` since ${dayOf(fields?.['soldAt'], timeZone)}` : '';
    const name = `${id} (${vehicleName(fields ?? {})})`;
    terminal.note(
      isChanged ? `${name} is now ${goal}.` : `${name} is already ${goal}${since}. Nothing was changed.`,
    );
    return { json: { host, id, state: goal, changed: isChanged } };
  };
