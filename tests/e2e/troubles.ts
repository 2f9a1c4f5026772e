import type { BrowserContext } from '@playwright/test';
import { emulatorPaths } from './emulators.ts';

/** Everything that goes wrong in the browser while a test runs, and everything it asks of a stranger. */
export class Troubles {
  readonly #found: string[] = [];
  readonly #expected: RegExp[] = [];

  /** Each of these must come, however often. Anything else that goes wrong fails the test. */
  expect(...patterns: readonly RegExp[]): void {
    this.#expected.push(...patterns);
  }

  watch(context: BrowserContext, site: URL): void {
    const isOfTheSite = (address: string) => {
      const { host, pathname } = new URL(address);
      return host === site.host && !emulatorPaths.some((path) => pathname.startsWith(path));
    };
    context.on('console', (message) => {
      if (message.type() !== 'error') return;
      this.#found.push(`console.error: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#found.push(`Page error: ${error.error().message}`));
    context.on('dialog', (dialog) => {
      this.#found.push(`Dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    context.on('request', (request) => {
      const { protocol, host, href } = new URL(request.url());
      const isKnown = host === site.host || href.startsWith(mapAddress);
      if (!isKnown && protocol.startsWith('http')) this.#found.push(`Request to a stranger: ${href}`);
    });
    context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // That is the page leaving, or changing its mind.
      if (!isOfTheSite(request.url()) || reason === 'net::ERR_ABORTED') return;
      this.#found.push(`Request failed: ${request.url()} ${reason}`);
    });
    context.on('response', (response) => {
      if (!isOfTheSite(response.url()) || response.status() < 400) return;
      this.#found.push(`Request failed: ${response.url()} ${response.status()}`);
    });
  }

  /** What was not expected, and what was expected and has not come. */
  get unsettled(): string[] {
    const unexpected = this.#found.filter((text) => !this.#expected.some((pattern) => pattern.test(text)));
    const missing = this.#expected.filter((pattern) => !this.#found.some((text) => pattern.test(text)));
    return [...unexpected, ...missing.map((pattern) => `Has not come: ${pattern.source}`)];
  }
}

/** Google's map, which each test answers itself. */
export const mapAddress = 'https://www.google.com/maps?';
