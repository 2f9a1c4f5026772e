import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from 'firebase-admin/firestore';
import { decodePhotos } from '../../../src/data/documents/photos.ts';
import type { Dealer } from '../dealer.ts';
import { saleOf, vehicleOfSale } from '../sale.ts';
import type { VehicleFields } from '../inventory/fields.ts';
import type { ImportPlan, Vehicles } from '../inventory/planImport.ts';

/** Limits of one transaction. Ctrl-C stops between two. Firestore takes 10 MiB; one vehicle is up to 1 MiB. */
const maxBatch = { writes: 400, bytes: 2 * 1024 * 1024 };

export type Written = {
  written: number;
  failures: { id: string; reason: string }[];
  /** Why the rest was not written. */
  stopped?: string;
};

/** The reason to stop after Ctrl-C. */
export const interrupted = 'Interrupted';

/** The fields of the vehicle's own document: the number of its photos, but not the photos. `null`: no such value. */
const documentFields = ({ photos, ...fields }: VehicleFields) => ({
  ...fields,
  ...(photos !== undefined && { photoCount: Array.isArray(photos) ? photos.length : null }),
});

const withoutNull = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

const deleteNull = (fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [field, value ?? FieldValue.delete()]));

type SnapshotAt = (reference: DocumentReference) => DocumentSnapshot | undefined;

/** Where a vehicle is whose document moves. */
const sourceOf = ({ inventory, sales }: Dealer, { moved, returned }: ImportPlan, id: string) => {
  const [move, place] = moved.has(id) ? [moved.get(id), inventory] : [returned.get(id), sales];
  return move && { ...move, source: place.doc(move.from) };
};

/** Adds what a plan says about a vehicle to a transaction, or returns the reason why it cannot be written. */
function addWrite(
  transaction: Transaction,
  dealer: Dealer,
  plan: ImportPlan,
  vehicle: DocumentSnapshot,
  snapshotAt: SnapshotAt,
  removedAreSold: boolean,
): string | undefined {
  const { id, ref } = vehicle;
  const photos = dealer.photos.doc(id);
  const writePhotos = (urls: VehicleFields['photos']) => {
    if (Array.isArray(urls)) transaction.set(photos, { urls });
    else if (urls === null && vehicle.get('photoCount') !== undefined) transaction.delete(photos);
  };
  const newFields = plan.added.get(id);
  const changes = plan.changed.get(id);
  const move = sourceOf(dealer, plan, id);
  if ((newFields ?? move) !== undefined && vehicle.exists) return 'it is in the inventory already';
  if (newFields !== undefined) {
    transaction.create(ref, withoutNull(documentFields(newFields)));
    writePhotos(newFields.photos);
  } else if (changes !== undefined) {
    if (!vehicle.exists) return 'it was sold or removed in the meantime';
    const fields = deleteNull(documentFields(changes));
    if (fields['photoCount'] === vehicle.get('photoCount')) delete fields['photoCount'];
    if (Object.keys(fields).length > 0) transaction.update(ref, fields);
    writePhotos(changes.photos);
  } else if (move !== undefined) {
    const source = snapshotAt(move.source);
    const isKeptSold = plan.returned.has(id) && source?.get('soldBy') !== 'feed';
    if (!source?.exists || isKeptSold) return 'it was sold, returned or removed in the meantime';
    const { fields, photos: ownPhotos } = vehicleOfSale(source.data() ?? {});
    const oldPhotos = dealer.photos.doc(move.from);
    const present = ownPhotos.length > 0 ? ownPhotos : decodePhotos(snapshotAt(oldPhotos)?.data());
    transaction.create(ref, withoutNull({ ...fields, ...documentFields(move.fields) }));
    transaction.delete(move.source);
    transaction.delete(oldPhotos);
    writePhotos(move.fields.photos === undefined && present.length > 0 ? present : move.fields.photos);
  } else if (vehicle.exists) {
    const list = snapshotAt(photos);
    const sale = saleOf(vehicle.data() ?? {}, decodePhotos(list?.data()), 'feed');
    if (removedAreSold) transaction.set(dealer.sales.doc(id), sale);
    if (list?.exists) transaction.delete(photos);
    transaction.delete(ref);
  }
  return undefined;
}

/** Splits the ids of a plan's vehicles into batches, in the order in which they are written. */
function batchesOf(plan: ImportPlan, inventory: Vehicles): string[][] {
  const { added, changed, moved, returned, removed } = plan;
  const batches: string[][] = [];
  let room = { writes: 0, bytes: 0 };
  for (const id of [...added.keys(), ...changed.keys(), ...moved.keys(), ...returned.keys(), ...removed]) {
    const move = moved.get(id) ?? returned.get(id);
    const fields = added.get(id) ?? changed.get(id);
    const contents = fields ?? [move?.fields, inventory.get(move?.from ?? id)];
    const bytes = Buffer.byteLength(JSON.stringify(contents));
    const writes = fields === undefined ? 4 : 2;
    if (room.writes < writes || room.bytes < bytes) {
      room = { ...maxBatch };
      batches.push([]);
    }
    batches.at(-1)?.push(id);
    room = { writes: room.writes - writes, bytes: room.bytes - bytes };
  }
  return batches;
}

/**
 * Writes what a plan adds, changes and moves, and then removes what it removes, or records it as sold. A vehicle that joined
 * or left the inventory after the plan was made is not written. Stops when the signal is aborted, and when another import has
 * written since `mark` was read, so the inventory never mixes two files.
 *
 * @param mark The dealer's `importMark`, read before the vehicles.
 * @param vehicles Those of the inventory and the sales, as the plan was made with them.
 */
export async function writeInventory(
  dealer: Dealer,
  plan: ImportPlan,
  mark: DocumentSnapshot,
  vehicles: Vehicles,
  removedAreSold: boolean,
  signal: AbortSignal,
  onProgress: (done: number, total: number) => void,
): Promise<Written> {
  const database = dealer.inventory.firestore;
  const run = crypto.randomUUID();
  const batches = batchesOf(plan, vehicles);
  const total = batches.flat().length;
  const result: Written = { written: 0, failures: [] };

  /** The documents that the writes of a vehicle depend on, besides its own. */
  const neededBy = (id: string) => {
    const move = sourceOf(dealer, plan, id);
    if (move !== undefined) return [move.source, dealer.photos.doc(move.from)];
    return plan.added.has(id) || plan.changed.has(id) ? [] : [dealer.photos.doc(id)];
  };

  const writeBatch = async (start: number, ids: readonly string[]): Promise<Written['failures']> => {
    let failures: Written['failures'] = [];
    await database.runTransaction(async (transaction) => {
      const [present = mark, ...found] = await transaction.getAll(
        dealer.importMark,
        ...ids.map((id) => dealer.inventory.doc(id)),
        ...ids.flatMap(neededBy),
      );
      const isOurs = present.get('run') === run;
      // The answer to a commit can be lost.
      if (isOurs && present.get('start') === start) return;
      if (!isOurs && present.updateTime?.valueOf() !== mark.updateTime?.valueOf())
        throw new Error('Another import changed the inventory');
      transaction.set(present.ref, { run, start, writtenAt: FieldValue.serverTimestamp() });
      const byPath = new Map(found.map((snapshot) => [snapshot.ref.path, snapshot]));
      failures = found.slice(0, ids.length).flatMap((vehicle) => {
        const snapshotAt: SnapshotAt = ({ path }) => byPath.get(path);
        const reason = addWrite(transaction, dealer, plan, vehicle, snapshotAt, removedAreSold);
        return reason === undefined ? [] : [{ id: vehicle.id, reason }];
      });
    });
    return failures;
  };

  for (const [start, ids] of batches.entries()) {
    if (signal.aborted) return { ...result, stopped: interrupted };
    try {
      const failures = await writeBatch(start, ids);
      result.failures.push(...failures);
      result.written += ids.length - failures.length;
    } catch (error) {
      return { ...result, stopped: (error as Error).message };
    }
    onProgress(result.written + result.failures.length, total);
  }
  return result;
}
