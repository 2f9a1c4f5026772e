import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepAttached, type ListenerObserver } from './keepAttached.ts';

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });

/** A source that records its listeners. */
function fakeSource() {
  const attached = new Set<ListenerObserver<string>>();
  const listen = vi.fn((observer: ListenerObserver<string>) => {
    attached.add(observer);
    return () => attached.delete(observer);
  });
  const fail = () => {
    for (const observer of [...attached]) {
      attached.delete(observer);
      observer.failed(new Error('dead'));
    }
  };
  return { listen, attached, fail };
}

const observer = () => ({ next: vi.fn(), offline: vi.fn(), failed: vi.fn() });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('document', page);
  page.visibilityState = 'visible';
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('keepAttached', () => {
  it('attaches a dead listener again after 5, 15, 60, 300 and again 300 s', () => {
    const source = fakeSource();
    keepAttached(source.listen, observer());
    for (const [times, seconds] of [5, 15, 60, 300, 300].entries()) {
      source.fail();
      vi.advanceTimersByTime(seconds * 1000 - 1);
      expect(source.listen).toHaveBeenCalledTimes(times + 1);
      vi.advanceTimersByTime(1);
      expect(source.listen).toHaveBeenCalledTimes(times + 2);
    }
  });

  it('starts with the shortest pause again after a value', () => {
    const source = fakeSource();
    keepAttached(source.listen, observer());
    source.fail();
    vi.advanceTimersByTime(5000);
    for (const { next } of source.attached) next('live');
    source.fail();
    vi.advanceTimersByTime(5000);
    expect(source.listen).toHaveBeenCalledTimes(3);
  });

  it.each(['online', 'visibilitychange'])(
    'attaches a dead listener at once on %s, and never two',
    (event) => {
      const source = fakeSource();
      keepAttached(source.listen, observer());
      page.dispatchEvent(new Event(event));
      expect(source.listen).toHaveBeenCalledTimes(1);
      source.fail();
      page.dispatchEvent(new Event(event));
      page.dispatchEvent(new Event(event));
      expect(source.listen).toHaveBeenCalledTimes(2);
      vi.advanceTimersByTime(600_000);
      expect(source.listen).toHaveBeenCalledTimes(2);
      expect(source.attached.size).toBe(1);
    },
  );

  it('waits for its pause while the page is hidden', () => {
    const source = fakeSource();
    keepAttached(source.listen, observer());
    source.fail();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(source.listen).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5000);
    expect(source.listen).toHaveBeenCalledTimes(2);
  });

  it('ignores a value that a client delivers after the listener has failed', () => {
    const source = fakeSource();
    const seen = observer();
    keepAttached(source.listen, seen);
    const [first] = source.attached;
    source.fail();
    first?.next('queued');
    first?.offline();
    expect(seen.next).not.toHaveBeenCalled();
    expect(seen.offline).not.toHaveBeenCalled();
  });

  it('detaches and ignores a later failure when it ends', () => {
    const source = fakeSource();
    const seen = observer();
    const end = keepAttached(source.listen, seen);
    const [first] = source.attached;
    end();
    first?.failed(new Error('late'));
    expect(seen.failed).not.toHaveBeenCalled();
    expect(source.attached.size).toBe(0);
  });

  it('cancels the retry of a dead listener when it ends', () => {
    const source = fakeSource();
    const end = keepAttached(source.listen, observer());
    source.fail();
    end();
    expect(vi.getTimerCount()).toBe(0);
    page.dispatchEvent(new Event('online'));
    expect(source.listen).toHaveBeenCalledOnce();
  });
});
