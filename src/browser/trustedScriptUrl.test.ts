import { beforeEach, expect, it, vi } from 'vitest';
import type * as TrustedScriptUrl from './trustedScriptUrl.ts';

let trustedScriptUrl: typeof TrustedScriptUrl.trustedScriptUrl;

beforeEach(async () => {
  vi.resetModules();
  ({ trustedScriptUrl } = await import('./trustedScriptUrl.ts'));
});

it('creates each policy once, which approves only the script', () => {
  const createPolicy = vi.fn(
    (_name: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => {
      expect(() => createScriptURL('/other.js')).toThrow('unexpected script /other.js');
      return { createScriptURL: (url: string) => `approved ${createScriptURL(url)}` };
    },
  );
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  expect(trustedScriptUrl('worker', '/sw.js')).toBe('approved /sw.js');
  expect(trustedScriptUrl('worker', '/sw.js')).toBe('approved /sw.js');
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['worker']);
});

it.each([
  ['the browser has no Trusted Types', {}],
  [
    'the policy is not allowed',
    {
      trustedTypes: {
        createPolicy: () => {
          throw new TypeError('Policy with name worker is not allowed');
        },
      },
    },
  ],
])('returns the URL as it is if %s', (_, window) => {
  vi.stubGlobal('window', window);
  expect(trustedScriptUrl('worker', '/sw.js')).toBe('/sw.js');
});
