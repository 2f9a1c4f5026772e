import { readFile } from 'node:fs/promises';
import { Refusal, UsageError } from '../outcome.ts';
import type { Row, StockFile } from './stockFile.ts';
import { detectEncoding, sizeOf } from './textFile.ts';

/** A JSON file is parsed as a whole, so its size is limited. A CSV file is streamed. */
const maxBytes = 100 * 1024 * 1024;

/** Parses a JSON file in any encoding that `detectEncoding` knows. Throws a refusal that says where the syntax is wrong. */
export async function parseJsonFile(path: string): Promise<unknown> {
  if ((await sizeOf(path)) > maxBytes)
    throw new UsageError(`${path} is over 100 MB. Use CSV, which is read piece by piece`);
  const text = new TextDecoder(await detectEncoding(path)).decode(await readFile(path));
  if (text.trim() === '') throw new Refusal(`${path} is empty`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(`${path} is not valid JSON: ${(error as Error).message}`);
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads an array of objects. A field that an object does not have is undefined in its row. */
export async function readJson(path: string): Promise<StockFile> {
  const elements = await parseJsonFile(path);
  if (!Array.isArray(elements)) throw new Refusal(`${path} must contain an array of objects`);
  if (elements.length === 0) throw new Refusal(`${path} contains no vehicles`);
  const names = [...new Set(elements.filter(isObject).flatMap((element) => Object.keys(element)))];
  const rows = elements.map((element: unknown, index): Row => {
    const at = { index };
    if (!isObject(element)) return { at, problem: { reason: 'is not an object' } };
    const values = new Map<string, unknown>(Object.entries(element));
    return { at, cells: names.map((name) => values.get(name)) };
  });
  return { format: 'JSON', names, rows };
}
