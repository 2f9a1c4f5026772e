import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { decodeSummary, fetchSummary } from './summary.ts';

const signedIn = async () => 'token';
const answering = (response: Response) => vi.fn(async () => response);
const fail = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<never>(() => {});

/** Sources of which one does this instead of answering. */
const sourcesThat = (act: () => Promise<never>) => [
  { name: 'token service', source: { getIdToken: act, fetch: answering(Response.json({})) } },
  { name: 'server', source: { getIdToken: signedIn, fetch: act } },
];

it('sends the visitor’s token as a bearer token', async () => {
  const fetch = answering(Response.json({}));
  await fetchSummary({ getIdToken: signedIn, fetch });
  const headers = { Authorization: 'Bearer token' };
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    '/api/dashboard-summary/inventory',
    expect.objectContaining({ headers }),
  );
});

it.each([
  [new Response(null, { status: 503 }), 'Server returned 503'],
  [new Response('no json'), 'Unexpected answer from the server'],
  [Response.json([1]), 'Unexpected answer from the server'],
  [Response.json(null), 'Unexpected answer from the server'],
])('rejects %o with %s', async (response, message) => {
  await expect(fetchSummary({ getIdToken: signedIn, fetch: answering(response) })).rejects.toThrow(message);
});

it.each(sourcesThat(fail))('rejects with a readable message when the $name fails', async ({ source }) => {
  await expect(fetchSummary(source)).rejects.toThrow('Could not reach the server');
});

it.each(sourcesThat(never))('gives up on a $name that is silent for 15 s', async ({ source }) => {
  vi.useFakeTimers();
  const settled = vi.fn();
  fetchSummary(source).catch(({ message }: Error) => settled(message));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith('Could not reach the server');
  vi.useRealTimers();
});

it('decodes a missing or invalid count as 0', () => {
  const zeros = { totalCount: 0, inStockCount: 0, soldThisMonth: 0 };
  expect(decodeSummary({ totalCount: '5', inStockCount: Number.NaN })).toEqual(zeros);
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.object()), (raw) => {
      expect(Object.values(decodeSummary(raw) ?? zeros).every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
