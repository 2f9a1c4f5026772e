import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { decodeSummary, fetchSummary } from './summary';

const signedIn = async () => 'token';
const answering = (response: Response) => vi.fn(async () => response);

describe('fetchSummary', () => {
  it('asks with the visitor’s token as bearer', async () => {
    const fetch = answering(Response.json({ totalCount: 5, inStockCount: 4, soldThisMonth: 1 }));
    await expect(fetchSummary(signedIn, fetch)).resolves.toEqual({
      totalCount: 5,
      inStockCount: 4,
      soldThisMonth: 1,
    });
    expect(fetch).toHaveBeenCalledExactlyOnceWith(
      '/api/dashboard-summary/inventory',
      expect.objectContaining({ headers: { Authorization: 'Bearer token' } }),
    );
  });

  it('asks nothing when nobody is signed in', async () => {
    const fetch = answering(Response.json({}));
    await expect(fetchSummary(async () => undefined, fetch)).rejects.toThrow('Not signed in yet');
    expect(fetch).not.toHaveBeenCalled();
  });

  it.each([
    [new Response(null, { status: 503 }), 'Server returned 503'],
    [new Response('no json'), 'Unexpected answer from the server'],
    [Response.json([1]), 'Unexpected answer from the server'],
    [Response.json(null), 'Unexpected answer from the server'],
  ])('says what is wrong with an answer', async (response, message) => {
    await expect(fetchSummary(signedIn, answering(response))).rejects.toThrow(message);
  });

  it('says that the server could not be reached', async () => {
    const fetch = async () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(fetchSummary(signedIn, fetch)).rejects.toThrow('Could not reach the server');
  });
});

describe('decodeSummary', () => {
  it('takes a count that is missing or no number for 0', () => {
    expect(decodeSummary({ totalCount: '5', inStockCount: Number.NaN })).toEqual({
      totalCount: 0,
      inStockCount: 0,
      soldThisMonth: 0,
    });
  });

  it('gives three finite counts, or nothing, for any value at all', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.object()), (raw) => {
        const counts = Object.values(decodeSummary(raw) ?? { none: 0 });
        expect(counts.every(Number.isFinite)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
