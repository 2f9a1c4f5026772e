import { fieldsOf, listOf, textOf } from '../decode';
import { decodeMetadata } from '../metadata';
import { decodeVehicle } from '../vehicles';
import type { Copy } from './copyKeeper';

const keptForMs = 24 * 60 * 60 * 1000;

/** The copy under a key, unless it is older than a day; decoded like anything else that anyone may have written. */
export function readCopy(key: string): Copy | undefined {
  try {
    const { savedAt, metadata, vehicles } = fieldsOf(JSON.parse(localStorage.getItem(key) ?? 'null'));
    const age = Date.now() - Number(savedAt);
    if (!(age >= 0 && age < keptForMs)) return undefined;
    const decoded = listOf(vehicles, (fields) => {
      const id = textOf(fieldsOf(fields)['id']);
      return id === undefined ? undefined : decodeVehicle({ id, fields });
    });
    return { metadata: decodeMetadata(metadata), vehicles: decoded };
  } catch {
    return undefined;
  }
}
