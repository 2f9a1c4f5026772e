import type { BrowserContext } from '@playwright/test';
import { emulatorProxy } from './emulators.ts';

const mapUrl = 'https://www.google.com/maps?';

/** Collects console errors, uncaught exceptions, dialogs, failed requests and requests to unexpected origins. */
export class BrowserErrors {
  readonly #errors: string[] = [];
  readonly #expected: RegExp[] = [];
  readonly #allowed: RegExp[] = [];

  /** Declares expected errors. Each pattern must match at least one error. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Declares errors that depend on which of two timers is first. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /**
   * Watches a context, in which a mock answers for Google Maps.
   *
   * @param origins those that the site may send requests to, besides its own
   */
  async watch(context: BrowserContext, site: URL, origins: readonly string[] = []): Promise<void> {
    const isSameSite = (url: string) => {
      const { host, pathname } = new URL(url);
      return host === site.host && !Object.keys(emulatorProxy).some((path) => pathname.startsWith(path));
    };
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#errors.push(`console.error: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#errors.push(`Page error: ${error.error().message}`));
    context.on('dialog', (dialog) => {
      this.#errors.push(`Dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('request', (request) => {
      const { protocol, host, href, origin } = new URL(request.url());
      const isKnown = host === site.host || href.startsWith(mapUrl) || origins.includes(origin);
      if (!isKnown && protocol.startsWith('http'))
        this.#errors.push(`Request to an unexpected origin: ${href}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // The page cancels requests when it navigates or aborts a fetch.
      if (!isSameSite(request.url()) || reason === 'net::ERR_ABORTED') return;
      this.#errors.push(`Request failed: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (!isSameSite(response.url()) || response.status() < 400) return;
      this.#errors.push(`Request failed: ${response.url()} ${response.status()}`);
    });
    await context.route(`${mapUrl}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Map</title>A map' }),
    );
  }

  /** Errors that were not expected, and expected errors that did not occur. */
  get unexpected(): string[] {
    const known = [...this.#expected, ...this.#allowed];
    const unexpected = this.#errors.filter((text) => !known.some((pattern) => pattern.test(text)));
    const missing = this.#expected.filter((pattern) => !this.#errors.some((text) => pattern.test(text)));
    return [...unexpected, ...missing.map((pattern) => `Did not occur: ${pattern.source}`)];
  }
}
