import { setRules } from './emulators.ts';
import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ dealer }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
});

test('shows defaults when Firestore denies access, logs each failure once, and retries on the `online` event', async ({
  dealer,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/details could not be loaded/, /inventory could not be loaded/, /status of 403/);
  const logged: string[] = [];
  site.page.on('console', (message) => logged.push(message.text()));
  // A separate project, so that its rules can change without affecting other tests.
  const project = `demo-closed-${dealer.host.split('.')[1]}`;
  const { firebase } = site.configuration;
  await setRules(project, { allow: false });
  await site.presetConfiguration({ ...site.configuration, firebase: { ...firebase, projectId: project } });
  await site.open();
  await expect(site.heading).toHaveText('Your Dealership');
  await site.navigateTo('Inventory');
  await expect(site.page.getByText('No matches found.')).toBeVisible();
  expect(logged.filter((text) => text.includes('could not be loaded'))).toHaveLength(2);

  await setRules(project, { allow: true });
  await site.page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(site.cards).toHaveCount(5);
});

test('keeps showing data while offline and resumes live updates when back online', async ({
  dealer,
  site,
  browserErrors,
}) => {
  const connectionError = /ERR_INTERNET_DISCONNECTED|cleardot|Could not reach Cloud Firestore/;
  browserErrors.expect(connectionError);
  await site.open();
  await site.navigateTo('Inventory');
  await expect(site.card('2022 Mazda CX-5').getByText('$26,450')).toBeVisible();

  const disconnected = site.page.waitForEvent('console', (message) => connectionError.test(message.text()));
  await site.page.context().setOffline(true);
  await disconnected;
  await dealer.changePrice('a1', 25_000);
  await site.navigateTo('Home');
  await expect(site.card('2022 Mazda CX-5').getByText('$26,450')).toBeVisible();

  await site.page.context().setOffline(false);
  await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible({ timeout: 30_000 });
});

test('keeps showing the page when the Firestore client fails an internal assertion', async ({
  dealer,
  site,
  browserErrors,
}) => {
  browserErrors.expect(/INTERNAL ASSERTION FAILED/, /Firestore has stopped/);
  await site.open();
  await site.navigateTo('Inventory');
  await expect(site.cards).toHaveCount(7);
  await site.page.evaluate(() => {
    void Promise.reject(new Error('FIRESTORE INTERNAL ASSERTION FAILED: Unexpected state'));
  });
  await dealer.changePrice('a1', 25_000);
  await site.navigateTo('Home');
  await expect(site.heading).toHaveText('Alpha Autos');
  await site.navigateTo('Inventory');
  await expect(site.cards).toHaveCount(7);
  await expect(site.card('2022 Mazda CX-5').getByText('$26,450')).toBeVisible();
});

test('keeps header, footer and chat when a screen throws', async ({ site, browserErrors }) => {
  browserErrors.expect(/Number formatting failed/);
  await site.open();
  // Wait for live data, so that no later update formats a number on another screen.
  await site.navigateTo('Inventory');
  await expect(site.cards).toHaveCount(7);
  await site.navigateTo('Home');
  const restore = await site.page.evaluateHandle(() => {
    const formats = Intl.NumberFormat.prototype;
    const original = Object.getOwnPropertyDescriptor(formats, 'format') ?? {};
    Object.defineProperty(formats, 'format', {
      configurable: true,
      get: () => {
        throw new Error('Number formatting failed');
      },
    });
    return () => Object.defineProperty(formats, 'format', original);
  });
  await site.navigateTo('Inventory');
  await expect(site.heading).toHaveText('This page could not be shown.');
  await expect(site.footer).toBeVisible();
  await restore.evaluate((undo) => void undo());
  await site.button('Open chat').click();
  await expect(site.page.getByText('Hi there!')).toBeVisible();
  await site.button('Close chat').click();
  await site.button('Back to Home').click();
  await expect(site.heading).toHaveText('Alpha Autos');
});
