import { aVehicle, someMetadata } from './dealer.ts';
import { expect, summary, test } from './fixtures.ts';
import { type Site, siteOn } from './site.ts';

const cars = 60;

/** The usage of a visit: the first table of docs/cost.md. The inventory screen adds a call for the summary. */
const visits = {
  first: { documentReads: 66, newAccounts: 1, tokenRefreshes: 0, configurationCalls: 1 },
  returning: { documentReads: 61, newAccounts: 0, tokenRefreshes: 1, configurationCalls: 1 },
};

/** Longer than a listener may be silent before the site reads over REST. */
const fallbackMs = 6000;

/** The documents that each listener has requested: one document, or all cars. */
const listenedReads = (site: Site) =>
  site
    .requestsTo('/google.firestore.v1.Firestore/Listen/')
    .flatMap((request) => (request.postData() ?? '').match(/addTarget%22%3A%7B%22(?:documents|query)/g) ?? [])
    .map((target) => (target.endsWith('query') ? cars : 1));

/** The documents in each page that has been read over REST. A query without results costs one read. */
const restReads = (site: Site) =>
  Promise.all(
    site.requestsTo('/v1/projects/').map(async (request) => {
      const page = await (await request.response())?.json();
      return Math.max(1, page.documents?.length ?? 0);
    }),
  );

/** The usage of the visit so far, once no response is pending. */
async function countUsage(site: Site) {
  const reads = [...(await restReads(site)), ...listenedReads(site)];
  return {
    documentReads: reads.reduce((total, count) => total + count, 0),
    newAccounts: site.requestsTo('/accounts:signUp').length,
    tokenRefreshes: site.requestsTo('/securetoken.googleapis.com/').length,
    configurationCalls: site.requestsTo('/api/tenant-config').length,
    summaryCalls: site.requestsTo('/api/dashboard-summary/').length,
  };
}

const vehicles = Object.fromEntries(Array.from({ length: cars }, (_, id) => [id, aVehicle()]));
test.use({ documents: { metadata: someMetadata, vehicles } });

test('a visit matches docs/cost.md', async ({ context, dealer, url, server: _ }) => {
  await dealer.putMarker();
  await context.clock.install();
  for (const visit of ['first', 'returning'] as const) {
    await test.step(`${visit} visit`, async () => {
      const site = siteOn(await context.newPage(), url);
      await site.open();
      await site.waitUntilPreloaded();
      await expect.poll(() => countUsage(site)).toEqual({ ...visits[visit], summaryCalls: 0 });
      await site.navigateTo('Inventory');
      await expect(site.page.getByText(summary.totalCount.toLocaleString('en-US'))).toBeVisible();
      await context.clock.runFor(fallbackMs);
      expect(await countUsage(site)).toEqual({ ...visits[visit], summaryCalls: 1 });
      await site.page.close();
    });
  }
});
