import { afterEach, expect, it, vi } from 'vitest';
import { endpointsOf } from './endpoints.ts';
import { seedInventory } from './seedInventory.ts';

const endpoints = endpointsOf({ firebase: { apiKey: 'key', projectId: 'p' } });
const documents = 'projects/p/databases/(default)/documents';

/** Answers a listing with these documents, and a commit with an empty object. Returns the paths of the requests. */
async function seedWith(collections: Readonly<Record<string, readonly string[]>>): Promise<string[]> {
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address).pathname.replace(`/v1/${documents}`, '');
    requested.push(path);
    const found = collections[path]?.map((id) => ({ name: `${documents}${path}/${id}` }));
    return Response.json(found === undefined ? {} : { documents: found });
  });
  await seedInventory(endpoints, 'alpha', 'token').catch((error: Error) => requested.push(error.message));
  return requested;
}

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['writes the seed when there is no marker', {}, ['/settings', ':commit']],
  ['writes nothing when the project has seeding turned off', { '/settings': ['seedingOff'] }, ['/settings']],
  [
    'refuses when there is a marker',
    { '/tenants/alpha/public': ['inventory'] },
    ['The inventory has already been seeded'],
  ],
])('%s', async (_, collections, steps) => {
  expect(await seedWith(collections)).toEqual(['/tenants/alpha/public', ...steps]);
});
