import { afterEach, expect, it, vi } from 'vitest';
import { fetchSummary } from './summary.ts';

const summaryFrom = (answer: () => Promise<Response | undefined>) => fetchSummary(vi.fn(answer));

afterEach(() => vi.useRealTimers());

it.each([
  [new TypeError('Failed to fetch'), 'Could not reach the server'],
  [new Response(null, { status: 503 }), 'Server returned 503'],
  [new Response('no json'), 'Could not reach the server'],
  [Response.json([1]), 'Unexpected answer from the server'],
  [Response.json(null), 'Unexpected answer from the server'],
  [undefined, 'Not signed in yet'],
])('rejects %o with %s', async (answer, message) => {
  const failing = summaryFrom(async () => {
    if (answer instanceof Error) throw answer;
    return answer;
  });
  await expect(failing).rejects.toThrow(message);
});

it('gives up on a server that is silent for 15 s', async () => {
  vi.useFakeTimers();
  const settled = vi.fn();
  const hangs = vi.fn(async (_: string, __?: RequestInit) => new Promise<never>(() => {}));
  fetchSummary(hangs).catch(({ message }: Error) => settled(message));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith('Could not reach the server');
  expect(hangs.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
});

it('decodes a missing or invalid count as 0', async () => {
  const summary = await summaryFrom(async () => new Response('{ "totalCount": "5", "inStockCount": 1e999 }'));
  expect(summary).toEqual({ totalCount: 0, inStockCount: 0, soldThisMonth: 0 });
});
