import { del, get, set } from 'idb-keyval';
import { fieldsOf } from '../decode.ts';
import type { Vehicle } from '../model.ts';
import { whenIdle } from '../../browser/whenIdle.ts';
import { withinMs } from '../../browser/withinMs.ts';
import { keptAge } from './keptAge.ts';
import { keptVehiclesOf, readKeptCopy } from './readKeptCopy.ts';

/** In some browsers, opening a database never completes. */
const databaseTimeoutMs = 1000;

/** Changes within this time are stored together. */
const pauseMs = 1000;
const idleTimeoutMs = 5000;

/** A larger inventory is not stored at all: a part of it would look like the whole. */
const maxVehicles = 10_000;

/**
 * Reads the whole inventory that an earlier visit has stored in IndexedDB, unless it is too old. Beside a fresh kept copy, which
 * may be newer, it must be fresh as well. Its content is not trusted. Never rejects.
 */
export async function readKeptInventory(key: string): Promise<readonly Vehicle[] | undefined> {
  const stored = await withinMs(databaseTimeoutMs, () => get<unknown>(key)).catch(() => undefined);
  const { savedAt, vehicles } = fieldsOf(stored);
  const age = keptAge(savedAt);
  if (age === undefined || (!age.isFresh && readKeptCopy(key)?.isFresh)) return undefined;
  return keptVehiclesOf(vehicles);
}

/**
 * Returns a function that takes the whole live inventory and stores the latest one in IndexedDB for the next visit, if the
 * browser allows it.
 */
export function inventoryKeeper(key: string): (vehicles: readonly Vehicle[]) => void {
  let latest: readonly Vehicle[] = [];
  let isScheduled = false;
  const write = async () => {
    await whenIdle(idleTimeoutMs);
    isScheduled = false;
    const store = () =>
      latest.length > maxVehicles ? del(key) : set(key, { savedAt: Date.now(), vehicles: latest });
    // Storage is full or forbidden: the next visit reads from the server.
    await withinMs(databaseTimeoutMs, store).catch(() => {});
  };
  return (vehicles) => {
    latest = vehicles;
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => void write(), pauseMs);
  };
}
