import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { onInternalAssertion } from './internalAssertion';

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
  ])('hears of one that comes as %s, once', (type, details) => {
    const stop = vi.fn();
    onInternalAssertion(stop);
    page.dispatchEvent(Object.assign(new Event(type), details));
    page.dispatchEvent(Object.assign(new Event(type), details));
    expect(stop).toHaveBeenCalledExactlyOnceWith(failure);
  });

  it('lets other errors pass', () => {
    const stop = vi.fn();
    onInternalAssertion(stop);
    page.dispatchEvent(Object.assign(new Event('error'), { error: new Error('Something else') }));
    page.dispatchEvent(Object.assign(new Event('error'), { error: undefined }));
    expect(stop).not.toHaveBeenCalled();
  });
});
