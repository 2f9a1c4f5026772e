import { expect, it, vi } from 'vitest';
import { decodeRestFields, listDocuments } from './firestoreRest.ts';
import { apiEndpoints } from './googleApi.ts';

const endpoints = apiEndpoints({ firebase: { projectId: 'p' } });

it('reads every page or the first documents, and does not trim ids', async () => {
  const first = { name: 'vehicles/a ', fields: { make: { stringValue: 'Kia' } } };
  const pages = [
    { documents: Array.from({ length: 300 }, () => first), nextPageToken: 'b' },
    { documents: [{ name: 'vehicles/b' }, { name: 7 }] },
    { documents: [first], nextPageToken: 'b' },
  ];
  const queries: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    queries.push(new URL(address).search + (signal?.aborted ? ' aborted' : ''));
    return Response.json(pages.shift());
  });
  const kia = { id: 'a ', fields: { make: 'Kia' } };
  const all = await listDocuments(endpoints, 'vehicles', { signal: AbortSignal.abort() });
  expect([all.length, all[0], all[300]]).toEqual([301, kia, { id: 'b', fields: {} }]);
  expect(await listDocuments(endpoints, 'vehicles', { limit: 1 })).toEqual([kia]);
  expect(queries).toEqual([
    '?pageSize=300&key= aborted',
    '?pageSize=300&pageToken=b&key= aborted',
    '?pageSize=1&key=',
  ]);
});

it('rejects if one of several pages is truncated', async () => {
  const pages = ['{"documents": [{"name": "vehicles/a"}], "nextPageToken": "b"}', '{"documents": ['];
  vi.stubGlobal('fetch', async () => new Response(pages.shift()));
  await expect(listDocuments(endpoints, 'vehicles')).rejects.toThrow(SyntaxError);
});

it('decodes each kind of value', () => {
  for (const [written, value] of [
    [{ stringValue: '' }, ''],
    [{ booleanValue: false }, false],
    [{ integerValue: '22995' }, 22995],
    [{ doubleValue: 22995.5 }, 22995.5],
    [{ doubleValue: 'NaN' }, Number.NaN],
    [{ doubleValue: '-Infinity' }, Number.NEGATIVE_INFINITY],
    [{ arrayValue: {} }, []],
    [{ arrayValue: { values: [{ stringValue: 'a' }, { nullValue: null }] } }, ['a']],
    [{ mapValue: {} }, {}],
    [{ mapValue: { fields: { phone: { stringValue: '1' } } } }, { phone: '1' }],
    [{ timestampValue: '2026-01-01T00:00:00Z' }, undefined],
    [{ constructor: 'x' }, undefined],
    [{}, undefined],
    [null, undefined],
  ] as const) {
    expect(decodeRestFields({ written })).toEqual({ written: value });
  }
});
