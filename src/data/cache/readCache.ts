// Separate from cacheWriter.ts, so that the initial chunk needs no decoders.

import { maxCopyAgeMs } from '../../browser/maxCopyAgeMs.ts';
import { pause } from '../../browser/pause.ts';
import { decodeFields, decodeList } from '../../shared/documents/decode.ts';
import { decodeMetadata } from '../../shared/documents/metadata.ts';
import { assembleInventory, decodeVehicle } from '../../shared/documents/vehicles.ts';
import type { Inventory } from '../../shared/model.ts';
import type { Snapshot } from '../backend.ts';
import { featuredCount } from '../rules/featuredVehicles.ts';
import { readCached } from './cachedFields.ts';

function decodeCachedVehicle(fields: unknown) {
  const { id } = decodeFields(fields);
  return typeof id === 'string' ? decodeVehicle({ id, fields }) : undefined;
}

/** Returns `undefined` if no vehicle is valid. */
const cachedSnapshot = (value: Inventory): Snapshot<Inventory> | undefined =>
  value.vehicles.length > 0 ? { value, freshness: 'cached' } : undefined;

/** The page's element with the data of the home screen that the server has put into it, as JSON. */
export const homeDataId = 'home';

/**
 * Takes the server's home screen data out of the page: it is not for the next page, and is old after a failure. Rejects if the
 * page was cut off inside it.
 */
export async function takeHomeData() {
  const element = document.getElementById(homeDataId);
  if (element === null) return undefined;
  element.remove();
  const { metadata, vehicles, isWhole } = decodeFields(JSON.parse(element.textContent));
  return {
    metadata: { value: decodeMetadata(metadata), freshness: 'read' } as const,
    featured: {
      value: assembleInventory(decodeList(vehicles, decodeCachedVehicle), isWhole === true),
      freshness: 'read',
    } as const,
  };
}

/** Reads the metadata and the inventory of an earlier visit, unless they have expired. */
export function readCache(key: string) {
  const cached = readCached(key, maxCopyAgeMs);
  if (cached === undefined) return undefined;
  const { metadata, vehicles, isWhole } = cached;
  const stored: unknown[] = Array.isArray(vehicles) ? vehicles : [];
  const whole = isWhole === true ? stored : [];
  return {
    metadata: { value: decodeMetadata(metadata), freshness: 'cached' } as const,
    /** The home screen's vehicles. */
    featured: cachedSnapshot(
      assembleInventory(stored.slice(0, featuredCount).map(decodeCachedVehicle), false),
    ),
    /** Decodes the whole inventory. `undefined` if it is empty, or was too large to cache. */
    inventory: async () => {
      const decoded: ReturnType<typeof decodeCachedVehicle>[] = [];
      while (decoded.length < whole.length) {
        // Yield to input: a slow phone decodes 100 vehicles in 10 ms.
        await pause(0);
        decoded.push(...whole.slice(decoded.length, decoded.length + 100).map(decodeCachedVehicle));
      }
      return cachedSnapshot(assembleInventory(decoded));
    },
  };
}
