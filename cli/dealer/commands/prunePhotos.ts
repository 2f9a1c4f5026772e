import { decodePhotos } from '../../../src/data/documents/photos.ts';
import { type Connection, findDealer } from '../dealer.ts';
import { counted, type Outcome } from '../outcome.ts';

/**
 * Deletes the public photos of vehicles that are not in the inventory, after a question. Those of a sold vehicle move into its sale,
 * from where `unsell` restores them. Earlier versions left them in public.
 */
export async function prunePhotos(
  { database, terminal }: Connection,
  host: string,
  { dryRun = false }: { dryRun?: boolean },
): Promise<Outcome> {
  const { inventory, photos, sales } = await findDealer(database, host);
  const [lists, vehicles] = await Promise.all([photos.listDocuments(), inventory.select().get()]);
  const inStock = new Set(vehicles.docs.map(({ id }) => id));
  const ids = lists.map(({ id }) => id).filter((id) => !inStock.has(id));
  for (const id of ids) terminal.note(`The photos of ${id}, which is not in stock`);
  const question = `Delete them from the public part of ${host}? Those of sold vehicles move into the sale.`;
  if (ids.length === 0 || dryRun || !(await terminal.confirm(question))) {
    terminal.note(ids.length === 0 ? 'There is nothing to delete.' : 'Nothing was deleted.');
    return { json: { host, found: ids, deleted: [] } };
  }
  for (const id of ids) {
    const [photosOf, saleOf, vehicleOf] = [photos.doc(id), sales.doc(id), inventory.doc(id)];
    await database.runTransaction(async (transaction) => {
      const [list, sale, vehicle] = await transaction.getAll(photosOf, saleOf, vehicleOf);
      if (vehicle?.exists) return;
      const urls = decodePhotos(list?.data());
      if (sale?.exists && sale.get('photos') === undefined && urls.length > 0)
        transaction.update(saleOf, { photos: urls });
      transaction.delete(photosOf);
    });
  }
  terminal.note(`Deleted: the photos of ${counted(ids.length, 'vehicle')}.`);
  return { json: { host, found: ids, deleted: ids } };
}
