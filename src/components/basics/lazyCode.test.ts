import { expect, it, vi } from 'vitest';
import { lazyCode } from './lazyCode.ts';

it('loads the code once', async () => {
  const importChunk = vi.fn(async () => 'code');
  const { get, load } = lazyCode(importChunk);
  expect(get()).toBeUndefined();
  expect(await Promise.all([load(), load()])).toEqual(['code', 'code']);
  expect(await load()).toBe('code');
  expect(get()).toBe('code');
  expect(importChunk).toHaveBeenCalledOnce();
});

it('tries again after a failure', async () => {
  const importChunk = vi.fn(async () => 'code').mockRejectedValueOnce(new Error('offline'));
  const { get, load } = lazyCode(importChunk);
  await expect(load()).rejects.toThrow('offline');
  expect(get()).toBeUndefined();
  expect(await load()).toBe('code');
});
