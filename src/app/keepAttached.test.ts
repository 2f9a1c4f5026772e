import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Watcher } from '../data/model';
import { keepAttached } from './keepAttached';

const page = new EventTarget();

/** A source whose listeners can be made to fail or to answer; counts those that are attached. */
function fakeSource() {
  const attached = new Set<Watcher<string>>();
  const attach = vi.fn((watcher: Watcher<string>) => {
    attached.add(watcher);
    return () => attached.delete(watcher);
  });
  const fail = () => {
    for (const watcher of [...attached]) {
      attached.delete(watcher);
      watcher.failed(new Error('dead'));
    }
  };
  const answer = () => {
    for (const watcher of attached) watcher.next({ value: 'live', isConfirmed: true });
  };
  return { attach, attached, fail, answer };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', page);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('keepAttached', () => {
  it('attaches a dead listener again after pauses of 5, 15, 60, 300 and again 300 s', () => {
    const source = fakeSource();
    keepAttached(source.attach, { next: vi.fn(), failed: vi.fn() });
    for (const [times, seconds] of [5, 15, 60, 300, 300].entries()) {
      source.fail();
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(source.attach).toHaveBeenCalledTimes(times + 1);
      vi.advanceTimersByTime(1);
      expect(source.attach).toHaveBeenCalledTimes(times + 2);
    }
  });

  it('passes on the first failure in a row, and a later one after the server has answered', () => {
    const source = fakeSource();
    const failed = vi.fn();
    keepAttached(source.attach, { next: vi.fn(), failed });
    source.fail();
    vi.advanceTimersByTime(5000);
    source.fail();
    expect(failed).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(15_000);
    source.answer();
    source.fail();
    expect(failed).toHaveBeenCalledTimes(2);
  });

  it.each(['online', 'visibilitychange'])(
    'attaches a dead listener at once on %s, and never two',
    (event) => {
      const source = fakeSource();
      keepAttached(source.attach, { next: vi.fn(), failed: vi.fn() });
      page.dispatchEvent(new Event(event));
      expect(source.attach).toHaveBeenCalledTimes(1);
      source.fail();
      page.dispatchEvent(new Event(event));
      page.dispatchEvent(new Event(event));
      vi.advanceTimersByTime(600_000);
      expect(source.attach).toHaveBeenCalledTimes(2);
      expect(source.attached.size).toBe(1);
    },
  );

  it('ends with nothing attached and nothing planned', () => {
    const source = fakeSource();
    const end = keepAttached(source.attach, { next: vi.fn(), failed: vi.fn() });
    end();
    expect(source.attached.size).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });
});
