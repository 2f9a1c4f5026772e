import { createBackoff } from '../../browser/createBackoff.ts';
import { keysWithPrefix, read, remove, write } from '../../browser/storage.ts';
import { withinMs } from '../../browser/withinMs.ts';
import { decodeFields } from '../../shared/documents/decode.ts';
import {
  decodeVisitorRequest,
  invalidRequestError,
  maxUndeliveredMs,
} from '../../shared/documents/visitorRequest.ts';
import type { VisitorRequest } from '../../shared/model.ts';
import type { FetchAsVisitor } from '../backend.ts';

/** Followed by the request's id. Storage belongs to one host, and so to one dealer. */
const keyPrefix = 'showroom request ';

const requestTimeoutMs = 15_000;
/** With the timeout, a request arrives at most 45 s after the end of an outage. */
const pausesMs = [2000, 4000, 8000, 16_000, 30_000];

/** What the dealer does with requests: `unknown` as long as nobody can tell. */
export type RequestPolicy = 'accepted' | 'refused' | 'unknown';

/** A version 4 UUID. `crypto.randomUUID` does not exist on plain http. */
function randomUuid(): string {
  const bytes = [...crypto.getRandomValues(new Uint8Array(15))];
  const digits = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/(.{8})(.{4})(.{3})(.{3})/, '$1-$2-4$3-8$4-');
}

const storedKeys = () => keysWithPrefix(keyPrefix);

/** Reads a stored request. Deletes one that is invalid or has expired. */
function readUnexpired(key: string): VisitorRequest | undefined {
  const request = decodeVisitorRequest(read(key));
  if (request !== undefined && Date.now() - request.submittedAt < maxUndeliveredMs) return request;
  console.error('A request was dropped: it is invalid or older than 14 days');
  remove(key);
  return undefined;
}

/**
 * Sends requests to the dealer's server, across visits and lost connections. Each request has its own storage key, which is
 * deleted when the server has stored the request or rejected it as invalid, or after 14 days. Several tabs may send the same
 * request: the server stores one per id.
 *
 * @param onStuck told after each attempt whether a request of an earlier visit waits because nobody is signed in
 */
export function openOutbox(fetchAsVisitor: FetchAsVisitor, onStuck: (isStuck: boolean) => void) {
  const openedAt = Date.now();
  const sending = new Set<string>();
  let isStuck = false;

  /** Resolves with true if the server has stored the request or rejected it for good; otherwise with false, or rejects. */
  const post = async (request: VisitorRequest, signal: AbortSignal) => {
    const response = await fetchAsVisitor('/api/requests', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      // The request goes out even if the page closes.
      keepalive: true,
      signal,
    });
    if (request.submittedAt < openedAt) isStuck = response === undefined;
    if (response === undefined) return false;
    // Proxies and login pages answer too, with any status.
    const { id, error } = decodeFields(await response.json());
    if (response.status !== 400 || error !== invalidRequestError) return response.ok && id === request.id;
    console.error('The dealer’s server has refused a request');
    return true;
  };
  const send = async (key: string) => {
    const request = readUnexpired(key);
    if (request === undefined || sending.has(key)) return;
    sending.add(key);
    try {
      if (await withinMs(requestTimeoutMs, (signal) => post(request, signal))) remove(key);
    } catch {
      // Unclear whether it arrived: retry later.
    } finally {
      sending.delete(key);
    }
  };
  const sendAll = async () => {
    await Promise.all(storedKeys().map(send));
    const isWaiting = storedKeys().length > 0;
    onStuck(isStuck && isWaiting);
    if (isWaiting) backoff.schedule();
  };
  const backoff = createBackoff(() => void sendAll(), pausesMs);

  let policy: RequestPolicy = 'unknown';
  const followPolicy = () => {
    if (policy === 'accepted') void sendAll();
    if (policy === 'refused') storedKeys().forEach(remove);
  };

  storedKeys().forEach(readUnexpired);
  return {
    /** Sends the requests of this and earlier visits, with retries, or deletes them, or keeps them until more is known. */
    setPolicy: (current: RequestPolicy): void => {
      policy = current;
      followPolicy();
    },
    /** Stores a request synchronously, so that closing the page cannot lose it, unless the dealer refuses requests. */
    add: (request: Omit<VisitorRequest, 'id' | 'submittedAt'>): void => {
      const sent: VisitorRequest = { ...request, id: randomUuid(), submittedAt: Date.now() };
      if (policy !== 'refused') write(keyPrefix + sent.id, sent);
      followPolicy();
    },
    /** Stops sending. For tests and stories, which open several outboxes on one page. */
    close: backoff.cancel,
  };
}
