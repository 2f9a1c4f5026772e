import { expect, type Page, type Request } from '@playwright/test';
import type { Dealer } from './dealer.ts';
import { configurationAt, sitePort } from './emulators.ts';

type MockResponse = { status?: number; json?: unknown; body?: string; contentType?: string };

/** Page object for the site. */
export class Site {
  readonly page: Page;
  readonly url: string;
  /** The default response of /api/tenant-config. */
  readonly configuration: ReturnType<typeof configurationAt>;
  readonly #requests: Request[] = [];

  constructor(page: Page, dealer: Dealer, port = sitePort) {
    this.page = page;
    this.url = urlOf(dealer, port);
    this.configuration = configurationAt(dealer.host, port);
    page.on('request', (request) => this.#requests.push(request));
  }

  /** Navigates to the site and waits for its first screen. */
  async open(): Promise<void> {
    await this.goto();
    await expect(this.heading).toBeVisible();
  }

  /** Navigates to the site without waiting for it to load. */
  async goto(): Promise<void> {
    await this.page.goto(this.url, { waitUntil: 'commit' });
  }

  get loading() {
    return this.page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
  }

  get heading() {
    return this.page.getByRole('heading', { level: 1 });
  }

  get header() {
    return this.page.getByRole('banner');
  }

  get footer() {
    return this.page.getByRole('contentinfo');
  }

  get cards() {
    return this.page.getByRole('article');
  }

  get cardNames() {
    return this.cards.getByRole('heading');
  }

  /** A text on the current screen. The inventory may be rendered out of sight as well. */
  shown(text: string | RegExp) {
    return this.page.getByRole('main').getByText(text, { exact: true }).filter({ visible: true });
  }

  card(name: string) {
    return this.cards.filter({ has: this.page.getByRole('heading', { name }) });
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** Clicks a button in the header. */
  async navigateTo(label: string): Promise<void> {
    await this.header.getByRole('button', { name: label, exact: true }).click();
  }

  /** Clicks a vehicle's card and waits for its detail screen. */
  async openVehicle(name: string): Promise<void> {
    await this.card(name).getByRole('button').click();
    await expect(this.heading).toHaveText(name);
  }

  /** The grid while it shows skeleton cards. Excludes the summary, which is also aria-busy while it loads. */
  get skeletonGrid() {
    const main = this.page.getByRole('main');
    return main.locator('[aria-busy="true"]').filter({ hasNot: this.page.getByRole('term') });
  }

  get search() {
    return this.page.getByPlaceholder('Search by make or model...');
  }

  get modal() {
    return this.page.getByRole('dialog');
  }

  /** In px. */
  scrollTop(): Promise<number> {
    return this.page.evaluate(() => scrollY);
  }

  async scrollDown(): Promise<void> {
    await this.page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await this.scrollTop()).toBeGreaterThan(0);
  }

  /** Sets `window.__TENANT_CONFIG__` before any script of the page runs. */
  async presetConfiguration(configuration: unknown): Promise<void> {
    await this.page.addInitScript((value) => {
      window.__TENANT_CONFIG__ = value;
    }, configuration);
  }

  /** The keys in the visitor's IndexedDB. */
  keptKeys(): Promise<string[]> {
    return this.page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          indexedDB.open('keyval-store').onsuccess = ({ target }) => {
            const { result } = target as IDBOpenDBRequest;
            const keys = result.transaction('keyval').objectStore('keyval').getAllKeys();
            keys.onsuccess = () => resolve(keys.result.map(String));
            result.close();
          };
        }),
    );
  }

  /** Makes the next visit ask the host for its configuration. */
  async forgetConfiguration(): Promise<void> {
    await this.page.evaluate(() => localStorage.removeItem('showroom configuration'));
  }

  /** Mocks all further responses for a path. */
  async respond(path: string, response: MockResponse | 'unreachable'): Promise<void> {
    await this.page.route(`**${path}`, (route) =>
      response === 'unreachable' ? route.abort('connectionrefused') : route.fulfill(response),
    );
  }

  /** Holds matching requests until `release` is called. */
  async hold(url: string | RegExp): Promise<{ release: () => void }> {
    const released = Promise.withResolvers<void>();
    await this.page.route(url, async (route) => {
      await released.promise;
      await route.fallback();
    });
    return { release: released.resolve };
  }

  /** Installs a fake clock, which runs in real time until it is paused. Call it before opening the page. */
  async installClock(): Promise<void> {
    await this.page.clock.install();
  }

  /** Pauses the fake clock, so that only `page.clock.runFor` advances it. */
  async pauseClock(): Promise<void> {
    await this.page.clock.pauseAt(Date.now() + 1000);
  }

  /** The requests so far whose URL contains the text. */
  requestsTo(part: string): readonly Request[] {
    return this.#requests.filter((request) => request.url().includes(part));
  }

  /** The requests so far, except for the page's own code and the Firestore listeners. */
  get requests(): readonly Request[] {
    return this.#requests.filter(
      (request) => !/\/assets\/|\/google\.firestore\.v1\.Firestore\/Listen\//.test(request.url()),
    );
  }
}

export const urlOf = (dealer: Dealer, port = sitePort) => `http://${dealer.host}:${port}/`;
