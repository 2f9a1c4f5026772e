import { expect, it, vi } from 'vitest';
import { lazyComponent } from './lazyComponent.tsx';

it('is loaded once its code has arrived, which is requested once, and again after a failure', async () => {
  const importScreen = vi.fn<() => Promise<() => null>>().mockRejectedValueOnce(new Error('offline'));
  const Screen = lazyComponent(importScreen.mockResolvedValue(() => null));
  await Screen.load();
  expect(Screen.isLoaded()).toBe(false);
  await Promise.all([Screen.load(), Screen.load()]);
  expect(Screen.isLoaded()).toBe(true);
  await Screen.load();
  expect(importScreen).toHaveBeenCalledTimes(2);
});
