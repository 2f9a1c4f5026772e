import { expect, it, vi } from 'vitest';
import { apiEndpoints } from './googleApi.ts';
import { restReads } from './restReads.ts';

const { firstVehicles } = restReads(apiEndpoints({ firebase: { projectId: 'p' } }), 'a');

it.each<[of: string, makes: string[], isWhole?: boolean]>([
  ['two vehicles, which are all', ['Audi', 'BMW'], true],
  ['three vehicles, perhaps of more', ['Audi', 'BMW', 'Kia'], false],
  ['no vehicle', []],
  ['an invalid vehicle', ['Audi', '', 'Kia']],
])('the early read of %s', async (_, makes, isWhole) => {
  const documents = makes.map((make) => ({
    name: `vehicles/${make}`,
    fields: { make: { stringValue: make } },
  }));
  vi.stubGlobal('fetch', async () => Response.json({ documents }));
  const vehicles = makes.map((make) => ({ id: make, make, features: [] }));
  expect(await firstVehicles()).toEqual(
    isWhole === undefined ? undefined : { vehicles, isWhole, isEmpty: false },
  );
});
