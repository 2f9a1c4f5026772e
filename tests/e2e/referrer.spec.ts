import { sitePort } from './emulators.ts';
import { expect, test } from './fixtures.ts';

const restRequests = /\/(identitytoolkit|securetoken)\.googleapis\.com\/|\/v1\/projects\//;

test('sends the origin to the Google APIs under Referrer-Policy: no-referrer', async ({ site }) => {
  await site.page.route(site.url, async (route) => {
    // Node does not resolve subdomains of localhost.
    const response = await route.fetch({ url: `http://127.0.0.1:${sitePort}/` });
    const headers = { ...response.headers(), 'referrer-policy': 'no-referrer' };
    await route.fulfill({ response, headers });
  });
  // The first visit signs up and seeds; the second renews the ID token.
  await site.open();
  await site.navigateTo('Inventory');
  await expect(site.cards).toHaveCount(5);
  await site.open();
  await site.navigateTo('Inventory');
  await expect(site.page.getByRole('definition').first()).toHaveText('1,204');

  for (const part of ['accounts:signUp', 'securetoken', 'public?', 'vehicles?', 'documents:commit'])
    expect(site.requestsTo(part), part).not.toHaveLength(0);
  const requests = site.requestsTo('').filter((request) => restRequests.test(request.url()));
  const referrers = await Promise.all(
    requests.map(async (request) => [request.url(), (await request.allHeaders())['referer']]),
  );
  expect(referrers).toEqual(requests.map((request) => [request.url(), site.url]));
});
