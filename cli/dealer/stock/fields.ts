/** The fields of a vehicle that an import writes, in the order in which an export lists them. */
export const stockFields = [
  'make',
  'model',
  'year',
  'price',
  'mileage',
  'bodyStyle',
  'color',
  'features',
  'imageUrl',
] as const;

export type StockField = (typeof stockFields)[number];

export type StockValue = string | number | readonly string[];

/** A vehicle's fields. `null`: the file says that the vehicle has no such value. Absent: the file does not say. */
export type StockFields = Partial<Record<StockField, StockValue | null>>;

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

/** The fields whose value differs from the document's. `null`: the document has a field that has to go. */
export function changedFields(document: Readonly<Record<string, unknown>>, wanted: StockFields): StockFields {
  const changes: StockFields = {};
  for (const field of stockFields) {
    const value = wanted[field];
    if (value === undefined || isSame(document[field] ?? null, value)) continue;
    changes[field] = value;
  }
  return changes;
}
