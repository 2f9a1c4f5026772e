import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { aFile, tempPath } from '../../../tests/unit/tempFile.ts';
import { importedFields } from '../inventory/columns.ts';
import { publicName } from '../inventory/vehicleCodec.ts';
import { aDealer, dealer, dealerJson, readVehicles } from './dealer.ts';

const urls = ['/1.jpg', '/a,%20b.jpg'];

it.each(['csv', 'json'])('restores an inventory from an exported %s file', async (extension) => {
  const audi = { make: 'Audi', price: 5, features: ['a, b', 'c|d'], imageUrl: '/1.jpg', photoCount: 2 };
  const vehicles = { inventory: { A: audi }, photos: { A: { urls } }, sales: {} };
  const path = tempPath(`${crypto.randomUUID()}.${extension}`);
  expect((await dealer('export', await aDealer(vehicles), path)).exitCode).toBe(0);
  const other = await aDealer();
  expect((await dealer('import', other, path, '--yes')).exitCode).toBe(0);
  expect(await readVehicles(other)).toEqual(vehicles);
});

it('exports every vehicle, to stdout or a file, and replaces a file only with --yes', async () => {
  const saab = { make: '=Saab', features: ['a', 'b'], photoCount: 2 };
  const host = await aDealer({ inventory: { S: saab, T: { note: 'no vehicle' } }, photos: { S: { urls } } });
  const names = ['id', ...importedFields.map(publicName)];
  const cells = { id: 'S', make: "'=Saab", features: 'a | b', imageUrl: '"/1.jpg | /a,%20b.jpg"' };
  const rows = [cells, { id: 'T' }].map((row) => names.map((name) => row[name as keyof typeof row] ?? ''));
  const csv = [names, ...rows].map((row) => `${row.join(',')}\n`).join('');
  expect((await dealer('export', host, '-')).stdout).toBe(csv);
  const path = aFile('precious');
  expect((await dealer('export', host, path)).exitCode).toBe(1);
  const replaced = { exitCode: 0, json: { ok: true, vehicles: 2 } };
  expect(await dealerJson('export', host, path, '--yes')).toMatchObject(replaced);
  expect(readFileSync(path, 'utf8')).toBe(`\ufeff${csv}`);
});
