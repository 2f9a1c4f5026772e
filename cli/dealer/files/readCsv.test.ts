import { truncateSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aFile } from '../tests/tempFile.ts';
import { readCsv } from './readCsv.ts';

const read = (content: string | Uint8Array) => readCsv(aFile(content));

it('reads a header and rows with their lines', async () => {
  expect(await read('sep=,\nVIN,Make\r\n1,Saab\r\n\r\n2,"Land\r\nRover"\r\n3,Kia')).toEqual({
    format: 'CSV, UTF-8, separated by commas',
    names: ['VIN', 'Make'],
    rows: [
      { at: { line: 3 }, cells: ['1', 'Saab'] },
      { at: { line: 5 }, cells: ['2', 'Land\nRover'] },
      { at: { line: 7 }, cells: ['3', 'Kia'] },
    ],
  });
});

it.each([
  ['UTF-8', Buffer.from('VIN;Make\n1;Škoda é'), 'Škoda é'],
  ['UTF-8', Buffer.from('\ufeffVIN;Make\n1;Škoda é'), 'Škoda é'],
  // Software that truncates text can split a character.
  ['UTF-8', Buffer.concat([Buffer.from('VIN;Make\n1;Škoda é'), Buffer.of(0xc3)]), 'Škoda é\ufffd'],
  ['UTF-16le', Buffer.from('\ufeffVIN;Make\n1;Škoda é', 'utf16le'), 'Škoda é'],
  ['UTF-16be', Buffer.from('\ufeffVIN;Make\n1;Škoda é', 'utf16le').swap16(), 'Škoda é'],
  ['Windows-1252', Buffer.from('VIN;Make\n1;\x8akoda \xe9', 'latin1'), 'Škoda é'],
  ['Macintosh', Buffer.from('VIN;Make\r1;Citro\x91n \xd5DS\xd3\r', 'latin1'), 'Citroën ’DS”'],
])('reads %s', async (encoding, content, make) => {
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
  ['VIN,Make\nA,Audi\nVIN,Make\n"B,2",BMW\n', 'commas'],
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

it("removes Excel's wrapper, and the apostrophe that marks text", async () => {
  const { rows } = await read('VIN,Make\n"=""00123""",\'=1+1\n=2+2,\'00419\n1,\'quoted\'');
  expect(rows.flatMap(({ cells }) => cells)).toEqual(['00123', '=1+1', '=2+2', '00419', '1', "'quoted'"]);
});

it('reports rows that cannot be read, and those with too many or too few cells', async () => {
  const { rows } = await read('VIN,Make\n1\n2,Saab,9000\n3,Kia,,\n4,"Audi"x\n5');
  const tooFew = { column: 'Make (2)', reason: 'too few: 1 cell for 2 columns' };
  const tooMany = { column: '(3)', reason: 'too many: 3 cells for 2 columns' };
  const wrongQuote = { column: 'Make (2)', reason: 'text follows the closing quote' };
  expect(rows).toEqual([
    { at: { line: 2 }, cells: ['1'], shortage: tooFew },
    { at: { line: 3 }, cells: ['2', 'Saab', '9000'], problem: tooMany },
    { at: { line: 4 }, cells: ['3', 'Kia', '', ''] },
    { at: { line: 5 }, cells: ['4'], problem: wrongQuote },
    { at: { line: 6 }, cells: [], problem: tooFew },
  ]);
});

it.each([
  ['', 'is empty'],
  ['\n \r\n', 'is empty'],
  ['sep=,\n', 'has no readable header: it is blank'],
  ['PK\x03\x04…', 'is an Excel workbook or a zip archive. Save it as "CSV UTF-8" in Excel'],
  [Buffer.from('d0cf11e0a1b1', 'hex'), 'is an Excel workbook'],
  [Buffer.from('1f8b0800', 'hex'), 'is compressed. Unpack it with gunzip'],
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
