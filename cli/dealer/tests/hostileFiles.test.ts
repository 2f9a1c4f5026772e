import { expect, it } from 'vitest';
import { aDealer, dealer, inventoryOf } from './dealer.ts';
import { aFile } from './tempFile.ts';

const before = { A: { make: 'Audi', price: 1000 }, B: { make: 'BMW', price: 2000 }, C: { make: 'Kia' } };

const bytes = Uint8Array.from({ length: 4096 }, (_, index) => 128 + ((index * 7919) % 128));

it.each([
  ['is binary', bytes, 'No column has the VIN'],
  ['has only a header', 'Stock #,Make\n', 'contains no vehicles'],
  ['has only blank rows', 'Stock #,Make\n,\n', 'contains no vehicles'],
])('refuses a file that %s', async (_, content, message) => {
  const host = await aDealer(before);
  const { exitCode, stderr } = await dealer('import', host, aFile(content), '--yes', '--allow-removals');
  expect(stderr).toContain(message);
  expect(exitCode).toBe(1);
  expect(await inventoryOf(host)).toEqual(before);
});

it('skips each bad row with its reason, and loses no vehicle', async () => {
  const host = await aDealer(before);
  const rows = [
    ['G1,Kia,1', ''],
    ['A,Audi,24.995', 'Line 3, Price (3): "24.995" is ambiguous'],
    ['B,"BMW,2000', 'Line 4, Make (2): the quote is never closed'],
    ['G2,"=HYPERLINK(""x"")",1', ''],
    ['X3,Kia,1,2', 'Line 6, (4): too many: 4 cells for 3 columns'],
    ['G1,Kia,2', 'Line 7: G1 is already in line 2'],
    [',Kia,1', 'Line 8, Stock # (1): has no VIN and no stock number'],
    [`X9,${'x'.repeat(1_100_000)},1`, 'Line 9: the line is longer than 1 MB'],
    ['"=""00123""",Kia,1', ''],
  ] as const;
  const file = aFile(`Stock #,Make,Price\n${rows.map(([row]) => row).join('\n')}\n`);
  const { exitCode, stderr } = await dealer('import', host, file, '--yes');
  expect(stderr).toContain(`${file}: CSV, UTF-8, separated by commas`);
  for (const [, message] of rows) expect(stderr).toContain(message);
  expect(stderr).toContain('9 rows: 3 to add, 0 to change, 0 to remove, 1 unchanged, 5 skipped');
  expect(stderr).toContain('2 vehicles are not in the file but stay');
  expect(exitCode).toBe(3);
  expect(await inventoryOf(host)).toEqual({
    ...before,
    G1: { make: 'Kia', price: 1 },
    G2: { make: '=HYPERLINK("x")', price: 1 },
    '00123': { make: 'Kia', price: 1 },
  });
});
