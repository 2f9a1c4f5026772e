import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { decodeSummary, fetchSummary } from './summary.ts';

const signedIn = async () => 'token';
const never = () => new Promise<never>(() => {});
const answering = (json: unknown) => async () => Response.json(json);

it('tells the visitor when the token service fails', async () => {
  const getIdToken = () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(fetchSummary({ getIdToken, fetch: answering({}) })).rejects.toThrow(
    'Could not reach the server',
  );
});

it.each([null, [1], 7])('does not expect the answer %j', async (json) => {
  await expect(fetchSummary({ getIdToken: signedIn, fetch: answering(json) })).rejects.toThrow(
    'Unexpected answer from the server',
  );
});

it.each([
  ['token service', { getIdToken: never, fetch: answering({}) }],
  ['server', { getIdToken: signedIn, fetch: never }],
])('gives up on a %s that is silent for 15 s', async (_, source) => {
  vi.useFakeTimers();
  const settled = vi.fn();
  fetchSummary(source).catch(({ message }: Error) => settled(message));
  await vi.advanceTimersByTimeAsync(14_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith('Could not reach the server');
  vi.useRealTimers();
});

it('decodes any object to three finite counts, which are 0 when they are invalid', () => {
  const zeros = { totalCount: 0, inStockCount: 0, soldThisMonth: 0 };
  expect(decodeSummary({ totalCount: '5', inStockCount: Number.NaN })).toEqual(zeros);
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.object()), (raw) => {
      expect(Object.values(decodeSummary(raw) ?? zeros).every(Number.isFinite)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
