import type { DealerContext } from '../dealerRefs.ts';
import { plainCell, readText } from '../inventory/cells.ts';
import { type ColumnField, importedFields, normalize, vehicleColumns } from '../inventory/columns.ts';
import { isProblem } from '../inventory/decodeRow.ts';
import { describeChange } from '../inventory/describePlan.ts';
import { changedFields, type VehiclePatch } from '../inventory/importedVehicle.ts';
import { publicFields, publicName } from '../inventory/vehicleCodec.ts';
import { CliError, type Outcome, printableJson, UsageError } from '../outcome.ts';
import { findVehicleId } from './moveVehicles.ts';
import { readInventory } from './readInventory.ts';
import { writeChange } from './writeInventory.ts';

/** Changes fields of a vehicle in stock. Reads values as an import does; an empty one removes the field. */
export async function setFields(
  { host, dealer, terminal }: DealerContext,
  typedId: string,
  assignments: readonly string[],
  { dryRun = false }: { dryRun?: boolean },
): Promise<Outcome> {
  const wanted: VehiclePatch = Object.fromEntries(assignments.map(readAssignment));
  const id = findVehicleId(await dealer.inventory.select('stockNumber').get(), typedId) ?? '';
  const before = (await readInventory(dealer)).get(id);
  if (before === undefined)
    throw new CliError(`${host} has no vehicle ${typedId} in stock. If it was sold, run unsell first`);
  const fields = changedFields(before, wanted);
  const { make, model } = { ...before, ...fields };
  if (!make && !model) throw new UsageError('A vehicle needs a make or a model');
  const change = { kind: 'changed', id, from: id, before, fields } as const;
  const isDifferent = Object.keys(fields).length > 0;
  const isWritten = isDifferent && !dryRun;
  terminal.note(isDifferent ? describeChange(change) : `${id} is unchanged.`);
  const error = isWritten ? await writeChange(dealer, change, undefined) : undefined;
  if (error !== undefined) throw new CliError(`${id} could not be written: ${error}`);
  if (isWritten)
    terminal.note('The next import writes the values of its file: have them corrected there, too.');
  else if (dryRun) terminal.note('Nothing was written: --dry-run.');
  return { json: { id, changed: isWritten, fields: publicFields(fields) } };
}

function readAssignment(assignment: string) {
  const [, name = '', text] = /^([^=]+)=(.*)$/s.exec(assignment) ?? [];
  const isNamed = (known: ColumnField) =>
    vehicleColumns[known].aliases.some((alias) => normalize(alias) === normalize(name));
  const field = importedFields.find(isNamed);
  if (isNamed('status') || isNamed('sold'))
    throw new UsageError(`set does not change ${name}: use sell, unsell or remove`);
  if (field === undefined)
    throw new UsageError(
      `${printableJson(assignment)} is not FIELD=VALUE, such as price=16995. The fields are ${importedFields.map(publicName).join(', ')}. Quote an ID or a value with spaces or $`,
    );
  const cell = plainCell(text);
  const value = vehicleColumns[field].read(cell, new Date());
  if (isProblem(value)) throw new UsageError(`${publicName(field)} ${value.problem}`);
  // In a feed, 'call' means no price. Here it may be a slip.
  const isSlip = value === null && readText(cell) !== null && Number(cell) !== 0;
  if (isSlip)
    throw new UsageError(
      `${publicName(field)} ${printableJson(text)} cannot be read. To remove it: ${name}=`,
    );
  return [field, value] as const;
}
