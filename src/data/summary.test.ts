import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { decodeSummary, fetchSummary } from './summary.ts';

const signedIn = async () => 'token';
const respond = (response: Response) => vi.fn(async () => response);
const fail = () => Promise.reject(new TypeError('Failed to fetch'));
const never = () => new Promise<never>(() => {});

/** Sources of which one does this instead of answering. */
const sourcesThat = (act: () => Promise<never>) => [
  { name: 'token service', source: { getIdToken: act, fetch: respond(Response.json({})) } },
  { name: 'server', source: { getIdToken: signedIn, fetch: act } },
];

describe('fetchSummary', () => {
  it('sends the visitor’s token as a bearer token', async () => {
    const fetch = respond(Response.json({ totalCount: 5, inStockCount: 4, soldThisMonth: 1 }));
    await expect(fetchSummary({ getIdToken: signedIn, fetch })).resolves.toEqual({
      totalCount: 5,
      inStockCount: 4,
      soldThisMonth: 1,
    });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/dashboard-summary/inventory',
      expect.objectContaining({ headers: { Authorization: 'Bearer token' } }),
    );
  });

  it('sends no request when nobody is signed in', async () => {
    const fetch = respond(Response.json({}));
    await expect(fetchSummary({ getIdToken: async () => undefined, fetch })).rejects.toThrow(
      'Not signed in yet',
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [new Response(null, { status: 503 }), 'Server returned 503'],
    [new Response('no json'), 'Unexpected answer from the server'],
    [Response.json([1]), 'Unexpected answer from the server'],
    [Response.json(null), 'Unexpected answer from the server'],
  ])('rejects %o with %s', async (response, message) => {
    await expect(fetchSummary({ getIdToken: signedIn, fetch: respond(response) })).rejects.toThrow(message);
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
});

describe('decodeSummary', () => {
  it('decodes a missing or invalid count as 0', () => {
    expect(decodeSummary({ totalCount: '5', inStockCount: Number.NaN })).toEqual({
      totalCount: 0,
      inStockCount: 0,
      soldThisMonth: 0,
    });
  });

  it('returns undefined or three finite counts, for any value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.object()), (raw) => {
        const counts = Object.values(decodeSummary(raw) ?? { none: 0 });
        expect(counts.every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
