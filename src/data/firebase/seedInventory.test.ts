import { expect, it, vi } from 'vitest';
import { apiEndpoints } from './googleApi.ts';
import { seedInventory } from './seedInventory.ts';

const documents = 'projects/p/databases/(default)/documents';

const requested: string[] = [];

/** Answers requests for lists of documents: of a collection's path, these ids. */
function serve(ids: Readonly<Record<string, readonly string[]>>, hostname = 'cars.example') {
  requested.length = 0;
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('fetch', async (address: string) => {
    const path = new URL(address).pathname.replace(`/v1/${documents}`, '');
    requested.push(path);
    return Response.json({ documents: ids[path]?.map((id) => ({ name: `${documents}${path}/${id}` })) });
  });
}

const seed = () => seedInventory(apiEndpoints({ firebase: { projectId: 'p' } }), 'alpha', 'token');

it.each([
  ['when the project has seeding turned off', 'cars.example', ['/tenants/alpha/public', '/settings']],
  ['in a preview', 'cars--pr12-ab12cd34.web.app', []],
])('writes nothing %s', async (_, hostname, expected) => {
  serve({ '/settings': ['seedingOff'] }, hostname);
  await seed();
  expect(requested).toEqual(expected);
});

it('rejects, and writes nothing, when the inventory has been seeded', async () => {
  serve({ '/tenants/alpha/public': ['metadata', 'inventory'] });
  await expect(seed()).rejects.toThrow('already been seeded');
  expect(requested).toEqual(['/tenants/alpha/public']);
});
