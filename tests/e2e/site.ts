import { expect, type Page, type Request } from '@playwright/test';
import type { Dealer } from './dealer.ts';
import { configurationAt, sitePort } from './emulators.ts';

type Answer = { status?: number; json?: unknown; body?: string; contentType?: string };

/** The site as a visitor has it before them. */
export class Site {
  readonly page: Page;
  readonly address: string;
  /** What the dealer's server answers when asked for it, unless a test says otherwise. */
  readonly configuration: ReturnType<typeof configurationAt>;
  readonly #requests: Request[] = [];

  constructor(page: Page, dealer: Dealer) {
    this.page = page;
    this.address = addressOf(dealer);
    this.configuration = configurationAt(dealer.host);
    page.on('request', (request) => this.#requests.push(request));
  }

  /** Comes to the site and waits until it is there. */
  async open(): Promise<void> {
    await this.start();
    await expect(this.heading).toBeVisible();
  }

  /** Comes to the site and waits for nothing. */
  async start(): Promise<void> {
    await this.page.goto(this.address, { waitUntil: 'commit' });
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

  card(name: string) {
    return this.cards.filter({ has: this.page.getByRole('heading', { name }) });
  }

  button(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }

  /** By a button of the header. */
  async choose(label: 'Home' | 'Inventory' | 'Sell/Trade' | 'About' | 'Contact'): Promise<void> {
    await this.header.getByRole('button', { name: label, exact: true }).click();
  }

  /** Of a car whose card is on the page. */
  async openVehicle(name: string): Promise<void> {
    await this.card(name).getByRole('button').click();
    await expect(this.heading).toHaveText(name);
  }

  get search() {
    return this.page.getByPlaceholder('Search by make or model...');
  }

  get modal() {
    return this.page.getByRole('dialog');
  }

  /** How far down the page is scrolled, in px. */
  scrolled(): Promise<number> {
    return this.page.evaluate(() => scrollY);
  }

  async scrollDown(): Promise<void> {
    await this.page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    expect(await this.scrolled()).toBeGreaterThan(0);
  }

  /** A configuration that is on the page before anything else. */
  async preset(configuration: unknown): Promise<void> {
    await this.page.addInitScript((value) => {
      window.__TENANT_CONFIG__ = value;
    }, configuration);
  }

  /** Answers a path of the site's own server from now on. */
  async answer(path: string, answer: Answer | 'unreachable'): Promise<void> {
    await this.page.route(`**${path}`, (route) =>
      answer === 'unreachable' ? route.abort('connectionrefused') : route.fulfill(answer),
    );
  }

  /** Keeps back what the page asks for until it is let go; then it is answered as usual. */
  async holdBack(address: string | RegExp): Promise<{ letGo: () => void }> {
    const released = Promise.withResolvers<void>();
    await this.page.route(address, async (route) => {
      await released.promise;
      await route.fallback();
    });
    return { letGo: released.resolve };
  }

  /** Lets a test move the page's clock on (`page.clock.runFor`) or stop it. To be called before the page is opened. */
  async takeTheClock(): Promise<void> {
    await this.page.clock.install();
  }

  /** From now on the page's clock goes by `page.clock.runFor` alone. */
  async stopTheClock(): Promise<void> {
    await this.page.clock.pauseAt(Date.now() + 1000);
  }

  /** What the page has asked for so far at an address that contains the text. */
  requestsTo(part: string): readonly Request[] {
    return this.#requests.filter((request) => request.url().includes(part));
  }

  /** What the page has asked for so far, but for its own code and what its listeners do by themselves. */
  get requests(): readonly Request[] {
    return this.#requests.filter(
      (request) => !/\/assets\/|\/google\.firestore\.v1\.Firestore\/Listen\//.test(request.url()),
    );
  }
}

export const addressOf = (dealer: Dealer) => `http://${dealer.host}:${sitePort}/`;
