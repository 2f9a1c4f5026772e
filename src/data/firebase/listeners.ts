import { fetchFile } from '../../browser/fetchFile.ts';
import { trustedScriptUrl } from '../../browser/trustedScriptUrl.ts';
import type { Inventory } from '../backend.ts';
import { inventoryMerger } from '../documents/assembleInventory.ts';
import type { TenantConfig } from '../documents/tenantConfig.ts';
import type { ListenerObserver } from '../live/mergeSources.ts';
import { onReturn } from '../live/onReturn.ts';
import type { TenantMetadata } from '../model.ts';
import type { ListenRequest, Stream, Values, WorkerMessage, WorkerRequest } from './listenersWorker.ts';
import workerUrl from './listenersWorker.ts?worker&url';

/** A worker that takes longer to answer has died, which no browser reports. */
const answerMs = 10_000;

/**
 * Starts the worker. Rejects when its file does not load, or the browser or a content security policy refuses it. When it
 * fails to start or dies later, all its listeners fail.
 */
async function startWorker(onEnd: () => void) {
  // With retries, as for a chunk. The worker itself then loads the file from the browser's cache.
  await fetchFile(workerUrl);
  const worker = new Worker(trustedScriptUrl('listeners', workerUrl), { type: 'module' });
  const send = (request: WorkerRequest) => worker.postMessage(request);
  const observers: ListenerObserver<never>[] = [];
  let isRunning = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (reason: string) => {
    clearTimeout(timer);
    worker.terminate();
    onEnd();
    for (const { failed } of observers) failed(reason);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    isRunning = true;
    clearTimeout(timer);
    if (data === 'running') return;
    const observer = observers[data.listener];
    // A listener receives only values of its own stream.
    if (data.event === 'next') observer?.next(data.value as never);
    else if (data.event === 'failed') observer?.failed(data.reason);
    else observer?.offline();
  });
  // A running worker survives errors.
  worker.addEventListener('error', () => isRunning || end('The worker of the listeners could not start'), {
    once: true,
  });

  return {
    listen: (request: ListenRequest, observer: ListenerObserver<never>) =>
      send({ ...request, listener: observers.push(observer) - 1 }),
    reconnect: () => {
      send('reconnect');
      clearTimeout(timer);
      timer = setTimeout(end, answerMs, 'The worker of the listeners has died');
    },
  };
}

/**
 * Listens to a tenant's public documents in a worker, so that the page never waits for Firestore's client. After a failure,
 * the next listener starts another worker.
 */
export function openListeners(config: TenantConfig, tenant: string) {
  const silent = new Set<Stream>();
  let worker: ReturnType<typeof startWorker> | undefined;
  const forget = () => {
    worker = undefined;
  };
  const reconnect = () => {
    silent.clear();
    worker?.then((started) => started.reconnect()).catch(() => {});
  };
  onReturn(reconnect);
  // In a worker, Firestore's client does not notice these events.
  for (const type of ['online', 'offline']) addEventListener(type, reconnect);

  const listen = async <Key extends Stream>(
    stream: Key,
    { next, offline, failed }: ListenerObserver<Values[Key]>,
  ): Promise<void> => {
    if (worker === undefined) {
      worker = startWorker(forget);
      worker.catch(forget);
    }
    const receive = (value: Values[Key]) => {
      silent.delete(stream);
      next(value);
    };
    (await worker).listen({ stream, config, tenant }, { next: receive, offline, failed });
  };

  return {
    metadata: (observer: ListenerObserver<TenantMetadata>) => listen('metadata', observer),
    inventory: ({ next, ...observer }: ListenerObserver<Inventory>) => {
      const inventoryOf = inventoryMerger();
      return listen('inventory', { ...observer, next: (change) => next(inventoryOf(change)) });
    },
    /** Marks a stream as silent, and reconnects once both are silent: they share one connection. */
    reconnectIfSilent: (stream: Stream): void => {
      silent.add(stream);
      if (silent.size === 2) reconnect();
    },
  };
}
