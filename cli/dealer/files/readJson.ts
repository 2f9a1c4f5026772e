import { isObject } from '../../../src/data/documents/decode.ts';
import { CliError } from '../outcome.ts';
import type { Row, InventoryFile } from './inventoryFile.ts';
import { readTextFile } from './textFile.ts';

/** Parses a JSON file. Throws a refusal that says where the syntax is wrong. */
export async function parseJsonFile(path: string): Promise<unknown> {
  const { text } = await readTextFile(path);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new CliError(`${path} is not valid JSON: ${(error as Error).message}`);
  }
}

/** The fields of an object. Those of inner objects, also of lists of them, have names such as `mileage.value` and `image.0.url`. */
const fieldsIn = (value: object): { name: string; value: unknown }[] =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const isList = Array.isArray(inner) && inner.length > 0 && inner.every(isObject);
    if (!isObject(inner) && !isList) return [{ name, value: inner }];
    return fieldsIn(inner).map((field) => ({ ...field, name: `${name}.${field.name}` }));
  });

/** The list of vehicles: the file itself, or the only list in an object such as `{ "vehicles": […] }`. */
function listIn(content: unknown): unknown[] | undefined {
  if (!isObject(content)) return Array.isArray(content) ? content : undefined;
  const [list, ...others] = Object.values(content).filter(Array.isArray);
  return others.length > 0 ? undefined : list;
}

/** Reads a list of objects. A field that an object does not have is undefined in its row. */
export async function readJson(path: string): Promise<InventoryFile> {
  const elements = listIn(await parseJsonFile(path));
  if (elements === undefined) throw new CliError(`${path} must contain an array of objects`);
  if (elements.length === 0) throw new CliError(`${path} contains no vehicles`);
  const objects = elements.map((element) =>
    isObject(element) ? new Map(fieldsIn(element).map(({ name, value }) => [name, value])) : undefined,
  );
  const names = [...new Set(objects.flatMap((fields) => [...(fields?.keys() ?? [])]))];
  const rows = objects.map((fields, index): Row => {
    const at = { index };
    if (fields === undefined) return { at, cells: [], problem: { reason: 'is not an object' } };
    return { at, cells: names.map((name) => fields.get(name)) };
  });
  return { format: 'JSON', names, rows };
}
