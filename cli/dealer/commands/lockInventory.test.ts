import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it, vi } from 'vitest';
import type { DealerContext } from '../dealerRefs.ts';
import { lockInventory } from './lockInventory.ts';

vi.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

let lock: Record<string, unknown>;
const note = vi.fn<(text: string) => void>();
const write = vi.fn((_: unknown, fields: object) => {
  lock = { ...fields, ...('renewedAt' in fields && { renewedAt: Timestamp.now() }) };
});
const read = async () => {
  const fields = lock;
  return { readTime: Timestamp.now(), get: (name: string) => fields[name] };
};
const runTransaction = (work: (transaction: object) => unknown) => work({ get: read, set: write });
const importLock = { firestore: { runTransaction } };
const context = {
  dealer: { importLock },
  host: 'cars.example',
  terminal: { note },
} as unknown as DealerContext;
const open = () => lockInventory(context);

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
  const renewsAfter = async (ms: number) => {
    write.mockClear();
    await vi.advanceTimersByTimeAsync(ms);
    await renew();
    return write.mock.calls.length;
  };
  expect([await renewsAfter(0), await renewsAfter(5000), await renewsAfter(1)]).toEqual([1, 0, 1]);
  lock = { holder: 'another' };
  await vi.advanceTimersByTimeAsync(5001);
  await expect(renew()).rejects.toThrow('Another import of cars.example has begun');
  await release();
  expect(lock).toEqual({ holder: 'another' });
});
