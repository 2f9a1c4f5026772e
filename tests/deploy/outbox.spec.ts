import type { Page } from '@playwright/test';
import { aVehicle, someMetadata } from '../e2e/dealer.ts';
import type { Site } from '../e2e/site.ts';
import { type AcceptingDealer, expect, test } from './fixtures.ts';

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

/** The keys of the requests that the browser has stored. */
const waitingIn = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('showroom request')));

const adas = { name: 'Ada Byron', email: 'ada@example.com', vehicleId: 'c1' };

test('nothing leaves the page of a dealer who accepts no requests', async ({ site, dealer }) => {
  await dealer.put({ metadata: someMetadata, vehicles: { c1: aVehicle() } });
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
  await submit(site).dblclick();
  await expect(thanks(site)).toBeVisible();
  expect(await waitingIn(site.page)).toHaveLength(1);
  await context.setOffline(false);
  await expectStored(dealer, [adas]);
});

test('a request is sent on the next visit when the page closes at the click', async ({
  site,
  dealer,
  context,
  browserErrors,
}) => {
  browserErrors.expect(/ERR_BLOCKED_BY_CLIENT/);
  await dealer.accept('text');
  await fillIn(site);
  await site.block('**/api/requests');
  await submit(site).click();
  await site.page.close();
  expect(await dealer.requests()).toEqual([]);
  const next = await context.newPage();
  await next.goto(site.url);
  await expectStored(dealer, [adas]);
  await expect.poll(() => waitingIn(next)).toEqual([]);
});
