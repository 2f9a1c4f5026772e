import { expect, it, vi } from 'vitest';
import { apiEndpoints } from './googleApi.ts';
import { fetchPhotos, restReads } from './restReads.ts';

const endpoints = apiEndpoints({ firebase: { projectId: 'p' } });
const { metadata, inventory, firstVehicles } = restReads(endpoints, 'a');

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

it('reads the tenant’s documents, and a vehicle’s photos', async () => {
  const metadataFields = { dealerName: { stringValue: 'Alpha' } };
  const fetch = vi.fn(async (_: string, __: RequestInit) =>
    Response.json({
      documents: [{ name: 'public/inventory' }, { name: 'public/metadata', fields: metadataFields }],
      fields: { urls: { arrayValue: { values: [{ stringValue: '/1.jpg' }] } } },
    }),
  );
  vi.stubGlobal('fetch', fetch);
  const signal = AbortSignal.abort();
  expect((await metadata(signal)).dealerName).toBe('Alpha');
  expect(await inventory(signal)).toEqual({ vehicles: [], isWhole: true, isEmpty: false });
  await firstVehicles();
  expect(await fetchPhotos(endpoints, 'a', 'v 1')).toEqual(['/1.jpg']);
  const read = fetch.mock.calls.map(([url, init]) => [
    url.split('/tenants/a/public')[1],
    init.signal?.aborted,
  ]);
  expect(read).toEqual([
    ['?pageSize=300&key=', true],
    ['/inventory/vehicles?pageSize=300&key=', true],
    ['/inventory/vehicles?pageSize=3&key=', false],
    ['/photos/vehicles/v%201?key=', false],
  ]);
});
