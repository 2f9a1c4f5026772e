import { afterEach, expect, it, vi } from 'vitest';
import { endpointsOf } from './endpoints.ts';
import { listAllDocuments } from './firestoreRest.ts';

afterEach(() => vi.unstubAllGlobals());

it('reads every page, and leaves the ids as they are', async () => {
  const pages = [
    { documents: [{ name: 'vehicles/a ', fields: { make: { stringValue: 'Kia' } } }], nextPageToken: 'b' },
    { documents: [{ name: 'vehicles/b' }, { name: 7 }] },
  ];
  vi.stubGlobal('fetch', async () => Response.json(pages.shift()));
  expect(await listAllDocuments(endpointsOf({ firebase: { projectId: 'p' } }), ['vehicles'])).toEqual([
    { id: 'a ', fields: { make: 'Kia' } },
    { id: 'b', fields: {} },
  ]);
});
