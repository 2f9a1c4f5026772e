import { expect, test } from './fixtures.ts';

const restRequests = /\/(identitytoolkit|securetoken)\.googleapis\.com\/|\/v1\/projects\//;

test.use({ stock: {} });

test('sends the origin to the Google APIs under Referrer-Policy: no-referrer', async ({ site }) => {
  await site.changePage(({ headers }) => {
    headers['referrer-policy'] = 'no-referrer';
  });
  // The first visit signs up and seeds; the second renews the ID token.
  await site.openInventory();
  await expect(site.cards).toHaveCount(5);
  await site.openInventory();
  await expect(site.counts.first()).toHaveText('1,204');

  for (const part of ['accounts:signUp', 'securetoken', 'public?', 'vehicles?', 'documents:commit'])
    expect.soft(site.requestsTo(part), part).not.toHaveLength(0);
  const requests = site.requestsTo('').filter((request) => restRequests.test(request.url()));
  const referrers = await Promise.all(
    requests.map(async (request) => [request.url(), (await request.allHeaders())['referer']]),
  );
  expect(referrers).toEqual(requests.map((request) => [request.url(), site.url]));
});
