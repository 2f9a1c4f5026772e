import { isObject } from '../../../src/data/documents/decode.ts';
import { CliError } from '../outcome.ts';
import type { Row, InventoryFile } from './inventoryFile.ts';
import { readTextFile } from './textFile.ts';

/** Parses a JSON file. Throws an error that says where the syntax is wrong. */
export async function parseJsonFile(path: string): Promise<unknown> {
  const { text } = await readTextFile(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliError(`${path} is not valid JSON: ${(error as Error).message}`);
  }
}

/** Reads an array of objects. A field that an object lacks is undefined in its row. */
export async function readJson(path: string): Promise<InventoryFile> {
  const elements = await parseJsonFile(path);
  if (!Array.isArray(elements)) throw new CliError(`${path} must contain an array of objects`);
  if (elements.length === 0) throw new CliError(`${path} contains no vehicles`);
  const names = [...new Set(elements.filter(isObject).flatMap((element) => Object.keys(element)))];
  const rows = elements.map((element: unknown, index): Row => {
    const at = { index };
    if (!isObject(element)) return { at, cells: [], problem: { reason: 'is not an object' } };
    const values = new Map<string, unknown>(Object.entries(element));
    return { at, cells: names.map((name) => values.get(name)) };
  });
  return { format: 'JSON', names, rows };
}
