import { amountOf, textOf } from '../../../src/data/documents/decode.ts';
import { isVin } from '../../../src/data/documents/vin.ts';
import type { Position, Problem, InventoryFile } from '../files/inventoryFile.ts';
import { readId } from './cells.ts';
import { type Columns, columnFields } from './columns.ts';
import { type DecodedRow, decodeRow } from './decodeRow.ts';
import { lettersAndDigits } from './lettersAndDigits.ts';
import { changedFields, type VehicleField, type VehicleFields } from './fields.ts';

/** The documents of vehicles by id: a dealer's inventory or sales. */
export type Vehicles = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

export type ImportedRow = DecodedRow & { at: Position };

export type ReportedRow = Position & { id?: string; problems: readonly Problem[] };

/** A vehicle whose document moves: its present id, and the fields to write. */
export type Move = { from: string; fields: VehicleFields };

export type ImportPlan = {
  rows: number;
  added: Map<string, VehicleFields>;
  /** The fields to write, by id. */
  changed: Map<string, VehicleFields>;
  /** The vehicles in the inventory whose VIN is known now, by their new id. */
  moved: Map<string, Move>;
  /** The vehicles that an import had recorded as sold and that are in the file again, by their id in the inventory. */
  returned: Map<string, Move>;
  /** The ids of the vehicles to remove: those that are not in the file, or whose row says that they are off the lot. */
  removed: readonly string[];
  unchanged: number;
  /** How many vehicles are not in the file, but stay because a row without a readable id may be theirs. */
  keptForSafety: number;
  /** The ids of the rows whose vehicles are sold or no longer for sale. */
  offLot: Set<string>;
  skipped: ReportedRow[];
  /** The rows that are imported without some of their cells. */
  leftOut: ReportedRow[];
  /** How many vehicles have a field that no column gives any more. It keeps its values. */
  missingFields: Map<VehicleField, number>;
};

/** Decodes the rows of a file. */
export const decodeRows = (rows: InventoryFile['rows'], columns: Columns, now: Date): ImportedRow[] =>
  rows.map((row) => ({
    at: row.at,
    ...('problem' in row
      ? { fields: {}, problems: [row.problem], isVehicle: false, isOffLot: false }
      : decodeRow(row.cells, columns, now)),
  }));

type Known = { place: 'inventory' | 'sales'; id: string };

/**
 * Returns a function that finds the vehicle of a row: the one with the row's id, or else the one that is known by its stock
 * number. `id` is the one that the vehicle should have: a VIN stays when the row has none that is valid. Two VINs are two
 * vehicles, whatever their stock number.
 */
function vehicleFinder(rows: readonly ImportedRow[], inventory: Vehicles, sales: Vehicles) {
  const rowIds = new Set(rows.map(({ id }) => id));
  const byName = new Map<string, Known[]>();
  // An id that `readId` changes, such as a VIN in lower case, is found by the changed one.
  for (const [place, vehicles] of [['inventory', inventory] as const, ['sales', sales] as const])
    for (const [id, document] of vehicles)
      for (const name of new Set([textOf(document['stockNumber']), readId(id)]))
        if (typeof name === 'string') byName.set(name, [...(byName.get(name) ?? []), { place, id }]);

  const moved = new Set<string>();
  /** Whether a stock number was given to another car: make or year contradict. */
  const isOther = ({ place, id }: Known, fields: VehicleFields) => {
    const document = (place === 'inventory' ? inventory : sales).get(id) ?? {};
    return (['make', 'year'] as const).some((name) => {
      const values = [document[name], fields[name]].map((value) => textOf(value) ?? amountOf(value));
      return (
        new Set(values.filter((value) => value !== undefined).map((value) => lettersAndDigits(`${value}`)))
          .size > 1
      );
    });
  };

  return (id: string, fields: VehicleFields): { id: string; known?: Known } => {
    const { stockNumber } = fields;
    if (inventory.has(id)) return { id, known: { place: 'inventory', id } };
    if (sales.has(id)) return { id, known: { place: 'sales', id } };
    const number = typeof stockNumber === 'string' ? stockNumber : id;
    const found = [...new Set([id, number])].flatMap((name) => byName.get(name) ?? []);
    const isTaken = (vehicle: Known) => rowIds.has(vehicle.id) || moved.has(vehicle.id);
    const free = found.filter((vehicle) => !isTaken(vehicle) && !isOther(vehicle, fields));
    const inInventory = free.filter(({ place }) => place === 'inventory');
    const [known, ...others] = inInventory.length > 0 ? inInventory : free;
    if (known === undefined || others.length > 0) return { id };
    if (readId(known.id) === id) return { id, known };
    if (number === id || (isVin(known.id) && !isVin(id))) return { id: known.id, known };
    if (isVin(known.id)) return { id };
    moved.add(known.id);
    return { id, known };
  };
}

/**
 * Compares a file with the inventory and the sales. The first row of a vehicle wins. A row that cannot be read is skipped, and its
 * vehicle stays as it is; if the row has no readable id, no vehicle is removed at all.
 *
 * @param sales The sales with the ids and stock numbers of the rows.
 */
export function planImport(
  rows: readonly ImportedRow[],
  columns: Columns,
  inventory: Vehicles,
  sales: Vehicles = new Map(),
): ImportPlan {
  const plan: ImportPlan = {
    rows: rows.length,
    added: new Map(),
    changed: new Map(),
    moved: new Map(),
    returned: new Map(),
    removed: [],
    unchanged: 0,
    keptForSafety: 0,
    offLot: new Set(),
    skipped: [],
    leftOut: [],
    missingFields: new Map(),
  };
  const find = vehicleFinder(rows, inventory, sales);
  const firstAt = new Map<string, number>();
  const inFile = new Set<string>();
  let isAnyIdUnknown = false;

  for (const { at, id: rowId, fields: rowFields, problems, isVehicle, isOffLot } of rows) {
    const reported = { ...at, ...(rowId === undefined ? {} : { id: rowId }), problems };
    if (rowId === undefined) {
      isAnyIdUnknown = true;
      plan.skipped.push(reported);
      continue;
    }
    const { id, known } = find(rowId, rowFields);
    const first = firstAt.get(id);
    if (first !== undefined) {
      const reason = `${rowId} is already in ${'line' in at ? 'line' : 'element'} ${first}`;
      plan.skipped.push({ ...reported, problems: [...problems, { reason }] });
      continue;
    }
    firstAt.set(id, 'line' in at ? at.line : at.index);
    if (known?.place === 'inventory') inFile.add(known.id);
    if (!isVehicle) {
      plan.skipped.push(reported);
      continue;
    }
    if (problems.length > 0) plan.leftOut.push(reported);
    // The id says it already.
    const { stockNumber, ...others } = rowFields;
    const fields = stockNumber === undefined || stockNumber === id ? others : rowFields;
    const document = (known?.place === 'sales' ? sales : inventory).get(known?.id ?? id) ?? {};
    const changes = changedFields(document, fields);
    if (isOffLot || (known?.place === 'sales' && document['soldBy'] !== 'feed'))
      plan.offLot.add(known?.id ?? id);
    else if (known === undefined) plan.added.set(id, fields);
    else if (known.place === 'sales') plan.returned.set(id, { from: known.id, fields: changes });
    else if (known.id !== id) plan.moved.set(id, { from: known.id, fields: changes });
    else if (Object.keys(changes).length > 0) plan.changed.set(id, changes);
    else plan.unchanged += 1;
  }

  const missing = [...inventory.keys()].filter((id) => !inFile.has(id));
  const offLot = [...plan.offLot].filter((id) => inventory.has(id));
  const staying = [...inFile].filter((id) => !plan.offLot.has(id)).map((id) => inventory.get(id) ?? {});
  for (const field of columnFields) {
    if (field === 'id' || field === 'status' || columns.byField.has(field) || columns.leftAlone.has(field))
      continue;
    const count = staying.filter((document) => field in changedFields(document, { [field]: null })).length;
    if (count > 0) plan.missingFields.set(field, count);
  }
  return isAnyIdUnknown
    ? { ...plan, removed: offLot, keptForSafety: missing.length }
    : { ...plan, removed: [...offLot, ...missing] };
}
