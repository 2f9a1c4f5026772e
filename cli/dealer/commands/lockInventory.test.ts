import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DealerContext } from '../dealerRefs.ts';
import { lockInventory } from './lockInventory.ts';

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

let lock: Record<string, unknown>;
const note = vi.fn();
const write = vi.fn((_: unknown, fields: object) => {
  lock = { ...fields, ...('renewedAt' in fields && { renewedAt: Timestamp.now() }) };
});
const read = async () => {
  const fields = lock;
  return { readTime: Timestamp.now(), get: (name: string) => fields[name] };
};
const runTransaction = (work: (transaction: object) => unknown) => work({ get: read, set: write });
const importLock = { firestore: { runTransaction } };
const context: object = { dealer: { importLock }, host: 'cars.example', terminal: { note } };
const open = () => lockInventory(context as DealerContext);

beforeEach(() => {
  vi.useFakeTimers();
  lock = {};
});

it.each([
  ['ends', 3000, true],
  ['has been killed', 16_000, false],
])('waits until another import %s, and says so once', async (_, expectedMs, isReleased) => {
  const first = await open();
  const start = Date.now();
  const second = open().then(() => Date.now() - start);
  await vi.advanceTimersByTimeAsync(2900);
  expect(note.mock.calls).toEqual([['Another import of cars.example is running. Waiting for its end …']]);
  if (isReleased) await first.release();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await second).toBe(expectedMs);
  expect(note).toHaveBeenCalledOnce();
});

it('renews every 5 s, and stops once another import has begun', async () => {
  const { renew, release } = await open();
  for (const [ms, writes] of [
    [0, 2],
    [5000, 2],
    [1, 3],
  ] as const) {
    vi.advanceTimersByTime(ms);
    await renew();
    expect(write).toHaveBeenCalledTimes(writes);
  }
  lock = { holder: 'another' };
  vi.advanceTimersByTime(5001);
  await expect(renew()).rejects.toThrow('Another import of cars.example has begun');
  await release();
  expect(lock).toEqual({ holder: 'another' });
});
