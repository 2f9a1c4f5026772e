import { emulators } from './emulators.ts';
import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ dealer }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
});

test('refused by Firestore the site works on its defaults, logs it once, and tries again when it is online', async ({
  dealer,
  site,
  troubles,
}) => {
  troubles.expect(/details could not be loaded/, /inventory could not be loaded/, /status of 403/);
  const logged: string[] = [];
  site.page.on('console', (message) => logged.push(message.text()));
  // A project of its own, whose rules can be closed without closing those of the other tests.
  const project = `demo-closed-${dealer.host.split('.')[1]}`;
  const setRules = (isOpen: boolean) =>
    fetch(`http://${emulators.firestore}/emulator/v1/projects/${project}:securityRules`, {
      method: 'PUT',
      body: JSON.stringify({ rules: { files: [{ content: rulesThat(isOpen) }] } }),
    });
  const { firebase } = site.configuration;
  await setRules(false);
  await site.preset({ ...site.configuration, firebase: { ...firebase, projectId: project } });
  await site.open();
  await expect(site.heading).toHaveText('Your Dealership');
  await site.choose('Inventory');
  await expect(site.page.getByText('No matches found.')).toBeVisible();
  expect(logged.filter((text) => text.includes('could not be loaded'))).toHaveLength(2);

  await setRules(true);
  await site.page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(site.cards).toHaveCount(5);
});

const rulesThat = (allow: boolean) => `service cloud.firestore {
  match /databases/{database}/documents { match /{document=**} { allow read, write: if ${allow}; } }
}`;

test('when the network goes what is shown stays, and it is live again when the network is back', async ({
  dealer,
  site,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED|cleardot|Could not reach Cloud Firestore/);
  await site.open();
  await site.choose('Inventory');
  await expect(site.card('2022 Mazda CX-5').getByText('$26,450')).toBeVisible();

  await site.page.context().setOffline(true);
  await dealer.changePrice('a1', 25_000);
  await site.choose('Home');
  await expect(site.card('2022 Mazda CX-5').getByText('$26,450')).toBeVisible();

  await site.page.context().setOffline(false);
  await expect(site.card('2022 Mazda CX-5').getByText('$25,000')).toBeVisible({ timeout: 30_000 });
});

test('an internal assertion of the Firestore client stops work with it and keeps the page', async ({
  dealer,
  site,
  troubles,
}) => {
  troubles.expect(/INTERNAL ASSERTION FAILED/, /Firestore has stopped/);
  await site.open();
  await site.choose('Inventory');
  await expect(site.cards).toHaveCount(7);
  await site.page.evaluate(() => {
    void Promise.reject(new Error('FIRESTORE INTERNAL ASSERTION FAILED: Unexpected state'));
  });
  await dealer.changePrice('a1', 25_000);
  await site.choose('Home');
  await expect(site.heading).toHaveText('Alpha Autos');
  await site.choose('Inventory');
  await expect(site.cards).toHaveCount(7);
  await expect(site.card('2022 Mazda CX-5').getByText('$26,450')).toBeVisible();
});

test('a screen that throws leaves header, footer and chat alive, and the way home', async ({
  site,
  troubles,
}) => {
  troubles.expect(/Formats are out of order/);
  await site.open();
  // What is live has come by then, and throws on no other screen.
  await site.choose('Inventory');
  await expect(site.cards).toHaveCount(7);
  await site.choose('Home');
  const restore = await site.page.evaluateHandle(() => {
    const formats = Intl.NumberFormat.prototype;
    const original = Object.getOwnPropertyDescriptor(formats, 'format') ?? {};
    Object.defineProperty(formats, 'format', {
      configurable: true,
      get: () => {
        throw new Error('Formats are out of order');
      },
    });
    return () => Object.defineProperty(formats, 'format', original);
  });
  await site.choose('Inventory');
  await expect(site.heading).toHaveText('This page could not be shown.');
  await expect(site.footer).toBeVisible();
  await restore.evaluate((undo) => void undo());
  await site.button('Open chat').click();
  await expect(site.page.getByText('Hi there!')).toBeVisible();
  await site.button('Close chat').click();
  await site.button('Back to Home').click();
  await expect(site.heading).toHaveText('Alpha Autos');
});

test('a screen whose code does not come says so, and leads home', async ({ site, troubles }) => {
  troubles.expect(/ContactScreen/);
  await site.page.route('**/assets/ContactScreen-*.js', (route) => route.abort('connectionreset'));
  await site.open();
  await site.choose('Contact');
  await expect(site.heading).toHaveText('This page could not be shown.');
  await site.button('Back to Home').click();
  await expect(site.heading).toHaveText('Alpha Autos');
});
