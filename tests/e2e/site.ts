import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { screenLabels } from '../../src/app/screenLabels.ts';
import type { BrowserErrors } from './browserErrors.ts';
import type { Dealer } from './dealer.ts';
import { configurationAt, sitePort } from './emulators.ts';

/** The Firestore listeners. */
export const listenChannel = '**/google.firestore.v1.Firestore/Listen/**';
/** Firestore's REST interface. */
export const restReads = '**/v1/projects/**';
export const summaryPath = '/api/dashboard-summary/inventory';

/** The screens whose code is preloaded. The names of their chunks contain these names. */
export const preloadedScreens = Object.keys(screenLabels).filter((screen) => screen !== 'home');

type MockResponse = { status?: number; json?: unknown; body?: string; contentType?: string };

/** Page object for the site. */
export class Site {
  readonly page: Page;
  readonly url: string;
  /** The default response of /api/tenant-config. */
  readonly configuration: ReturnType<typeof configurationAt>;
  /** Declare expected errors here. */
  readonly errors: BrowserErrors;
  readonly loading: Locator;
  readonly heading: Locator;
  readonly header: Locator;
  readonly footer: Locator;
  readonly cards: Locator;
  readonly cardNames: Locator;
  /** The counts of the summary. */
  readonly counts: Locator;
  /** The grid while it shows skeleton cards. Excludes the summary, which is also aria-busy while it loads. */
  readonly skeletonGrid: Locator;
  readonly search: Locator;
  readonly modal: Locator;
  readonly #requests: Request[] = [];

  constructor(page: Page, dealer: Dealer, errors: BrowserErrors, port = sitePort) {
    const main = page.getByRole('main');
    this.page = page;
    this.url = urlOf(dealer, port);
    this.configuration = configurationAt(dealer.host, port);
    this.errors = errors;
    this.loading = page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });
    this.heading = page.getByRole('heading', { level: 1 });
    this.header = page.getByRole('banner');
    this.footer = page.getByRole('contentinfo');
    this.cards = page.getByRole('article');
    this.cardNames = this.cards.getByRole('heading');
    this.counts = main.getByRole('definition');
    this.skeletonGrid = main.locator('[aria-busy="true"]').filter({ hasNot: page.getByRole('term') });
    this.search = page.getByPlaceholder('Search by make or model...');
    this.modal = page.getByRole('dialog');
    page.on('request', (request) => this.#requests.push(request));
  }

  /** Navigates to the site and waits for its first screen. */
  async open(): Promise<void> {
    await this.goto();
    await expect(this.heading).toBeVisible();
  }

  async openInventory(): Promise<void> {
    await this.open();
    await this.navigateTo('Inventory');
  }

  /** Navigates to the site without waiting for it to load. */
  async goto(): Promise<void> {
    await this.page.goto(this.url, { waitUntil: 'commit' });
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

  /** Waits until the browser has stored the live data for the next visit. */
  async waitUntilKept(): Promise<void> {
    const copies = async () => {
      const { origins } = await this.page.context().storageState({ indexedDB: true });
      return JSON.stringify(origins).match(/showroom copy/g);
    };
    await expect.poll(copies).toHaveLength(2);
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

  /** Fails matching requests, until they are unrouted. */
  async block(url: string | RegExp, times?: number): Promise<void> {
    await this.page.route(url, (route) => route.abort('blockedbyclient'), times ? { times } : {});
  }

  /** Waits until this visit has requested the code of every screen, which it does last. */
  async waitUntilPreloaded(): Promise<void> {
    const requested = () => {
      const start = this.#requests.findLastIndex((request) => request.url() === this.url);
      return this.#requests.slice(start).map((request) => request.url());
    };
    for (const screen of preloadedScreens)
      await expect
        .poll(requested)
        .toContainEqual(expect.stringMatching(new RegExp(`/assets/\\w*${screen}`, 'i')));
  }

  /** Changes the page that the host serves. */
  async changePage(change: (page: { html: string; headers: Record<string, string> }) => void): Promise<void> {
    await this.page.route(this.url, async (route) => {
      // Node does not resolve subdomains of localhost.
      const response = await route.fetch({ url: `http://127.0.0.1:${sitePort}/` });
      const page = { html: await response.text(), headers: response.headers() };
      change(page);
      await route.fulfill({ response, headers: page.headers, body: page.html });
    });
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

  /** Makes the page believe that the browser is back online. */
  async goOnline(): Promise<void> {
    await this.page.evaluate(() => dispatchEvent(new Event('online')));
  }

  /** Installs a fake clock, which runs in real time until it is paused. Call it before opening the page. */
  async installClock(): Promise<void> {
    await this.page.clock.install();
  }

  /** Pauses the fake clock, so that only `page.clock.runFor` advances it. */
  async pauseClock(): Promise<void> {
    const now = await this.page.evaluate(() => Date.now());
    await this.page.clock.pauseAt(now + 1000);
  }

  /** The messages that the page logs from now on and that match. */
  logged(pattern: RegExp): readonly string[] {
    const messages: string[] = [];
    this.page.on('console', (message) => {
      if (pattern.test(message.text())) messages.push(message.text());
    });
    return messages;
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
