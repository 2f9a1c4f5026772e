import { get, update } from 'idb-keyval';
import { onChanceToRetry } from '../browser/onChanceToRetry.ts';
import { withinMs } from '../browser/withinMs.ts';
import type { Backend } from './backend.ts';
import { fieldsOf, listOf } from './decode.ts';
import type { TestDriveRequest, TradeIn, VisitorRequest } from './model.ts';
import { decodeTradeIn, decodeVisitorRequest } from './visitorRequest.ts';

/** In IndexedDB, which belongs to the host name and thus to one dealer. */
const key = 'showroom outbox';

/** In some browsers, opening a database never completes. */
const databaseTimeoutMs = 1000;
const requestTimeoutMs = 15_000;
const maxAgeMs = 14 * 24 * 60 * 60 * 1000;
const firstPauseMs = 2000;
const longestPauseMs = 10 * 60 * 1000;

type Content = {
  requests: readonly VisitorRequest[];
  /** The latest estimate. It travels with the next request. */
  tradeIn: TradeIn | undefined;
};

export type Outbox = {
  /** Stores a request, then sends it until the server has answered. Never rejects. */
  accept: (request: TestDriveRequest, vehicleId: string) => Promise<void>;
  /** Stores an estimate for the next request. Never rejects. */
  keepTradeIn: (tradeIn: TradeIn) => Promise<void>;
  /** Stops sending; for tests and stories, which open several on one page. */
  close: () => void;
};

/** Decodes what an earlier visit has stored. Drops what is invalid, and requests of more than 14 days ago. */
function contentOf(raw: unknown): Content {
  const { requests, tradeIn } = fieldsOf(raw);
  const oldest = Date.now() - maxAgeMs;
  return {
    requests: listOf(requests, decodeVisitorRequest).filter(({ acceptedAt }) => acceptedAt >= oldest),
    tradeIn: decodeTradeIn(tradeIn),
  };
}

/**
 * Sends requests to the dealer's server, across visits and lost connections. A request stays in IndexedDB, or in this
 * page's memory where there is none, until the server has stored it, or refuses it for good. Several tabs may send the
 * same request: the server stores one per id.
 */
export function openOutbox({ getIdToken, fetch }: Pick<Backend, 'getIdToken' | 'fetch'>): Outbox {
  let inMemory = contentOf(undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;
  let isClosed = false;
  const underWay = new Set<string>();

  const change = async (edit: (content: Content) => Content) => {
    try {
      await withinMs(databaseTimeoutMs, () => update<unknown>(key, (raw) => edit(contentOf(raw))));
    } catch {
      inMemory = edit(inMemory);
    }
  };
  const waiting = async () => {
    const stored = await withinMs(databaseTimeoutMs, () => get<unknown>(key)).catch(() => undefined);
    return [...contentOf(stored).requests, ...inMemory.requests];
  };
  const remove = async (id: string) => {
    const without = ({ requests, tradeIn }: Content) => ({
      requests: requests.filter((request) => request.id !== id),
      tradeIn,
    });
    inMemory = without(inMemory);
    await change(without);
  };

  /** Whether the request need not be sent again. Rejects when the server cannot be reached. */
  const post = async (request: VisitorRequest, signal: AbortSignal) => {
    const token = await getIdToken();
    if (token === undefined) return false;
    const response = await fetch('/api/requests', {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      // The request goes out even if the page closes.
      keepalive: true,
      signal,
    });
    if (response.status === 400 || response.status === 410) {
      console.error(`The dealer’s server has refused a request: ${response.status}`);
      return true;
    }
    // Another server may answer in its place, such as a hotel's.
    return response.ok && fieldsOf(await response.json())['id'] === request.id;
  };
  const send = async (request: VisitorRequest) => {
    if (underWay.has(request.id)) return;
    underWay.add(request.id);
    try {
      if (await withinMs(requestTimeoutMs, (signal) => post(request, signal))) await remove(request.id);
    } catch {
      // It is sent again later.
    } finally {
      underWay.delete(request.id);
    }
  };
  const sendAll = async () => {
    await Promise.all((await waiting()).map(send));
    clearTimeout(timer);
    if ((await waiting()).length === 0 || isClosed) return;
    timer = setTimeout(() => {
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      void sendAll();
    }, pauseMs);
  };
  const sendAllSoon = () => {
    pauseMs = firstPauseMs;
    void sendAll();
  };

  sendAllSoon();
  const ignoreChances = onChanceToRetry(sendAllSoon);
  return {
    accept: async (request, vehicleId) => {
      const id = crypto.randomUUID();
      const identified = { consent: undefined, trap: '', ...request, vehicleId, id, acceptedAt: Date.now() };
      await change(({ requests, tradeIn }) => ({
        requests: [...requests, { ...identified, tradeIn }],
        tradeIn: undefined,
      }));
      sendAllSoon();
    },
    keepTradeIn: (tradeIn) => change(({ requests }) => ({ requests, tradeIn })),
    close: () => {
      isClosed = true;
      ignoreChances();
      clearTimeout(timer);
    },
  };
}
