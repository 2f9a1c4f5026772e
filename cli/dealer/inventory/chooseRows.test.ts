import { expect, it } from 'vitest';
import { chooseRows } from './chooseRows.ts';

/** The first cells of the chosen rows. */
const choose = (names: string, lines: readonly string[], only = {}) => {
  const columns = names.split(',');
  const rows = lines.map((line, index) => {
    const cells = line.split(',');
    const isShort = cells.length < columns.length;
    return { at: { line: index + 2 }, cells, ...(isShort && { shortage: { reason: 'too few' } }) };
  });
  return chooseRows({ format: '', names: columns, rows }, only).map(({ cells }) => cells[0]);
};

it.each([
  ['rows of all lots', 'VIN,Location,Lot', ['1,North,A', '2,South,B'], {}, ['1', '2']],
  ['rows of one dealer', 'VIN,Dealer ID', ['1,A', '2,a', '3,'], {}, ['1', '2', '3']],
  ['a footer', 'Dealer ID,VIN', ['A,1', 'Total: 1'], {}, ['A', 'Total: 1']],
  ['rows with all wanted values', 'VIN,T,Lot', ['1,N,A', '2,u,A', '3,U,B'], { T: ['U'], Lot: ['a'] }, ['2']],
])('chooses %s', (_, names, lines, only, vins) => {
  expect(choose(names, lines, only)).toEqual(vins);
});

it.each([
  ['VIN,DCID', ['1,101', '2,102'], {}, 'DCID (2) has 2 dealers: "101", "102". Name those of this site'],
  ['VIN,store_code', ['1,A', '2,B'], {}, '{ "only": { "store_code": ["A"] } }'],
  ['VIN,vehicle_fulfillment(option:store_code)', ['1,in_store:A', '2,in_store:B'], {}, 'has 2 dealers'],
  ['VIN,Dealer Name,Status', ['1,A,New', '2,B,New'], { Status: ['New'] }, 'Dealer Name (2) has 2 dealers'],
  ['VIN,DCID', ['1,101'], { Dealer: ['101'] }, '"only" names a column that is absent: Dealer'],
])('refuses %s %j with %j', (names, lines, only, message) => {
  expect(() => choose(names, lines, only)).toThrow(message);
});
