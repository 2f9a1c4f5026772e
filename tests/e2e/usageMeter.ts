import type { Page, Request, Response } from '@playwright/test';
import type { VisitUse } from '../../tools/cost/inputs.ts';
import { emulatorPaths } from './emulators.ts';
import { builtAssets, transferSize } from './transferSize.ts';

/** The text received on each request of the Listen channel, by request ID. */
type Streams = Map<string, string>;

const listenChannel = '/google.firestore.v1.Firestore/Listen/';

/** Counts what a page uses of Firebase. */
export class UsageMeter {
  readonly #streams: Streams;
  #requests: Request[] = [];

  private constructor(page: Page, streams: Streams) {
    this.#streams = streams;
    page.on('request', (request) => this.#requests.push(request));
  }

  static async attach(page: Page): Promise<UsageMeter> {
    return new UsageMeter(page, await recordStreams(page));
  }

  /** Starts from zero, for the next visit. */
  reset(): void {
    this.#streams.clear();
    this.#requests = [];
  }

  /** The documents that the listeners have received so far; a missing document counts too. */
  get listenedReads(): number {
    const text = [...this.#streams.values()].join('');
    return [...text.matchAll(/"document(?:Change|Delete)"/g)].length;
  }

  /** What the visit has used so far, after any response that is still pending. */
  async use(): Promise<Omit<VisitUse, 'siteKilobytes'>> {
    const pages = await Promise.all((await this.#restResponses()).map((response) => response.json()));
    // A query without results costs one read.
    const restReads = pages.map(({ documents = [] }) => Math.max(1, documents.length));
    return {
      documentReads: restReads.reduce((total, reads) => total + reads, this.listenedReads),
      newAccounts: this.#to('/accounts:signUp').length,
      tokenRefreshes: this.#to('/securetoken.googleapis.com/').length,
      configurationCalls: this.#to('/api/tenant-config').length,
      summaryCalls: this.#to('/api/dashboard-summary/').length,
    };
  }

  /** Bytes that Firestore has sent so far, uncompressed. */
  async firestoreBytes(): Promise<number> {
    const pages = await Promise.all((await this.#restResponses()).map((response) => response.text()));
    return Buffer.byteLength([...pages, ...this.#streams.values()].join(''));
  }

  /**
   * Bytes that Firebase Hosting would have sent so far: each file of the site once, compressed. The service worker, which
   * these tests block, stores every hashed file.
   */
  siteBytes(): number {
    const requested = this.#requests
      .map((request) => new URL(request.url()).pathname)
      .filter((path) => ![...emulatorPaths, '/api/'].some((prefix) => path.startsWith(prefix)));
    return [...new Set([...requested, '/sw.js', ...builtAssets()])].reduce(
      (total, path) => total + transferSize(path === '/' ? 'index.html' : path.slice(1)),
      0,
    );
  }

  #to(part: string): Request[] {
    return this.#requests.filter((request) => request.url().includes(part));
  }

  async #restResponses(): Promise<Response[]> {
    const responses = await Promise.all(this.#to('/v1/projects/').map((request) => request.response()));
    return responses.filter((response) => response !== null);
  }
}

/**
 * Records the Listen channel. Its responses usually stay open for the whole visit, so they are read while they arrive; one
 * that ends, as every response does when the SDK polls, may end before its stream can be read, so its body is read then.
 */
async function recordStreams(page: Page): Promise<Streams> {
  const session = await page.context().newCDPSession(page);
  const streams: Streams = new Map();
  const update = (requestId: string, change: (text: string) => string) => {
    const text = streams.get(requestId);
    if (text !== undefined) streams.set(requestId, change(text));
  };
  const append = (requestId: string, base64 = '') =>
    update(requestId, (text) => text + Buffer.from(base64, 'base64').toString());
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (!response.url.includes(listenChannel)) return;
    streams.set(requestId, '');
    session.send('Network.streamResourceContent', { requestId }).then(
      ({ bufferedData }) => append(requestId, bufferedData),
      // It has ended; its body is read below.
      () => {},
    );
  });
  session.on('Network.dataReceived', ({ requestId, data }) => append(requestId, data));
  session.on('Network.loadingFinished', ({ requestId }) => {
    if (!streams.has(requestId)) return;
    session.send('Network.getResponseBody', { requestId }).then(
      ({ body }) => update(requestId, () => body),
      // The page has been left.
      () => {},
    );
  });
  await session.send('Network.enable');
  return streams;
}
