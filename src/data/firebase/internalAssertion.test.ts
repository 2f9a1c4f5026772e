import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onInternalAssertion } from './internalAssertion.ts';

const page = new EventTarget();
const failure = new Error('FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: ca9)');

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => vi.unstubAllGlobals());

describe('onInternalAssertion', () => {
  it.each([
    ['error', { error: failure }],
    ['unhandledrejection', { reason: failure }],
  ])('reports an assertion that fails as %s, once', (type, details) => {
    const callback = vi.fn();
    onInternalAssertion(callback);
    page.dispatchEvent(Object.assign(new Event(type), details));
    page.dispatchEvent(Object.assign(new Event(type), details));
    expect(callback).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('ignores other errors', () => {
    const callback = vi.fn();
    onInternalAssertion(callback);
    page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('Something else') }));
    page.dispatchEvent(Object.assign(new Event('error'), { error: undefined }));
    expect(callback).not.toHaveBeenCalled();
  });
});
