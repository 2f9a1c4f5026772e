import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { seedVehicles } from '../../../src/data/documents/seedVehicles.ts';
import { aDealer, dealer, dealerJson, inventoryOf, referencesOf } from './dealer.ts';
import { aFile, pathOf } from './tempFile.ts';

const photos = { urls: ['/1.jpg', 'https://x.example/a,%20b.jpg'] };
const vehicles = {
  ...Object.fromEntries(seedVehicles.map(({ id, ...fields }) => [id, fields])),
  A: { make: 'Audi', imageUrl: '/1.jpg', photoCount: 2 },
};

it.each(['csv', 'json'])('exports a %s file that an import restores', async (extension) => {
  const host = await aDealer(vehicles);
  await referencesOf(host).photos.doc('A').set(photos);
  const path = pathOf(`${crypto.randomUUID()}.${extension}`);
  expect((await dealer('export', host, path)).exitCode).toBe(0);
  const other = await aDealer();
  expect((await dealer('import', other, path, '--yes')).exitCode).toBe(0);
  expect(await inventoryOf(other)).toEqual(vehicles);
  expect((await referencesOf(other).photos.doc('A').get()).data()).toEqual(photos);
});

it('exports CSV to stdout', async () => {
  const host = await aDealer({ S: { make: '=Saab', features: ['a', 'b'], photoCount: 2 } });
  await referencesOf(host).photos.doc('S').set(photos);
  const { stdout } = await dealer('export', host, '-');
  expect(stdout).toBe(
    'id,stockNumber,make,model,year,price,mileage,bodyStyle,color,features,imageUrl\nS,,\'=Saab,,,,,,,a | b,"/1.jpg | https://x.example/a,%20b.jpg"\n',
  );
  expect((await dealer('export', host, '-', '--json')).exitCode).toBe(2);
});

it('exports every vehicle, and replaces a file only with --yes', async () => {
  const host = await aDealer({ S: { make: 'Saab' }, T: { note: 'no vehicle' } });
  const path = aFile('precious');
  const refused = await dealer('export', host, path);
  expect(refused).toMatchObject({ exitCode: 1, stderr: `${path} exists. Add --yes to replace it\n` });
  expect(readFileSync(path, 'utf8')).toBe('precious');
  const { exitCode, json } = await dealerJson('export', host, path, '--yes');
  expect({ exitCode, json }).toMatchObject({ exitCode: 0, json: { ok: true, vehicles: 2 } });
  expect(readFileSync(path, 'utf8')).toContain('\nS,,Saab,,,,,,,,\nT,,,,,,,,,,\n');
});

it.each([
  ['no/such/folder.csv', 1],
  ['stock.xlsx', 2],
])('leaves no file behind when it cannot write %s', async (name, code) => {
  const path = pathOf(name);
  expect((await dealer('export', await aDealer(), path)).exitCode).toBe(code);
  expect(existsSync(path)).toBe(false);
});
