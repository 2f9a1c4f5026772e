import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../browser/fakeBrowser.ts';
import { keepAttached, type ListenerObserver } from './keepAttached.ts';

const browser = fakeBrowserInEachTest();
const attached = new Set<ListenerObserver<string>>();
const listen = vi.fn<(observer: ListenerObserver<string>) => Promise<() => void>>();
const seen = { next: vi.fn(), offline: vi.fn(), failed: vi.fn() };
const dead = new Error('dead');

const fail = () => {
  for (const observer of [...attached]) {
    attached.delete(observer);
    observer.failed(dead);
  }
};

beforeEach(() => {
  vi.resetAllMocks();
  attached.clear();
  listen.mockImplementation(async (observer) => {
    attached.add(observer);
    return () => attached.delete(observer);
  });
});

describe('keepAttached', () => {
  it('attaches a dead listener again after 5, 15, 60, 300 and again 300 s', () => {
    keepAttached(listen, seen);
    for (const [times, seconds] of [5, 15, 60, 300, 300].entries()) {
      fail();
      vi.advanceTimersByTime(seconds * 1000);
      expect(listen).toHaveBeenCalledTimes(times + 2);
    }
  });

  it('starts with the first pause again after a value', () => {
    keepAttached(listen, seen);
    fail();
    vi.advanceTimersByTime(5000);
    for (const { next } of attached) next('live');
    fail();
    vi.advanceTimersByTime(5000);
    expect(listen).toHaveBeenCalledTimes(3);
  });

  it('attaches a dead listener at once when there is a chance, and never two', () => {
    keepAttached(listen, seen);
    browser.fire('online');
    expect(listen).toHaveBeenCalledTimes(1);
    fail();
    browser.fire('online');
    browser.fire('online');
    expect(listen).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(600_000);
    expect(listen).toHaveBeenCalledTimes(2);
    expect(attached.size).toBe(1);
  });

  it('ignores a value that a client delivers after the listener has failed', () => {
    keepAttached(listen, seen);
    const [first] = attached;
    fail();
    first?.next('queued');
    first?.offline();
    expect(seen.next).not.toHaveBeenCalled();
    expect(seen.offline).not.toHaveBeenCalled();
  });

  it('detaches when it ends, and neither reports nor retries', async () => {
    const end = keepAttached(listen, seen);
    const [first] = attached;
    end();
    first?.failed(dead);
    await vi.advanceTimersByTimeAsync(1);
    expect(attached.size).toBe(0);
    expect(seen.failed).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
