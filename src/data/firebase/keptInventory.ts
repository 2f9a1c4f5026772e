import { del, get, set } from 'idb-keyval';
import { whenIdle } from '../../browser/whenIdle.ts';
import { withinMs } from '../../browser/withinMs.ts';
import type { Inventory, Snapshot } from '../backend.ts';
import type { Vehicle } from '../model.ts';
import { databaseTimeoutMs, withTime } from './kept.ts';
import { decodeKept, keptSnapshot, keptVehiclesOf, readKeptCopy } from './readKept.ts';

/** Changes within this time are stored together. */
const pauseMs = 1000;
const idleTimeoutMs = 5000;

/** A larger inventory is not stored at all: a part of it would look like the whole. */
const maxVehicles = 10_000;

/** The whole inventory, stored in IndexedDB for the next visit if the browser allows it. */
export function keptInventory(key: string) {
  let latest: readonly Vehicle[] = [];
  let isScheduled = false;
  const write = async () => {
    await whenIdle(idleTimeoutMs);
    isScheduled = false;
    const store = () => (latest.length > maxVehicles ? del(key) : set(key, withTime({ vehicles: latest })));
    // Storage is full or forbidden: the next visit reads from the server.
    await withinMs(databaseTimeoutMs, store).catch(() => {});
  };

  return {
    /**
     * Reads what an earlier visit has stored, unless it is too old. Beside a fresh kept copy, which may be newer, it must be
     * fresh as well. Its content is not trusted. Never rejects.
     */
    read: async (): Promise<Snapshot<Inventory> | undefined> => {
      const kept = decodeKept(await withinMs(databaseTimeoutMs, () => get(key)).catch(() => undefined));
      if (kept === undefined || (!kept.isFresh && readKeptCopy(key)?.isFresh)) return undefined;
      const vehicles = keptVehiclesOf(kept.fields['vehicles']);
      if (vehicles.length === 0) return undefined;
      return keptSnapshot({ vehicles, isWhole: true, isEmpty: false });
    },
    /** Takes the whole live inventory. The latest one is stored. */
    keep: (vehicles: readonly Vehicle[]): void => {
      latest = vehicles;
      if (isScheduled) return;
      isScheduled = true;
      setTimeout(() => void write(), pauseMs);
    },
  };
}
