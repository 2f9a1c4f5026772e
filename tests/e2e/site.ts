import { expect, type Page, type Request, type Route } from '@playwright/test';
import { screenLabels } from '../../src/app/screens/screenLabels.ts';
import { emulators } from '../../tools/emulators/addresses.ts';
import { clientConfiguration } from '../../tools/emulators/clientConfiguration.ts';
import type { Dealer } from './dealer.ts';

/** The Firestore listeners. */
export const listenChannel = '**/google.firestore.v1.Firestore/Listen/**';
/** The worker that runs Firestore's client. */
export const workerFile = '**/assets/listenersWorker-*.js';
/** Firestore's REST interface. */
export const restReads = '**/v1/projects/**';
export const summaryPath = '/api/dashboard-summary/inventory';

/** The screens whose code is preloaded. The names of their chunks contain these names. */
export const preloadedScreens = Object.keys(screenLabels).filter((screen) => screen !== 'home');

/** Set by `serveSite.ts`. */
export const sitePort = process.env['SITE_PORT'] ?? '';

export const siteUrl = (dealer: Dealer, port = sitePort) => `http://${dealer.host}:${port}/`;

/** The response to /api/tenant-config for the site at this URL. */
export function configurationAt(url: string) {
  const { origin, host } = new URL(url);
  return clientConfiguration({ auth: origin, firestore: host, projectId: emulators.projectId });
}

export type Site = ReturnType<typeof siteOn>;

/** The requests of a page, and how tests answer them. */
function recordNetwork(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    /** The requests so far whose URL contains the text. */
    requestsTo: (part: string) => requests.filter((request) => request.url().includes(part)),
    /** Mocks all further responses for a path. */
    respond: (path: string, response: Parameters<Route['fulfill']>[0]) =>
      page.route(`**${path}`, (route) => route.fulfill(response)),
    /** Fails matching requests, until they are unrouted. */
    block: async (blocked: string | RegExp, times?: number) => {
      await page.route(blocked, (route) => route.abort('blockedbyclient'), times ? { times } : {});
    },
    /** Holds matching requests until `release` is called. */
    hold: async (held: string | RegExp) => {
      const released = Promise.withResolvers<void>();
      await page.route(held, async (route) => {
        await released.promise;
        await route.fallback();
      });
      return { release: released.resolve };
    },
    /** Waits until this visit has requested the code of every screen, which it does last. */
    waitUntilPreloaded: async () => {
      const requested = () => {
        const start = requests.findLastIndex((request) => request.url() === page.url());
        return requests.slice(start).map((request) => request.url());
      };
      for (const screen of preloadedScreens)
        await expect
          .poll(requested)
          .toContainEqual(expect.stringMatching(new RegExp(`/assets/\\w*${screen}`, 'i')));
    },
  };
}

/** The page object for the site at this URL. */
export function siteOn(page: Page, url: string) {
  const main = page.getByRole('main');
  const header = page.getByRole('banner');
  const heading = page.getByRole('heading', { level: 1 });
  const cards = page.getByRole('article');

  const open = async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await expect(heading).toBeVisible();
  };
  const navigateTo = (label: string) => header.getByRole('button', { name: label, exact: true }).click();
  const card = (name: string) => cards.filter({ has: page.getByRole('heading', { name }) });

  return {
    ...recordNetwork(page),
    page,
    url,
    /** The default response of /api/tenant-config. */
    configuration: configurationAt(url),

    heading,
    header,
    footer: page.getByRole('contentinfo'),
    cards,
    card,
    /** The counts of the summary. */
    counts: main.getByRole('definition'),
    /** The grid while it shows skeleton cards. Excludes the summary, which is also aria-busy while it loads. */
    skeletonGrid: main.locator('[aria-busy="true"]').filter({ hasNot: page.getByRole('term') }),
    search: page.getByPlaceholder('Search by make or model...'),
    modal: page.getByRole('dialog'),
    button: (name: string) => page.getByRole('button', { name, exact: true }),

    open,
    navigateTo,
    openInventory: async () => {
      await open();
      await navigateTo('Inventory');
    },
    /** The price of the vehicle `a1`, if it is this one. */
    price: (text: string) => card('2022 Mazda CX-5').getByText(text),
    setPolicy: (policy: string) =>
      page.route(url, (route) =>
        route.fulfill({ path: 'dist/index.html', headers: { 'content-security-policy': policy } }),
      ),
    openVehicle: async (name: string) => {
      await card(name).getByRole('button').click();
      await expect(heading).toHaveText(name);
    },

    /** Makes the page believe that the browser is back online. */
    goOnline: () => page.evaluate(() => dispatchEvent(new Event('online'))),
    logged: async (pattern: RegExp) =>
      (await page.consoleMessages()).filter((message) => pattern.test(message.text())),
  };
}
