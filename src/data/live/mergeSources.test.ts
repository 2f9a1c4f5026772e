import { describe, expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../browser/fakeBrowser.ts';
import { Refusal, type Snapshot } from '../backend.ts';
import { type Listen, type ListenerObserver, mergeSources } from './mergeSources.ts';

const browser = fakeBrowserInEachTest();
const soon = () => vi.advanceTimersByTimeAsync(1);
const denied = new Error('denied');
const offline = new TypeError('Failed to fetch');
const copy: Snapshot<string> = { value: 'three', freshness: 'kept' };

/** Merges sources that are controlled by the test, and records what the observer sees. */
function merge(...early: readonly (Snapshot<string> | Promise<Snapshot<string> | undefined>)[]) {
  const seen: string[] = [];
  const kept: string[] = [];
  const failed = vi.fn();
  const detach = vi.fn();
  const listen = vi.fn<Listen<string>>(async () => detach);
  const reconnect = vi.fn();
  const read = vi.fn<() => Promise<string>>(async () => 'whole');
  const unsubscribe = mergeSources(
    {
      early: early.map((each) => Promise.resolve(each)),
      listen,
      reconnect,
      read,
      keep: (value) => kept.push(value),
    },
    { next: ({ value, freshness }) => seen.push(`${freshness} ${value}`), failed },
  );
  const listener = () => listen.mock.lastCall?.[0] as ListenerObserver<string>;
  return { seen, kept, failed, read, listen, reconnect, detach, unsubscribe, listener };
}

describe('a listener that responds', () => {
  it('emits the early snapshot and then the live values, and keeps these', async () => {
    const { seen, kept, listener, read, reconnect } = merge(copy);
    await soon();
    listener().next('live');
    listener().next('changed');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(seen).toEqual(['kept three', 'live live', 'live changed']);
    expect(kept).toEqual(['live', 'changed']);
    expect(read).not.toHaveBeenCalled();
    expect(reconnect).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('outruns an early snapshot and a read, which are dropped', async () => {
    const early = Promise.withResolvers<Snapshot<string> | undefined>();
    const slow = Promise.withResolvers<string>();
    const { seen, listener, read } = merge(early.promise);
    read.mockReturnValue(slow.promise);
    listener().offline();
    listener().next('live');
    early.resolve(copy);
    slow.resolve('whole');
    await soon();
    expect(seen).toEqual(['live live']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('detaches and emits nothing after unsubscribing', async () => {
    const { seen, listener, failed, read, detach, unsubscribe } = merge(copy);
    read.mockRejectedValue(offline);
    listener().offline();
    unsubscribe();
    listener().next('live');
    listener().failed(denied);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(detach).toHaveBeenCalledOnce();
    expect(seen).toEqual([]);
    expect(failed).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a dead listener', () => {
  it('is attached again after 5, 15, 60, 300 and again 300 s', async () => {
    const { listen, listener } = merge();
    listener().failed(denied);
    listen.mockRejectedValue(new Error('The code has not loaded'));
    for (const [times, seconds] of [5, 15, 60, 300, 300].entries()) {
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 100);
      expect(listen).toHaveBeenCalledTimes(times + 1);
      await vi.advanceTimersByTimeAsync(100);
      expect(listen).toHaveBeenCalledTimes(times + 2);
    }
  });

  it('is attached again at once when there is a chance, and never twice', async () => {
    const { listen, listener, detach, unsubscribe } = merge();
    browser.fire('online');
    expect(listen).toHaveBeenCalledTimes(1);
    listener().failed(denied);
    await soon();
    browser.fire('online');
    browser.fire('online');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(listen).toHaveBeenCalledTimes(2);
    unsubscribe();
    await soon();
    expect(detach).toHaveBeenCalledOnce();
  });

  it('is reported each time if it was live, and attached again after the first pause; the value stays', async () => {
    const { seen, listen, listener, read, reconnect, failed } = merge();
    for (const times of [1, 2]) {
      listener().next('live');
      listener().failed(denied);
      expect(failed).toHaveBeenCalledTimes(times);
      await vi.advanceTimersByTimeAsync(5000);
      expect(listen).toHaveBeenCalledTimes(times + 1);
      expect(reconnect).toHaveBeenCalledTimes(times - 1);
      await vi.advanceTimersByTimeAsync(15_000);
      expect(reconnect).toHaveBeenCalledTimes(times);
    }
    expect(failed).toHaveBeenCalledWith(denied);
    expect(seen).toEqual(['live live', 'live live']);
    expect(read).not.toHaveBeenCalled();
  });

  it('is ignored when the client still delivers a value to it', () => {
    const { seen, listener } = merge();
    listener().failed(denied);
    listener().next('queued');
    expect(seen).toEqual([]);
  });
});

describe('the read of the whole value', () => {
  it.each<[string, (observer: ListenerObserver<string>) => void]>([
    ['fails', ({ failed }) => failed(denied)],
    ['is offline', ({ offline: lose }) => lose()],
  ])('happens once when the listener %s, which goes live later', async (_, lose) => {
    const { seen, kept, listener, read, failed } = merge(copy);
    await soon();
    lose(listener());
    await soon();
    expect(seen).toEqual(['kept three', 'read whole']);
    expect(kept).toEqual([]);
    await vi.advanceTimersByTimeAsync(60_000);
    listener().next('live');
    expect(seen.at(-1)).toBe('live live');
    expect(read).toHaveBeenCalledOnce();
    expect(failed).not.toHaveBeenCalled();
  });

  it('happens when the listener has been silent for 5 s, and opens a new connection after 10 s', async () => {
    const { seen, read, listener, reconnect } = merge();
    await vi.advanceTimersByTimeAsync(4999);
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(seen).toEqual(['read whole']);
    await vi.advanceTimersByTimeAsync(4998);
    expect(reconnect).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(reconnect).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(reconnect).toHaveBeenCalledTimes(2);
    listener().next('live');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(reconnect).toHaveBeenCalledTimes(2);
  });

  it('is repeated with growing pauses while it fails, and keeps the connection', async () => {
    const { read, reconnect, failed } = merge();
    read.mockRejectedValue(offline);
    await vi.advanceTimersByTimeAsync(5000 + 15_000 + 60_000);
    expect(read).toHaveBeenCalledTimes(3);
    expect(reconnect).not.toHaveBeenCalled();
    expect(failed).toHaveBeenCalledWith(undefined);
  });

  it('reports a failure once when nothing can be read, and is repeated', async () => {
    const { seen, listener, read, failed } = merge();
    read.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
    listener().failed(denied);
    await soon();
    expect(failed).toHaveBeenCalledExactlyOnceWith(denied);
    browser.fire('online');
    await soon();
    expect(failed).toHaveBeenCalledOnce();
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(seen).toEqual(['read whole']);
  });

  it('reports a failure only after all early snapshots', async () => {
    const whole = Promise.withResolvers<Snapshot<string> | undefined>();
    const { seen, failed, read, listener } = merge(copy, whole.promise);
    read.mockRejectedValueOnce(offline);
    listener().offline();
    await soon();
    expect(failed).not.toHaveBeenCalled();
    whole.resolve({ value: 'all', freshness: 'kept' });
    await soon();
    expect(seen).toEqual(['kept three', 'kept all']);
    expect(failed).toHaveBeenCalledOnce();
  });

  it('reports the reason of a listener that fails meanwhile', async () => {
    const { listener, read, failed } = merge();
    const pending = Promise.withResolvers<string>();
    read.mockReturnValueOnce(pending.promise);
    listener().offline();
    listener().failed(denied);
    pending.reject(offline);
    await soon();
    expect(failed).toHaveBeenCalledExactlyOnceWith(denied);
  });

  it('reports its refusal once, after a failure without a reason', async () => {
    const { read, failed } = merge();
    const refusal = new Refusal('PERMISSION_DENIED');
    read.mockRejectedValueOnce(offline).mockRejectedValue(refusal);
    await vi.advanceTimersByTimeAsync(100_000);
    expect(failed.mock.calls).toEqual([[undefined], [refusal]]);
  });
});
