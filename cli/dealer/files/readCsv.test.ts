import { truncateSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aFile } from '../../../tests/unit/tempFile.ts';
import { readCsv } from './readCsv.ts';

const read = (content: string | Uint8Array) => readCsv(aFile(content));

it.each([
  ['UTF-8', Buffer.from('VIN;Make\n1;Škoda é'), 'Škoda é'],
  ['UTF-8', Buffer.from('\ufeffVIN;Make\n1;Škoda é'), 'Škoda é'],
  // Software that truncates text can split a character.
  ['UTF-8', Buffer.concat([Buffer.from('VIN;Make\n1;Škoda é'), Buffer.of(0xc3)]), 'Škoda é\ufffd'],
  ['UTF-16le', Buffer.from('\ufeffVIN;Make\n1;Škoda é', 'utf16le'), 'Škoda é'],
  ['UTF-16be', Buffer.from('\ufeffVIN;Make\n1;Škoda é', 'utf16le').swap16(), 'Škoda é'],
  ['Windows-1252', Buffer.from('VIN;Make\n1;\x8akoda \xe9', 'latin1'), 'Škoda é'],
  ['Macintosh', Buffer.from('VIN;Make\r1;Citro\x91n \xd5DS\xd3\r', 'latin1'), 'Citroën ’DS”'],
])('reads text encoded as %s', async (encoding, content, make) => {
  expect(await read(content)).toMatchObject({
    format: `CSV, ${encoding}, separated by semicolons`,
    names: ['VIN', 'Make'],
    rows: [{ cells: ['1', make] }],
  });
});

it.each([
  ['"VIN","Make"\n"A","Audi"\n"B,2","BMW"\n', 'commas'],
  ['VIN,Make\rA,Audi\r"B,2",BMW\r', 'commas'],
  ['VIN,Make\r\nA,Audi\r\n"B,2",BMW\r\n\x1a', 'commas'],
  ['VIN,Make,,\n,\n , \nA,Audi\n"B,2",BMW,,\n', 'commas'],
  ['VIN;"Make, Brand, or, so"\nA;Audi\nB,2;BMW\n', 'semicolons'],
  ['\nsep=;\nVIN,a,b,c;Make\nA;Audi\nB,2;BMW\n', 'semicolons'],
  [';\nVIN;Make\nA;Audi\nB,2;BMW\n', 'semicolons'],
  ['VIN\tMake\nA\tAudi\nB,2\tBMW\n', 'tabs'],
  ['VIN|Make\nA|Audi\nB,2|BMW\n', 'vertical bars'],
])('reads %j, and finds the delimiter', async (content, delimiters) => {
  const { format, names, rows } = await read(content);
  expect(format).toBe(`CSV, UTF-8, separated by ${delimiters}`);
  expect(names).toHaveLength(2);
  expect(rows.map(({ cells }) => cells.filter(Boolean))).toEqual([
    ['A', 'Audi'],
    ['B,2', 'BMW'],
  ]);
});

it.each([
  ['', 'is empty'],
  ['\n \r\n', 'is empty'],
  ['sep=,\n', 'has no readable header: it is blank'],
  ['PK\x03\x04…', 'is an Excel workbook or a zip archive. Save it as "CSV UTF-8" in Excel'],
  [Buffer.from('d0cf11e0a1b1', 'hex'), 'is an Excel workbook'],
  [Buffer.from('1f8b0800', 'hex'), 'is compressed. Unpack it with gunzip'],
  ['%PDF-1.7', 'is a PDF'],
  ['\n\n <!DOCTYPE html><html>', 'is a web page (XML or HTML), not an inventory'],
  ['550 File not found', 'is an error message, not an inventory'],
  ['ORA-00942: table or view does not exist', 'is an error message, not an inventory'],
  ['{"errors":[{"id":1}]}', 'is an error message, not an inventory: {"errors":[{"id":1}]}'],
  ['<?xml version="1.0"?><cars/>', 'is XML or HTML. Ask for CSV with a header'],
  ['V\0I\0N\0', 'is not a text file, or UTF-16 without a byte order mark. Save it as UTF-8'],
  ['VIN,"Make\n1,Saab', 'has no readable header: the quote is never closed (line 1)'],
])('refuses %j', async (content, message) => {
  await expect(read(content)).rejects.toThrow(message);
});

it('refuses a file of more than 100 MB', async () => {
  const path = aFile('VIN');
  truncateSync(path, 100 * 1024 * 1024 + 1);
  await expect(readCsv(path)).rejects.toThrow('is over 100 MB');
});
