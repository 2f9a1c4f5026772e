import { decodeFields, isObject } from '../../../src/shared/documents/decode.ts';
import { CliError } from '../outcome.ts';
import { wordsOf } from '../words.ts';
import type { InventoryFile, Row } from './inventoryFile.ts';
import { readTextFile } from './textFile.ts';

/** Parses a file of JSON, or of one object per line. Throws an error that says where the syntax is wrong. */
export async function parseJsonFile(path: string): Promise<unknown> {
  const { text } = await readTextFile(path);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const areObjects =
    (lines.length > 1 || /\.(jsonl|ndjson)$/i.test(path)) &&
    lines.every((line) => /^\s*\{.*\}\s*$/.test(line));
  try {
    return JSON.parse(areObjects ? `[${lines.join(',')}]` : text);
  } catch (error) {
    throw new CliError(`${path} is not valid JSON: ${(error as Error).message}`);
  }
}

/** Finds the empty lists and the lists of objects in an object, such as `{ "data": { "items": [{ … }] } }`. */
function listsIn(raw: unknown, depth = 3): unknown[][] {
  if (Array.isArray(raw)) return raw.length === 0 || raw.some(isObject) ? [raw] : [];
  const fields = depth > 0 ? Object.entries(decodeFields(raw)) : [];
  return fields.flatMap(([name, value]) => (/^errors?$/i.test(name) ? [] : listsIn(value, depth - 1)));
}

function findElements(path: string, parsed: unknown): unknown[] {
  const lists = Array.isArray(parsed) ? [parsed] : listsIn(parsed);
  const [list, ...others] = lists.filter(({ length }) => length > 0);
  if (list !== undefined && others.length === 0) return list;
  const fields = Object.keys(Object(parsed)).slice(0, 10).join(', ');
  if (/\b(errors?|message|fault)\b/i.test(fields))
    throw new CliError(
      `${path} is an error message, not an inventory: ${JSON.stringify(parsed).slice(0, 200)}`,
    );
  if (list === undefined && lists.length > 0) throw new CliError(`${path} contains no vehicles`);
  throw new CliError(
    `${path} must contain an array of objects, one for each vehicle. Ask for such a file, or for CSV. Its fields are: ${fields}`,
  );
}

const [pageCount, pageTotal, pageMore] = [wordsOf('pageCount'), wordsOf('pageTotal'), wordsOf('pageMore')];

/** What says that a file is one page of many, such as `"total": 57` above 25 elements. */
function findMore(parsed: unknown, count: number, depth = 3): string | undefined {
  for (const [name, value] of Object.entries(decodeFields(parsed))) {
    const key = name.toLowerCase().replace(/[^a-z]/g, '');
    const number = Number(decodeFields(value)['value'] ?? value);
    const isText = typeof value === 'string' && !/^(|null|false|no|none)$/i.test(value.trim());
    const isNext =
      pageMore.includes(key) && (value === true || isText || (key.startsWith('next') && number > 0));
    if (isNext || (pageCount.includes(key) && number > count) || (pageTotal.includes(key) && number > 1))
      return `"${name}": ${JSON.stringify(value).slice(0, 100)}`;
    const deeper = depth > 0 ? findMore(value, count, depth - 1) : undefined;
    if (deeper !== undefined) return deeper;
  }
  return undefined;
}

const wrappers = wordsOf('wrappers');

/** The fields of an element, and others of objects that it wraps, as in JSON:API, JSON-LD and Airtable's API. */
const fieldsOf = (element: object): [string, unknown][] =>
  Object.entries(element).flatMap(([name, value]: [string, unknown]) =>
    isObject(value) && wrappers.includes(name)
      ? Object.entries(value).filter(([inner]) => !(inner in element))
      : [[name, value]],
  );

/** Reads a list of objects. A field that an object lacks is undefined in its row. */
export async function readJson(path: string): Promise<InventoryFile> {
  const parsed = await parseJsonFile(path);
  const elements = findElements(path, parsed);
  const objects = elements.map((element) => isObject(element) && new Map(fieldsOf(element)));
  const names = [...new Set(objects.flatMap((fields) => (fields ? [...fields.keys()] : [])))];
  const rows = objects.map((fields, index): Row => {
    if (!fields) return { at: { index }, cells: [], problem: { reason: 'is not an object' } };
    return { at: { index }, cells: names.map((name) => fields.get(name)) };
  });
  const more = findMore(parsed, elements.length);
  const reason = `the file has only some of the vehicles, because it says ${more}`;
  const missing: Row = { at: { index: elements.length }, cells: [], problem: { reason } };
  return { format: 'JSON', names, rows: more === undefined ? rows : [...rows, missing] };
}
