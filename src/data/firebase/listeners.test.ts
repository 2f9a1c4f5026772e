import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../../tests/unit/fakeBrowser.ts';
import { sampleVehicles } from '../../shared/documents/sampleVehicles.ts';
import { openListeners } from './listeners.ts';

const browser = fakeBrowserInEachTest();

/** Opens the inventory's listener with fake workers, and returns its observer and the workers. */
async function listenToInventory() {
  const workers: FakeWorker[] = [];
  class FakeWorker extends EventTarget {
    postMessage = vi.fn();
    terminate = vi.fn();
    options: object;
    constructor(_: string, options: object) {
      super();
      this.options = options;
      workers.push(this);
    }
    send = (data: object = { type: 'acknowledged' }) =>
      this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', async () => new Response('', { headers: { 'content-type': 'text/javascript' } }));
  const { inventory, metadata, reconnectIfSilent } = openListeners(
    { firebase: { projectId: 'a' } },
    'tenant',
  );
  const observer = { next: vi.fn(), offline: vi.fn(), failed: vi.fn() };
  await metadata({ ...observer, next: () => {} });
  await inventory(observer);
  return {
    observer,
    worker: workers[0] as FakeWorker,
    workers,
    listenAgain: () => inventory(observer),
    reconnectIfSilent,
  };
}

const [a, b, c] = sampleVehicles;
const next = (changed: object[], ids: string[]) => ({
  type: 'next',
  listener: 1,
  value: { changed, ids, isEmpty: false },
});

it('merges changes, and keeps the objects of vehicles that have not changed', async () => {
  const { observer, worker } = await listenToInventory();
  expect(worker.options).toEqual({ type: 'module' });
  const request = { type: 'listen', config: { firebase: { projectId: 'a' } }, tenant: 'tenant' };
  expect(worker.postMessage.mock.calls).toEqual([
    [{ ...request, listener: 0, stream: 'metadata' }],
    [{ ...request, listener: 1, stream: 'inventory' }],
  ]);
  worker.send(next([{ ...a }, { ...b }], ['v1', 'v2']));
  worker.send(next([{ ...b, price: 1 }, { ...c }], ['v3', 'v1', 'v2']));
  worker.send(next([], ['v1']));
  const [first, second, third] = observer.next.mock.calls.map(([{ vehicles }]) => vehicles);
  expect(second).toEqual([c, a, { ...b, price: 1 }]);
  expect(second[1]).toBe(first[0]);
  expect(third).toEqual([a]);
  expect(third[0]).toBe(first[0]);
  worker.send({ type: 'next', listener: 1, value: { changed: [], ids: [], isEmpty: true } });
  expect(observer.next).toHaveBeenLastCalledWith({ vehicles: [], isWhole: true, isEmpty: true });
});

it.each(['offline', 'failed'] as const)('passes on that a listener is %s', async (type) => {
  const { observer, worker } = await listenToInventory();
  worker.send({ type, listener: 1, value: 'denied' });
  expect(observer[type].mock.calls).toEqual([['denied']]);
});

const assertion = 'Error: FIRESTORE (12.19.0) INTERNAL ASSERTION FAILED: Unexpected state (ID: b815)';

it.each([
  ['cannot start', 'The listeners could not start', (fail: (message?: string) => void) => fail()],
  [
    'does not answer',
    'The listeners do not answer',
    (_: unknown, answer: () => void) => {
      answer();
      vi.advanceTimersByTime(60_000 + 10_000);
    },
  ],
  [
    'does not answer once the page is online',
    'The listeners do not answer',
    (_: unknown, answer: () => void) => {
      answer();
      browser.fire('online');
      vi.advanceTimersByTime(10_000);
    },
  ],
  [
    'has a client that fails an assertion',
    assertion,
    (fail: (message?: string) => void, answer: () => void) => {
      answer();
      fail(assertion);
    },
  ],
])('fails its listeners when the worker %s, and then starts another', async (_, reason, happen) => {
  vi.spyOn(console, 'error').mockReturnValue();
  const { observer, worker, workers, listenAgain } = await listenToInventory();
  const fail = (message?: string) => worker.dispatchEvent(Object.assign(new Event('error'), { message }));
  happen(fail, worker.send);
  expect(observer.failed.mock.calls).toEqual([[reason], [reason]]);
  expect(worker.terminate).toHaveBeenCalledOnce();
  await listenAgain();
  expect(workers).toHaveLength(2);
  fail(assertion);
  expect(observer.failed).toHaveBeenCalledTimes(2);
});

it('expects no answer before the worker has started', async () => {
  const listening = listenToInventory();
  browser.fire('online');
  vi.advanceTimersByTime(4000);
  const { observer } = await listening;
  vi.advanceTimersByTime(20_000);
  expect(observer.failed).not.toHaveBeenCalled();
});

const hideFor = (ms: number) => {
  browser.setVisibility('hidden');
  vi.advanceTimersByTime(ms);
  browser.setVisibility('visible');
};

it.each([
  ['when the page is online again', () => browser.fire('online')],
  ['when the page goes offline', () => browser.fire('offline')],
  ['when the page returns from the back/forward cache', () => browser.fire('pageshow', { persisted: true })],
  ['after 15 s in the background', () => hideFor(15_000)],
])('reconnects %s, and expects an answer', async (_, happen) => {
  const { observer, worker } = await listenToInventory();
  hideFor(14_999);
  expect(worker.postMessage).not.toHaveBeenCalledWith({ type: 'reconnect' });
  worker.send();
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'Error: not an assertion' }));
  happen();
  expect(worker.postMessage).toHaveBeenLastCalledWith({ type: 'reconnect' });
  vi.advanceTimersByTime(9_000);
  worker.send();
  vi.advanceTimersByTime(60_000);
  expect(worker.postMessage).toHaveBeenLastCalledWith({ type: 'ping' });
  worker.send();
  vi.advanceTimersByTime(60_000);
  expect(observer.failed).not.toHaveBeenCalled();
});

it('reconnects once both streams are silent since the last value or reconnection', async () => {
  const { worker, reconnectIfSilent } = await listenToInventory();
  const countAfter = (stream: 'metadata' | 'inventory') => {
    reconnectIfSilent(stream);
    return worker.postMessage.mock.calls.filter(([{ type }]) => type === 'reconnect').length;
  };
  expect(countAfter('metadata')).toBe(0);
  worker.send(next([], []));
  expect([countAfter('inventory'), countAfter('metadata'), countAfter('inventory')]).toEqual([0, 1, 1]);
});
