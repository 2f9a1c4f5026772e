import { expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../../tests/unit/fakeBrowser.ts';
import { createRefusal, type Snapshot } from '../backend.ts';
import { type Listen, type ListenerObserver, mergeSources } from './mergeSources.ts';

type Behaviour = (observer: ListenerObserver<string>) => void;

const browser = fakeBrowserInEachTest();
const soon = () => vi.advanceTimersByTimeAsync(1);
const after = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const copy: Snapshot<string> = { value: 'copy', freshness: 'cached' };

// Behaviours of an attached listener.
const silent: Behaviour = () => {};
const live: Behaviour = ({ next }) => next('live');
const offline: Behaviour = (observer) => observer.offline();
const dead: Behaviour = ({ failed }) => failed(new Error('denied'));
const liveThenDead: Behaviour = (observer) => {
  live(observer);
  dead(observer);
};
const notLoaded: Behaviour = () => {
  throw new Error('not loaded');
};
/** Behaves in one way, and 2 s later in another. */
const in2s =
  (first: Behaviour, second: Behaviour): Behaviour =>
  (observer) => {
    first(observer);
    void after(2000).then(() => second(observer));
  };

// Results of a read.
const whole = async () => 'whole';
const slowly = () => after(20_000).then(whole);
const unreachable = async () => Promise.reject(new TypeError('Failed to fetch'));
const slowlyUnreachable = () => after(3000).then(unreachable);
const refused = async () => Promise.reject(createRefusal('refused'));

type Merged = {
  /** Delays of the early snapshots, in ms. */
  early?: readonly number[];
  /** The behaviour of each listener in turn. The last one repeats. */
  listeners?: Behaviour[];
  /** The result of each read in turn. The last one repeats. */
  reads?: (() => Promise<string>)[];
};

/** Merges sources, and returns a log of what happens. */
function merge({ early = [], listeners = [silent], reads = [whole] }: Merged) {
  const log: string[] = [];
  const start = Date.now();
  const note = (event: string) => log.push(`${Math.round((Date.now() - start) / 1000)} ${event}`);
  const takeNext = <Each>(list: Each[]) => (list.length > 1 ? list.shift() : list[0]) as Each;
  const listen: Listen<string> = async (observer) => {
    note('attach');
    await Promise.resolve();
    takeNext(listeners)(observer);
  };
  mergeSources(
    {
      early: early.map((ms) => after(ms).then(() => copy)),
      listen,
      reconnect: () => note('reconnect'),
      read: () => {
        note('read');
        return takeNext(reads)();
      },
      cache: (value) => note(`cache ${value}`),
    },
    {
      next: ({ value, freshness }) => note(`${freshness}: ${value}`),
      failed: (reason) => note(reason instanceof Error ? `failed: ${reason.message}` : 'failed'),
    },
  );
  return log;
}

/** The events of the first 690 s, each after its time in s. `5 read` starts a read; `5 read: whole` emits what it has read. */
const scenarios: [rule: string, sources: Merged, events: string][] = [
  ['caches and emits a live value', { listeners: [live] }, '0 attach, 0 cache live, 0 live: live'],
  [
    'after 5 s of silence, reads once and reconnects with backoff',
    {},
    '0 attach, 5 read, 5 read: whole, 10 reconnect, 25 reconnect, 85 reconnect, 385 reconnect, 685 reconnect',
  ],
  [
    'reads at once if the client is offline, and reconnects with backoff',
    { listeners: [offline] },
    '0 attach, 0 read, 0 read: whole, 5 reconnect, 20 reconnect, 80 reconnect, 380 reconnect, 680 reconnect',
  ],
  [
    'reads at once when a listener dies, and attaches another after 5, 15, 60 and then every 300 s',
    { listeners: [dead] },
    '0 attach, 0 read, 0 read: whole, 5 attach, 20 attach, 80 attach, 380 attach, 680 attach',
  ],
  [
    'reads at once if the listener’s code does not load, and attaches it after 5 s',
    { listeners: [notLoaded, live] },
    '0 attach, 0 read, 0 read: whole, 5 attach, 5 cache live, 5 live: live',
  ],
  [
    'starts over with the first pause and a new report after each value',
    { listeners: [liveThenDead, liveThenDead, silent] },
    '0 attach, 0 cache live, 0 live: live, 0 failed: denied, 5 attach, 5 cache live, 5 live: live, ' +
      '5 failed: denied, 10 attach, 25 reconnect, 85 reconnect, 385 reconnect, 685 reconnect',
  ],
  [
    'waits for a slow read before it reconnects',
    { reads: [slowly] },
    '0 attach, 5 read, 25 read: whole, 30 reconnect, 45 reconnect, 105 reconnect, 405 reconnect',
  ],
  [
    'repeats failed reads with backoff until one succeeds',
    { reads: [unreachable, unreachable, whole] },
    '0 attach, 5 read, 5 failed, 10 read, 10 failed, 25 read, 25 read: whole, 30 reconnect, 45 reconnect, ' +
      '105 reconnect, 405 reconnect',
  ],
  [
    'reports once that reads are refused, and keeps reading',
    { reads: [unreachable, refused] },
    '0 attach, 5 read, 5 failed, 10 read, 10 failed: refused, 25 read, 85 read, 385 read, 685 read',
  ],
  [
    'reports one reason when the listener is dead and reads fail, and retries both',
    { listeners: [dead], reads: [unreachable] },
    '0 attach, 0 read, 0 failed: denied, 5 attach, 5 read, 20 attach, 20 read, 80 attach, 80 read, ' +
      '380 attach, 380 read, 680 attach, 680 read',
  ],
  [
    'emits early snapshots until a fresher value arrives',
    { early: [0, 1000, 3000], listeners: [in2s(silent, live)] },
    '0 attach, 0 cached: copy, 1 cached: copy, 2 cache live, 2 live: live',
  ],
  [
    'waits for the early snapshots before it reports a failed read',
    { early: [1000], listeners: [in2s(offline, live)], reads: [unreachable] },
    '0 attach, 0 read, 1 cached: copy, 1 failed, 2 cache live, 2 live: live',
  ],
  [
    'ignores a read that is slower than the listener',
    { listeners: [in2s(offline, live)], reads: [slowly] },
    '0 attach, 0 read, 2 cache live, 2 live: live',
  ],
  [
    'reports the reason of a listener that dies during a read',
    { listeners: [in2s(offline, dead), live], reads: [slowlyUnreachable] },
    '0 attach, 0 read, 3 failed: denied, 7 attach, 7 read, 7 cache live, 7 live: live',
  ],
  [
    'ignores a value that the client still delivers to a dead listener',
    { listeners: [in2s(dead, live), silent] },
    '0 attach, 0 read, 0 read: whole, 5 attach, 20 reconnect, 80 reconnect, 380 reconnect, 680 reconnect',
  ],
];

it.each(scenarios)('%s', async (_, sources, events) => {
  const log = merge(sources);
  await vi.advanceTimersByTimeAsync(690_000);
  expect(log.join(', ')).toBe(events);
});

it('retries at once when back online, and never attaches two listeners', async () => {
  const log = merge({ listeners: [dead, live], reads: [unreachable] });
  await soon();
  browser.fire('online');
  browser.fire('online');
  await soon();
  expect(log.slice(3)).toEqual(['0 attach', '0 read', '0 cache live', '0 live: live']);
  browser.fire('online');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(log).toHaveLength(7);
});
