import { describe, expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../browser/fakeBrowser.ts';
import type { Snapshot } from '../backend.ts';
import { ApiRefusal } from '../firebase/googleApi.ts';
import type { Listen, ListenerObserver } from './keepAttached.ts';
import { mergeSources } from './mergeSources.ts';

const browser = fakeBrowserInEachTest();
const soon = () => vi.advanceTimersByTimeAsync(1);

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
  return { seen, kept, failed, read, reconnect, detach, unsubscribe, listener };
}

const copy: Snapshot<string> = { value: 'three', freshness: 'kept' };
const denied = new Error('denied');

describe('mergeSources', () => {
  it('emits the early snapshot and then the live values, and keeps these', async () => {
    const { seen, kept, listener, read } = merge(copy);
    await soon();
    listener().next('live');
    listener().next('changed');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual(['kept three', 'live live', 'live changed']);
    expect(kept).toEqual(['live', 'changed']);
    expect(read).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('emits both early snapshots, and reports a failure only after them', async () => {
    const whole = Promise.withResolvers<Snapshot<string> | undefined>();
    const { seen, failed, read, listener } = merge(copy, whole.promise);
    read.mockRejectedValueOnce(new Error('offline'));
    listener().offline();
    await soon();
    expect(failed).not.toHaveBeenCalled();
    whole.resolve({ value: 'all', freshness: 'kept' });
    await soon();
    expect(seen).toEqual(['kept three', 'kept all']);
    expect(failed).toHaveBeenCalledOnce();
  });

  it('drops an early snapshot and a read that are slower than the listener', async () => {
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
  });

  it.each<[string, (observer: ListenerObserver<string>) => void]>([
    ['fails', ({ failed }) => failed(denied)],
    ['is offline', ({ offline }) => offline()],
  ])('reads the whole value once when the listener %s, and goes live later', async (_, lose) => {
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

  it('reads the whole value when the listener has been silent for 5 s', async () => {
    const { seen, read } = merge();
    await vi.advanceTimersByTimeAsync(4999);
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(seen).toEqual(['read whole']);
  });

  it('opens a new connection when the listener stays silent although the value can be read', async () => {
    const { listener, reconnect } = merge();
    await vi.advanceTimersByTimeAsync(9999);
    expect(reconnect).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(reconnect).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(reconnect).toHaveBeenCalledTimes(2);
    listener().next('live');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(reconnect).toHaveBeenCalledTimes(2);
  });

  it('is patient with a slow line', async () => {
    const { read, reconnect } = merge();
    read.mockImplementationOnce(() => new Promise((resolve) => setTimeout(() => resolve('whole'), 10_000)));
    await vi.advanceTimersByTimeAsync(15_000 + 5000 + 15_000);
    expect(reconnect).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reconnect).toHaveBeenCalledOnce();
  });

  it('opens a new connection when a listener stays silent after it was live and has failed', async () => {
    const { listener, reconnect } = merge();
    listener().next('live');
    listener().failed(denied);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reconnect).toHaveBeenCalledOnce();
  });

  it('keeps the connection when nothing can be read either, or the listener responds', async () => {
    const silent = merge();
    silent.read.mockRejectedValue(new Error('offline'));
    const live = merge();
    live.listener().next('live');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(silent.reconnect).not.toHaveBeenCalled();
    expect(live.reconnect).not.toHaveBeenCalled();
  });

  it('repeats a failed read with growing pauses, and only while the page is visible', async () => {
    const { read } = merge();
    read.mockRejectedValue(new Error('offline'));
    await vi.advanceTimersByTimeAsync(5000 + 5000 + 15_000 + 60_000);
    expect(read).toHaveBeenCalledTimes(4);
    browser.setVisibility('hidden');
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(read).toHaveBeenCalledTimes(4);
    browser.setVisibility('visible');
    await soon();
    expect(read).toHaveBeenCalledTimes(5);
  });

  it('reports a failure once when nothing can be read, and repeats the read', async () => {
    const { seen, listener, read, failed } = merge();
    read.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('offline'));
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

  it('reports the reason of a listener that fails while a read is pending', async () => {
    const { listener, read, failed } = merge();
    const pending = Promise.withResolvers<string>();
    read.mockReturnValueOnce(pending.promise);
    listener().offline();
    listener().failed(denied);
    pending.reject(new Error('offline'));
    await soon();
    expect(failed).toHaveBeenCalledExactlyOnceWith(denied);
  });

  it('reports a refused read once, after a failure without a reason', async () => {
    const { read, failed } = merge();
    const refusal = new ApiRefusal('PERMISSION_DENIED');
    read.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockRejectedValue(refusal);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(failed.mock.calls).toEqual([[undefined], [refusal]]);
  });

  it('reports a listener that dies after it was live, and keeps the value', async () => {
    const { seen, listener, read, failed } = merge();
    listener().next('live');
    listener().failed(denied);
    await soon();
    expect(failed).toHaveBeenCalledExactlyOnceWith(denied);
    expect(seen).toEqual(['live live']);
    expect(read).not.toHaveBeenCalled();
  });

  it('detaches and emits nothing after unsubscribing', async () => {
    const { seen, listener, failed, read, detach, unsubscribe } = merge(copy);
    read.mockRejectedValue(new Error('offline'));
    listener().offline();
    unsubscribe();
    listener().next('live');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(detach).toHaveBeenCalledOnce();
    expect(seen).toEqual([]);
    expect(failed).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
