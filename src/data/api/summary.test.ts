import { expect, it, vi } from 'vitest';
import { fetchSummary } from './summary.ts';

const summaryFrom = (answer: () => Promise<Response | undefined>) => fetchSummary(vi.fn(answer));

it.each([
  [new TypeError('Failed to fetch'), 'unreachable'],
  [new Response(null, { status: 503 }), 503],
  [new Response('no json'), 'unreachable'],
  [Response.json([1]), 'unexpectedAnswer'],
  [Response.json(null), 'unexpectedAnswer'],
  [undefined, 'notSignedIn'],
])('fails after %o with %s', async (answer, failure) => {
  const summary = await summaryFrom(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  expect(summary).toEqual({ status: 'failed', failure });
});

it('gives up on a server that is silent for 15 s', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  const hangs = vi.fn(async (_: string, __?: RequestInit) => new Promise<never>(() => {}));
  void fetchSummary(hangs).then(settled);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith({ status: 'failed', failure: 'unreachable' });
  expect(hangs).toHaveBeenCalledWith('/api/dashboard-summary/inventory', { signal: expect.any(AbortSignal) });
  expect(hangs.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
});

it('decodes a missing or invalid count as 0', async () => {
  const summary = await summaryFrom(async () => new Response('{ "totalCount": "5", "inStockCount": 1e999 }'));
  const value = { totalCount: 0, inStockCount: 0, soldThisMonth: 0 };
  expect(summary).toEqual({ status: 'ready', value });
});
