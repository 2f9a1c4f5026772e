import { numberedVehicles, someMetadata } from './dealer.ts';
import { expect, summary, test } from './fixtures.ts';
import { type Site, siteOn } from './site.ts';

declare global {
  interface Window {
    /** The data that the Listen channel has received so far. */
    listened: string;
  }
}

const cars = 60;

/** The usage of a visit: the first table of docs/cost.md. The inventory screen adds a call for the summary. */
const visits = {
  first: { documentReads: 66, newAccounts: 1, tokenRefreshes: 0, configurationCalls: 1 },
  returning: { documentReads: 61, newAccounts: 0, tokenRefreshes: 1, configurationCalls: 1 },
};

/** Longer than a listener may be silent before the site reads over REST. */
const fallbackMs = 6000;

/** Records the Listen channel's responses while they stream in: most stay open for the whole visit. Runs in the page. */
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

/** The documents that the listeners have received so far; a missing document counts too. */
const listenedReads = async ({ page }: Site) =>
  (await page.evaluate(() => window.listened)).match(/"document(?:Change|Delete)"/g)?.length ?? 0;

/** The usage of the visit so far, once no response is pending. */
async function usageOf(site: Site) {
  const requests = site.requestsTo('/v1/projects/');
  const pages = await Promise.all(requests.map(async (request) => (await request.response())?.json()));
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

test.use({ documents: { metadata: someMetadata, vehicles: numberedVehicles(cars) } });

test('a visit matches docs/cost.md', async ({ context, dealer, url, server: _ }) => {
  await dealer.putMarker();
  await context.addInitScript(recordListenChannel);
  await context.clock.install();
  for (const visit of ['first', 'returning'] as const) {
    await test.step(`${visit} visit`, async () => {
      const site = siteOn(await context.newPage(), url);
      await site.open();
      await expect.poll(() => listenedReads(site)).toBeGreaterThan(cars);
      await site.waitUntilPreloaded();
      await expect.poll(() => usageOf(site)).toEqual({ ...visits[visit], summaryCalls: 0 });
      await site.navigateTo('Inventory');
      await expect(site.page.getByText(summary.totalCount.toLocaleString('en-US'))).toBeVisible();
      await context.clock.runFor(fallbackMs);
      expect(await usageOf(site)).toEqual({ ...visits[visit], summaryCalls: 1 });
      await site.page.close();
    });
  }
});
