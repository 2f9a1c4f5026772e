import { expect, it, vi } from 'vitest';
import { apiEndpoints } from './googleApi.ts';
import { seedInventory } from './seedInventory.ts';

const documents = 'projects/p/databases/(default)/documents';

it.each([
  ['when the project has seeding turned off', 'cars.example', ['/tenants/alpha/public', '/settings']],
  ['in a preview', 'cars--pr12-ab12cd34.web.app', []],
])('writes nothing %s', async (_, hostname, expected) => {
  const requested: string[] = [];
  vi.stubGlobal('location', { hostname });
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(new URL(address).pathname.replace(`/v1/${documents}`, ''));
    const settings = [{ name: `${documents}/settings/seedingOff` }];
    return Response.json(requested.at(-1) === '/settings' ? { documents: settings } : {});
  });
  await seedInventory(apiEndpoints({ firebase: { projectId: 'p' } }), 'alpha', 'token');
  expect(requested).toEqual(expected);
});
