import { expect, it } from 'vitest';
import { aFile } from '../../../tests/unit/tempFile.ts';
import { aDealer, dealerJson, readVehicles, type Vehicles } from './dealer.ts';

const vehicles: Vehicles = {
  inventory: {
    A: { make: 'Audi', price: 1000 },
    B: { make: 'BMW', price: 2000, photoCount: 1, imageUrl: '/1.jpg' },
    C: { make: 'Citroen', stockNumber: '7' },
  },
  photos: {},
  sales: { D: { make: 'Dodge' } },
};
/** Adds two vehicles, changes one, leaves one as it is, and removes one. */
const feed = aFile('Stock #,Make,Price\nA,Audi,1100\nB,BMW,2000\nE,Eagle,3\nF,Fiat,4\nG,,5\n');

/** What says that something was, or was not, written. */
const outcome = /"(?:changed|removed|written|failures)":(?:true|false|\d+|\[\]),?/g;

it.each([
  'import HOST FILE',
  'set HOST A price=900 mileage=',
  'set HOST A price=1000',
  'remove HOST A 7',
  'remove HOST',
])('%s --dry-run writes nothing, and says what the command then does', async (command) => {
  const host = await aDealer(vehicles);
  const args = command.replace('HOST', host).replace('FILE', feed).split(' ');
  const dryRun = await dealerJson(...args, '--dry-run');
  expect(await readVehicles(host)).toEqual(vehicles);
  expect(dryRun.stderr).toMatch(/\nNothing was (written|deleted): --dry-run\.\n$/);
  const result = await dealerJson(...args, '--yes');
  const isSame = command.endsWith('price=1000');
  expect(isSame ? {} : await readVehicles(host)).not.toEqual(vehicles);
  // The last line says whether anything was written.
  const announced = dryRun.stderr.split('\n').slice(0, -2);
  expect(result.stderr.split('\n').slice(0, announced.length)).toEqual(announced);
  expect(announced).not.toEqual([]);
  const [planned, done] = [dryRun, result].map(({ json, exitCode }) => ({
    exitCode,
    json: JSON.stringify(json).replaceAll(outcome, ''),
  }));
  expect(done).toEqual(planned);
});
