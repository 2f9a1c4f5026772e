import type { Response } from '@playwright/test';
import { numberedVehicles, someMetadata } from './dealer.ts';
import { emulatorPaths } from './emulators.ts';
import { expect, summary, test } from './fixtures.ts';
import { type Site, siteOn } from './site.ts';
import { builtAssets, transferSize } from './transferSize.ts';

declare global {
  interface Window {
    /** What the Listen channel has received so far. */
    listened: string;
  }
}

const cars = 60;

/** The most bytes that Firestore sends for a document, uncompressed. */
const bytesPerDocument = 700;

/** What a visit uses: the first table of docs/cost.md. The inventory screen adds a call for the summary. */
const visits = {
  first: { documentReads: 66, newAccounts: 1, tokenRefreshes: 0, configurationCalls: 1 },
  returning: { documentReads: 61, newAccounts: 0, tokenRefreshes: 1, configurationCalls: 1 },
};
const maxSiteBytes = { first: 296_000, returning: 4900 };

/** Longer than the silence after which the site reads over REST what a listener has not delivered. */
const fallbackMs = 6000;

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

const listenedText = ({ page }: Site) => page.evaluate(() => window.listened);

/** The documents that the listeners have received so far; a missing document counts too. */
const listenedReads = async (site: Site) =>
  (await listenedText(site)).match(/"document(?:Change|Delete)"/g)?.length ?? 0;

async function restResponses(site: Site): Promise<Response[]> {
  const requests = site.requestsTo('/v1/projects/');
  const responses = await Promise.all(requests.map((request) => request.response()));
  return responses.filter((response) => response !== null);
}

/** What the visit has used so far, after any response that is still pending. */
async function useOf(site: Site) {
  const pages = await Promise.all((await restResponses(site)).map((response) => response.json()));
  // A query without results costs one read.
  const restReads = pages.map(({ documents = [] }) => Math.max(1, documents.length));
  return {
    documentReads: restReads.reduce((total, reads) => total + reads, await listenedReads(site)),
    newAccounts: site.requestsTo('/accounts:signUp').length,
    tokenRefreshes: site.requestsTo('/securetoken.googleapis.com/').length,
    configurationCalls: site.requestsTo('/api/tenant-config').length,
    summaryCalls: site.requestsTo('/api/dashboard-summary/').length,
  };
}

/** Bytes that Firestore has sent so far, uncompressed. */
async function firestoreBytes(site: Site): Promise<number> {
  const pages = await Promise.all((await restResponses(site)).map((response) => response.text()));
  return Buffer.byteLength([...pages, await listenedText(site)].join(''));
}

/**
 * Bytes that Firebase Hosting would have sent so far: each file of the site once, compressed. The service worker, which
 * these tests block, stores every hashed file.
 */
function siteBytes(site: Site): number {
  const requested = site
    .requestsTo(site.url)
    .map((request) => new URL(request.url()).pathname)
    .filter((path) => ![...emulatorPaths, '/api/'].some((prefix) => path.startsWith(prefix)));
  return [...new Set([...requested, '/sw.js', ...builtAssets()])].reduce(
    (total, path) => total + transferSize(path === '/' ? 'index.html' : path.slice(1)),
    0,
  );
}

test.use({ stock: { metadata: someMetadata, vehicles: numberedVehicles(cars) } });

for (const screen of ['home screen', 'inventory'] as const) {
  test(`a visit uses what the cost page says (${screen})`, async ({ context, dealer, site: { errors } }) => {
    await dealer.putMarker();
    await context.addInitScript(recordListenChannel);
    await context.clock.install();
    for (const visit of ['first', 'returning'] as const) {
      await test.step(`${visit} visit`, async () => {
        const expected = { ...visits[visit], summaryCalls: screen === 'inventory' ? 1 : 0 };
        const site = siteOn(await context.newPage(), dealer, errors);
        await site.open();
        await expect.poll(() => listenedReads(site)).toBeGreaterThan(cars);
        await site.waitUntilPreloaded();
        if (screen === 'inventory') {
          await site.navigateTo('Inventory');
          await expect(site.page.getByText(summary.totalCount.toLocaleString('en-US'))).toBeVisible();
        }
        await expect.poll(() => useOf(site)).toEqual(expected);
        await context.clock.runFor(fallbackMs);
        expect(await useOf(site), 'after a fallback read would be due').toEqual(expected);

        // The service worker, which these tests block, answers a returning visitor with all files but the page.
        const bytes = visit === 'first' ? siteBytes(site) : transferSize('index.html');
        expect.soft(bytes).toBeLessThanOrEqual(maxSiteBytes[visit]);
        const maxFirestoreBytes = expected.documentReads * bytesPerDocument;
        expect.soft(await firestoreBytes(site)).toBeLessThanOrEqual(maxFirestoreBytes);
        await site.page.close();
      });
    }
  });
}
