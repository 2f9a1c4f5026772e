import { truncateSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aFile } from '../../../tests/unit/tempFile.ts';
import { readCsv } from './readCsv.ts';

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
  expect(await readCsv(aFile(content))).toMatchObject({
    format: `CSV, ${encoding}, separated by semicolons`,
    names: ['VIN', 'Make'],
    rows: [{ cells: ['1', make] }],
  });
});

it.each([
  ['', 'is empty'],
  ['PK\x03\x04…', 'is an Excel workbook or a zip archive. Save it as "CSV UTF-8" in Excel'],
  [Buffer.from('d0cf11e0a1b1', 'hex'), 'is an Excel workbook'],
  [Buffer.from('1f8b0800', 'hex'), 'is compressed. Unpack it with gunzip'],
  ['V\0I\0N\0', 'is not a text file, or UTF-16 without a byte order mark. Save it as UTF-8'],
])('refuses %j', (content, message) => expect(readCsv(aFile(content))).rejects.toThrow(message));

it('refuses a file of more than 100 MB', async () => {
  const path = aFile('VIN');
  truncateSync(path, 100 * 1024 * 1024 + 1);
  await expect(readCsv(path)).rejects.toThrow('is over 100 MB');
});
