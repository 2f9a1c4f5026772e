import { setTimeout as wait } from 'node:timers/promises';
import { type DocumentSnapshot, FieldValue } from 'firebase-admin/firestore';
import { decodeDate } from '../dates.ts';
import type { DealerContext } from '../dealerRefs.ts';
import { CliError } from '../outcome.ts';

const renewalMs = 5_000;
/** The age of a lock, by Firestore's clock, that a killed import has left behind. */
const expiryMs = 15_000;

const isFree = (lock: DocumentSnapshot) =>
  lock.readTime.toMillis() - (decodeDate(lock.get('renewedAt'))?.getTime() ?? 0) > expiryMs;

/** Waits for the end of another import: two at once would mix their values. */
export async function lockInventory({ dealer: { importLock }, host, terminal }: DealerContext) {
  const holder = crypto.randomUUID();
  const isOurs = (lock: DocumentSnapshot) => lock.get('holder') === holder;
  const writeIf = (isAllowed: typeof isOurs, fields: object) =>
    importLock.firestore.runTransaction(async (transaction) => {
      const lock = await transaction.get(importLock);
      if (isAllowed(lock)) transaction.set(importLock, { holder, ...fields });
      return isAllowed(lock);
    });
  const held = { renewedAt: FieldValue.serverTimestamp() };
  for (let isFirst = true; !(await writeIf(isFree, held)); isFirst = false) {
    if (isFirst) terminal.note(`Another import of ${host} is running. Waiting for its end …`);
    await wait(1000);
  }
  const renewNow = async () => {
    if (!(await writeIf(isOurs, held))) throw new CliError(`Another import of ${host} has begun`);
  };
  let [lastRenewal, renewal] = [0, Promise.resolve()];
  return {
    /** Call it before each write. Throws if the lock has expired, as after a long question or sleep, and another import has begun. */
    renew: () => {
      if (Math.abs(Date.now() - lastRenewal) > renewalMs) [lastRenewal, renewal] = [Date.now(), renewNow()];
      return renewal;
    },
    release: () => writeIf(isOurs, {}),
  };
}

export type InventoryLock = Awaited<ReturnType<typeof lockInventory>>;
