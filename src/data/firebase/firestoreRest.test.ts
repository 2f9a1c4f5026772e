import { afterEach, expect, it, vi } from 'vitest';
import { endpointsOf } from './endpoints.ts';
import { listDocuments } from './firestoreRest.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads every page or the first documents, and leaves the ids as they are', async () => {
  const first = { documents: [{ name: 'vehicles/a ', fields: { make: { stringValue: 'Kia' } } }] };
  const pages = [
    { ...first, nextPageToken: 'b' },
    { documents: [{ name: 'vehicles/b' }, { name: 7 }] },
    { ...first, nextPageToken: 'b' },
  ];
  const queries: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    queries.push(new URL(address).search);
    return Response.json(pages.shift());
  });
  const endpoints = endpointsOf({ firebase: { projectId: 'p' } });
  const kia = { id: 'a ', fields: { make: 'Kia' } };
  expect(await listDocuments(endpoints, ['vehicles'])).toEqual([kia, { id: 'b', fields: {} }]);
  expect(await listDocuments(endpoints, ['vehicles'], 1)).toEqual([kia]);
  expect(queries).toEqual(['?pageSize=300&key=', '?pageSize=300&pageToken=b&key=', '?pageSize=1&key=']);
});
