import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../browser/fakeBrowser.ts';
import { onInternalAssertion } from './internalAssertion.ts';

const { fire } = fakeBrowserInEachTest();
const failure = new Error('FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: ca9)');

it.each([
  ['error', { error: failure }],
  ['unhandledrejection', { reason: failure }],
])('reports an assertion that fails as %s once, and no other error', (type, details) => {
  const callback = vi.fn();
  onInternalAssertion(callback);
  fire('error', { error: new Error('Something else') });
  fire('error', { error: undefined });
  expect(callback).not.toHaveBeenCalled();
  fire(type, details);
  fire(type, details);
  expect(callback).toHaveBeenCalledExactlyOnceWith(failure);
});
