import { stringify } from 'csv-stringify/sync';
import type { Vehicle } from '../../../src/data/model.ts';
import { writeFeatures } from '../stock/cells.ts';
import { stockFields } from '../stock/fields.ts';
import { escapeApostrophe } from './spreadsheetText.ts';

const columns = ['id', ...stockFields];

/** Writes vehicles as CSV in UTF-8. No cell is a formula in a spreadsheet, and an import restores the same values. */
export function writeCsv(vehicles: readonly Vehicle[]): string {
  const rows = vehicles.map((vehicle) => {
    const cells: Record<string, unknown> = { ...vehicle, features: writeFeatures(vehicle.features) };
    return columns.map((column) => {
      const cell = cells[column];
      return typeof cell === 'string' ? escapeApostrophe(cell) : cell;
    });
  });
  return stringify([columns, ...rows], { escape_formulas: true });
}

/** Writes vehicles as a JSON array, one vehicle per line. */
export function writeJson(vehicles: readonly Vehicle[]): string {
  return `[\n${vehicles.map((vehicle) => JSON.stringify(vehicle)).join(',\n')}\n]\n`;
}
