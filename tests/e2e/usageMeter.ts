import type { Page, Request, Response } from '@playwright/test';
import type { VisitUse } from '../../tools/cost/bill.ts';
import { emulatorPaths } from './emulators.ts';
import { builtAssets, transferSize } from './transferSize.ts';

declare global {
  interface Window {
    /** What the Listen channel has received so far. */
    listened: string;
  }
}

/** Records the Listen channel, whose responses usually stay open for the whole visit, while they arrive. Runs in the page. */
function recordListenChannel(): void {
  window.listened = '';
  const originalFetch = window.fetch;
  window.fetch = async (input, init) => {
    const response = await originalFetch(input, init);
    if (!response.url.includes('/google.firestore.v1.Firestore/Listen/')) return response;
    const write = (text: string) => {
      window.listened += text;
    };
    // The stream ends with an error when the client cancels it.
    response
      .clone()
      .body?.pipeThrough(new TextDecoderStream())
      .pipeTo(new WritableStream({ write }))
      .catch(() => {});
    return response;
  };
}

/** Counts what a page uses of Firebase. */
export class UsageMeter {
  readonly #page: Page;
  #requests: Request[] = [];

  private constructor(page: Page) {
    this.#page = page;
    page.on('request', (request) => this.#requests.push(request));
  }

  static async attach(page: Page): Promise<UsageMeter> {
    await page.addInitScript(recordListenChannel);
    return new UsageMeter(page);
  }

  /** Starts from zero, for the next visit. */
  reset(): void {
    this.#requests = [];
  }

  /** The documents that the listeners have received so far; a missing document counts too. */
  async listenedReads(): Promise<number> {
    const text = await this.#page.evaluate(() => window.listened);
    return [...text.matchAll(/"document(?:Change|Delete)"/g)].length;
  }

  /** What the visit has used so far, after any response that is still pending. */
  async use(): Promise<Omit<VisitUse, 'siteKilobytes'>> {
    const pages = await Promise.all((await this.#restResponses()).map((response) => response.json()));
    // A query without results costs one read.
    const restReads = pages.map(({ documents = [] }) => Math.max(1, documents.length));
    return {
      documentReads: restReads.reduce((total, reads) => total + reads, await this.listenedReads()),
      newAccounts: this.#to('/accounts:signUp').length,
      tokenRefreshes: this.#to('/securetoken.googleapis.com/').length,
      configurationCalls: this.#to('/api/tenant-config').length,
      summaryCalls: this.#to('/api/dashboard-summary/').length,
    };
  }

  /** Bytes that Firestore has sent so far, uncompressed. */
  async firestoreBytes(): Promise<number> {
    const pages = await Promise.all((await this.#restResponses()).map((response) => response.text()));
    return Buffer.byteLength([...pages, await this.#page.evaluate(() => window.listened)].join(''));
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
