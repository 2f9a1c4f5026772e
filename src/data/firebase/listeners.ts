import { fetchFile } from '../../browser/fetchFile.ts';
import { memoizeAsync } from '../../browser/memoizeAsync.ts';
import { onOnlineOrVisible } from '../../browser/onOnlineOrVisible.ts';
import { trustedScriptUrl } from '../../browser/trustedScriptUrl.ts';
import type { Inventory, TenantMetadata, Vehicle } from '../../shared/model.ts';
import type { ProjectConfig } from '../../shared/projectConfig.ts';
import type { ListenerObserver } from '../live/mergeSources.ts';
import type { Streams, WorkerMessage, WorkerRequest } from './listenersWorker.ts';
import workerUrl from './listenersWorker.ts?worker&url';

/** After this time without a message, the worker is asked whether it is alive. */
const pingAfterMs = 60_000;
const answerMs = 5_000;

/** After so long in the background, connections may be dead: iOS closes them without an event. */
const longAwayMs = 15_000;

/**
 * Listens to a tenant's public documents in a worker, so that the page never waits for Firestore's client. If the worker
 * cannot start or dies, or its client fails an internal assertion, its listeners fail, and the next one starts another worker.
 */
export function openListeners(config: ProjectConfig, tenant: string) {
  /** The observers of the worker's listeners, by number. Each receives only values of its own stream. */
  const observers: ListenerObserver<never>[] = [];
  const silent = new Set<keyof Streams>();
  let worker: Worker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const start = async () => {
    // With retries, as for a chunk. The worker then loads the file from the browser's cache.
    await fetchFile(workerUrl);
    const started = new Worker(trustedScriptUrl('listeners', workerUrl), { type: 'module' });
    let isRunning = false;
    started.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      isRunning = true;
      clearTimeout(timer);
      timer = setTimeout(ask, pingAfterMs, { type: 'ping' });
      if (data.type === 'acknowledged') return;
      // The connection works.
      if (data.type === 'next') silent.clear();
      observers[data.listener]?.[data.type](data.value as never);
    });
    started.addEventListener('error', ({ message }) => {
      // Firestore's client then fails on every later call, too. A running worker survives other errors.
      const isBroken = /INTERNAL ASSERTION FAILED/.test(message);
      if (worker !== started || (isRunning && !isBroken)) return;
      if (isBroken) console.error('Firestore has failed and will be opened again', message);
      end(isBroken ? message : 'The listeners could not start');
    });
    worker = started;
    return started;
  };
  let startOnce = memoizeAsync(start);
  const end = (reason: string) => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    startOnce = memoizeAsync(start);
    for (const { failed } of observers.splice(0)) failed(reason);
  };
  const listen = async (stream: keyof Streams, observer: ListenerObserver<never>): Promise<void> => {
    const started = await startOnce();
    const listener = observers.push(observer) - 1;
    started.postMessage({ type: 'listen', listener, stream, config, tenant } satisfies WorkerRequest);
  };
  /** Posts a request. Ends a worker that answers neither this request nor its repetition: no browser reports a dead worker. */
  const ask = (request: WorkerRequest, attempt = 1) => {
    if (worker === undefined) return;
    worker.postMessage(request);
    clearTimeout(timer);
    // A page that was frozen may receive the first answer late.
    const retry = () => (attempt === 1 ? ask(request, 2) : end('The listeners do not answer'));
    timer = setTimeout(retry, answerMs);
  };
  const reconnect = () => {
    silent.clear();
    ask({ type: 'reconnect' });
  };
  onOnlineOrVisible((awayMs) => awayMs >= longAwayMs && reconnect());
  // In a worker, Firestore's client does not notice these events.
  for (const type of ['online', 'offline']) addEventListener(type, reconnect);

  return {
    /** Marks a stream as silent, and reconnects once both are silent: they share one connection. */
    reconnectIfSilent: (stream: keyof Streams): void => {
      silent.add(stream);
      if (silent.size === 2) reconnect();
    },
    metadata: (observer: ListenerObserver<TenantMetadata>) => listen('metadata', observer),
    inventory: ({ next, ...observer }: ListenerObserver<Inventory>) => {
      const known = new Map<string, Vehicle>();
      const merge = ({ changed, ids, isEmpty }: Streams['inventory']) => {
        for (const vehicle of changed) known.set(vehicle.id, vehicle);
        next({ vehicles: ids.flatMap((id) => known.get(id) ?? []), isWhole: true, isEmpty });
      };
      return listen('inventory', { ...observer, next: merge });
    },
  };
}
