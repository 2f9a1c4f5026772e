import type { Page } from '@playwright/test';
import { aVehicle, someMetadata } from '../e2e/dealer.ts';
import type { Site } from '../e2e/site.ts';
import { type AcceptingDealer, expect, test } from './requestFixtures.ts';

const apiPath = '/api/requests';

/** Opens a car's screen and fills in the form. */
async function fillIn(site: Site): Promise<void> {
  await site.open();
  await site.openVehicle('2022 Mazda CX-5');
  await site.page.getByLabel('Name').fill('Ada Byron');
  await site.page.getByLabel('Email').fill('ada@example.com');
}

const submit = (site: Site) => site.button('Request Test Drive');
const thanks = (site: Site) => site.page.getByRole('dialog', { name: 'Thank You' });

const expectStored = (dealer: AcceptingDealer, requests: object[]) =>
  expect.poll(() => dealer.requests()).toMatchObject(requests);

/** Submits the form while the server cannot be reached. */
async function submitUnreachable(site: Site, dealer: AcceptingDealer): Promise<void> {
  await dealer.accept('text');
  await fillIn(site);
  await site.respond(apiPath, 'unreachable');
  await submit(site).click();
}

const inBrowser = (page: Page) => page.evaluate(() => JSON.stringify(localStorage));

const adas = { name: 'Ada Byron', email: 'ada@example.com', vehicleId: 'c1' };

test('nothing leaves the page of a dealer who accepts no requests', async ({ site, dealer }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicle('c1', aVehicle());
  await fillIn(site);
  const others = () =>
    site
      .requestsTo('')
      .map((request) => request.url())
      .filter((url) => !/\/assets\/|Firestore\/Listen\//.test(url));
  const before = others();
  await submit(site).click();
  await expect(thanks(site)).toBeVisible();
  expect(others()).toEqual(before);
  const { origins } = await site.page.context().storageState({ indexedDB: true });
  expect(JSON.stringify(origins)).not.toContain('ada@example.com');
});

test('a request without a connection is sent when the browser is online, once for two tabs', async ({
  site,
  dealer,
  context,
  browserErrors,
}) => {
  // Firestore's client also asks Google for a picture, to find out whether there is a connection.
  browserErrors.expect(
    /ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|could not be loaded|cleardot\.gif/,
  );
  await dealer.accept('text');
  await fillIn(site);
  const other = await context.newPage();
  await other.goto(site.url);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await submit(site).click();
  await expect(thanks(site)).toBeVisible();
  expect(await dealer.requests()).toEqual([]);
  await context.setOffline(false);
  await expectStored(dealer, [adas]);
});

test('a request is sent on the next visit when the page closes at the click', async ({
  site,
  dealer,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_CONNECTION_REFUSED/);
  await submitUnreachable(site, dealer);
  await site.page.close();
  expect(await dealer.requests()).toEqual([]);
  const next = await context.newPage();
  await next.goto(site.url);
  await expectStored(dealer, [adas]);
  await expect.poll(() => inBrowser(next)).not.toContain('ada@example.com');
});

test('a request is sent after a sign-in that was refused', async ({ site, dealer, browserErrors }) => {
  browserErrors.expect(/status of 400/, /Nobody is signed in/);
  await dealer.accept('text');
  const refusal = { error: { code: 400, message: 'ADMIN_ONLY_OPERATION' } };
  await site.page.route('**/accounts:signUp**', (route) => route.fulfill({ status: 400, json: refusal }));
  await fillIn(site);
  await submit(site).click();
  await expect(thanks(site)).toBeVisible();
  expect(await dealer.requests()).toEqual([]);
  await site.page.unroute('**/accounts:signUp**');
  await expectStored(dealer, [adas]);
});

test('a request of 14 days ago is deleted from the browser', async ({ site, dealer, browserErrors }) => {
  browserErrors.expect(/ERR_CONNECTION_REFUSED/, /A request was dropped/);
  await submitUnreachable(site, dealer);
  expect(await inBrowser(site.page)).toContain('ada@example.com');
  await site.page.clock.install({ time: Date.now() + 14 * 24 * 60 * 60 * 1000 });
  await site.open();
  await expect.poll(() => inBrowser(site.page)).not.toContain('ada@example.com');
});

test('requests are deleted from the browser once the dealer accepts none', async ({
  site,
  dealer,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_CONNECTION_REFUSED/);
  await submitUnreachable(site, dealer);
  await dealer.putMetadata(someMetadata);
  await expect.poll(() => inBrowser(site.page)).not.toContain('ada@example.com');
});

test('the server stores a request whose page closes before it has answered', async ({
  site,
  dealer,
  context,
}) => {
  await dealer.accept('text');
  await fillIn(site);
  const sent = context.waitForEvent('request', (request) => request.url().endsWith(apiPath));
  await submit(site).click();
  await sent;
  await site.page.close();
  await expectStored(dealer, [adas]);
});
