import { createWriteStream, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { aDealer, dealer, lotOf, startDealer } from './dealer.ts';
import { aFile, pathOf } from './tempFile.ts';

const onLot = { A: { make: 'Audi', price: 1000 }, B: { make: 'BMW', price: 2000 }, C: { make: 'Kia' } };

const bytes = (length: number, first: number) =>
  Uint8Array.from({ length: 4096 }, (_, index) => first + ((index * 7919) % length));

it.each([
  ['is empty', '', 'csv', 'is empty'],
  ['is binary', bytes(256, 0), 'csv', 'not a text file'],
  ['is binary without NUL', bytes(128, 128), 'csv', 'No column'],
  ['has only a header', 'Stock #,Make\n', 'csv', 'contains no vehicles'],
  ['has only blank rows', 'Stock #,Make\n,\n', 'csv', 'contains no vehicles'],
  ['is an empty array', '[]', 'json', 'contains no vehicles'],
  ['has no id column', 'Make,Price\nAudi,1000\n', 'csv', 'The file has these columns: "Make", "Price"'],
])('refuses a file that %s', async (_, content, extension, message) => {
  const host = await aDealer(onLot);
  const { exitCode, stderr } = await dealer(
    'import',
    host,
    aFile(content, extension),
    '--yes',
    '--allow-removals',
  );
  expect(stderr).toContain(message);
  expect(exitCode).toBe(1);
  expect(await lotOf(host)).toEqual(onLot);
});

it('skips each bad row of a hostile file with its reason, and loses no vehicle', async () => {
  const host = await aDealer(onLot);
  const rows = [
    ['G1,Kia,1', ''],
    ['A,Audi,24.995', 'Line 3, Price (3): "24.995" is ambiguous'],
    ['B,"BMW,2000', 'Line 4, Make (2): the quote is never closed'],
    ['G2,"=HYPERLINK(""x"")",1', ''],
    ['X1,"Kia"x,1', 'Line 6, Make (2): text follows the closing quote'],
    ['X2,Kia', 'Line 7, Price (3): too few: 2 cells for 3 columns'],
    ['X3,Kia,1,2', 'Line 8, (4): too many: 4 cells for 3 columns'],
    ['G1,Kia,2', 'Line 9: G1 is already in line 2'],
    ['a/b,Kia,1', 'Line 10, Stock # (1): "a/b" cannot be an id in Firestore'],
    ['__x__,Kia,1', 'Line 11, Stock # (1): "__x__" cannot be an id in Firestore'],
    ['1.23E+16,Kia,1', 'Line 12, Stock # (1): "1.23E+16" was rounded by a spreadsheet'],
    [',Kia,1', 'Line 13, Stock # (1): has no VIN and no stock number'],
    ['X4,,1', 'Line 14, Make (2): has neither make nor model'],
    ['X5,Ki\0a,1', 'Line 15, Make (2): contains a character that is not text'],
    [`X6,${'x'.repeat(1501)},1`, 'Line 16, Make (2): is longer than 1500 characters'],
    ['X7,Kia,-5', 'Line 17, Price (3): "-5" is negative'],
    ['X8,Kia,99999999', 'Line 18, Price (3): is over 10,000,000'],
    [`X9,${'x'.repeat(1_100_000)},1`, 'Line 19: the line is longer than 1 MB'],
    ['G3,19" wheels,1', ''],
    ['"=""00123""",Kia,1', ''],
  ] as const;
  const file = aFile(`Stock #,Make,Price\n${rows.map(([row]) => row).join('\n')}\n`);
  const { exitCode, stderr } = await dealer('import', host, file, '--yes');
  expect(stderr).toContain(`${file}: CSV, UTF-8, separated by commas`);
  for (const [, message] of rows) expect(stderr).toContain(message);
  expect(stderr).toContain('20 rows: 4 to add, 0 to change, 0 to remove, 0 unchanged, 16 skipped');
  expect(stderr).toContain('2 vehicles are not in the file but stay');
  expect(exitCode).toBe(3);
  expect(await lotOf(host)).toEqual({
    ...onLot,
    G1: { make: 'Kia', price: 1 },
    G2: { make: '=HYPERLINK("x")', price: 1 },
    G3: { make: '19" wheels', price: 1 },
    '00123': { make: 'Kia', price: 1 },
  });
});

it('imports a file of 110 MB with a heap of 160 MB', async () => {
  const path = pathOf('large.csv');
  const description = 'A car with "every" option. '.repeat(160).replaceAll('"', '""');
  const rows = 24_000;
  await pipeline(
    Readable.from(
      (function* () {
        yield 'Stock #,Make,Price,Description\n';
        for (let row = 0; row < rows; row += 1)
          yield `S${row % 500},Kia,${row < 500 ? 1000 + row : 'cheap'},"${row}: ${description}"\n`;
      })(),
    ),
    createWriteStream(path),
  );
  try {
    const host = await aDealer();
    const args = ['import', host, path, '--yes', '--json', '--emulator'];
    const { exitCode, stdout } = await startDealer(args, { NODE_OPTIONS: '--max-old-space-size=160' }).result;
    const json = JSON.parse(stdout) as { rows: number; written: number; skipped: unknown[] };
    expect(exitCode).toBe(3);
    expect(json).toMatchObject({ rows, written: 500 });
    expect(json.skipped).toHaveLength(rows - 500);
    expect(Object.keys(await lotOf(host))).toHaveLength(500);
  } finally {
    rmSync(path);
  }
});
