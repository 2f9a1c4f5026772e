import { expect, it, vi } from 'vitest';
import { prepareNextVisit } from './prepareNextVisit.ts';
import type { Visit } from './visit/visit.ts';

const registration = (scope: string) => ({ scope, unregister: vi.fn(async () => true) });

it('registers the worker, then watches what to store, and unregisters every other worker of the host', async () => {
  vi.stubGlobal('window', {});
  vi.useFakeTimers();
  const [own, other] = [registration('https://a.example/'), registration('https://a.example/old/')];
  const register = vi.fn(async () => own);
  const serviceWorker = { register, getRegistrations: async () => [own, other] };
  vi.stubGlobal('navigator', { serviceWorker });
  const subscribe = vi.fn();
  await prepareNextVisit({ subscribe } as unknown as Visit);
  expect(register.mock.calls).toEqual([['/sw.js']]);
  expect([own, other].map(({ unregister }) => unregister.mock.calls.length)).toEqual([0, 1]);
  expect(subscribe).toHaveBeenCalledOnce();

  register.mockRejectedValue(new Error('insecure'));
  await expect(prepareNextVisit({ subscribe } as unknown as Visit)).rejects.toThrow('insecure');
  expect(subscribe, 'nothing is stored that no worker would show').toHaveBeenCalledOnce();
});
