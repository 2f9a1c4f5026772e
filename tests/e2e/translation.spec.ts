import { someMetadata, someVehicles, vehicleCount } from './dealer.ts';
import { showEveryScreen } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';

/** Replaces every text node now and after each change of the page, as Chrome and Edge do to translate it. */
function translate() {
  const untranslated = '//body//text()[not(ancestor::font or ancestor::script or ancestor::style)]';
  const replaceTexts = () => {
    const found = document.evaluate(untranslated, document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE);
    for (let index = 0; index < found.snapshotLength; index += 1) {
      const text = found.snapshotItem(index) as Text;
      const outer = document.createElement('font');
      outer.appendChild(document.createElement('font')).textContent = text.data;
      text.replaceWith(outer);
    }
  };
  const changes = { childList: true, characterData: true, subtree: true };
  addEventListener('DOMContentLoaded', () => {
    replaceTexts();
    new MutationObserver(replaceTexts).observe(document.body, changes);
  });
}

/** Changes to a vehicle, each with the name and the details that the site then shows. */
const fields = { make: 'Kia', model: 'Forte' };
const changes: readonly [vehicle: object, name: string, ...details: string[]][] = [
  [fields, 'Kia Forte', 'Call for price'],
  [{ ...fields, year: 2021, color: 'Red', price: 9_000 }, '2021 Kia Forte', 'Red', '$9,000'],
  [{ ...fields, year: 2022, mileage: 10, color: 'Blue' }, '2022 Kia Forte', '10 mi', 'Blue'],
  [{ make: 'Kia', model: 'Soul', mileage: 20 }, 'Kia Soul', '20 mi'],
  [{ make: 'Ford', model: 'F-150 XLT' }, 'Ford F-150 XLT'],
  [{ make: 'Ford', model: 'F-150' }, 'Ford F-150'],
];

test('every screen shows the dealer’s changes while the browser translates it', async ({ dealer, site }) => {
  const { page } = site;
  await page.addInitScript(translate);
  await site.open();
  await expect(page.locator('main font font').first()).toBeVisible();
  await test.step('no screen breaks', () =>
    showEveryScreen(site, async () => {
      await expect(page.getByText('This page could not be shown.')).toHaveCount(0);
    }));

  await test.step('the inventory follows the dealer’s changes', async () => {
    await page.keyboard.press('Escape');
    await site.navigateTo('Inventory');
    await dealer.changePrice('b2', 14_500);
    await expect(site.card('2020 Kia Forte').getByText('$14,500')).toBeVisible();
    for (const [vehicle, name, ...details] of changes) {
      await dealer.put({ vehicles: { b2: vehicle } });
      for (const text of [name, ...details]) await expect(site.card(name).getByText(text)).toBeVisible();
    }
    await dealer.put({ vehicles: { b2: someVehicles.b2 } });
  });

  await test.step('an open vehicle follows the dealer’s changes, and keeps the typed text', async () => {
    await site.openVehicle('2020 Kia Forte');
    await page.getByLabel('Name').fill('Ada');
    await dealer.changePrice('b2', 13_500);
    const prices = page
      .getByRole('main')
      .getByText(/^\$1\d,500$/)
      .filter({ visible: true });
    await expect(prices).toHaveText(['$13,500']);
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
    for (const [vehicle, name, ...details] of changes) {
      await dealer.put({ vehicles: { b2: { ...vehicle, features: details } } });
      await expect(site.heading).toHaveText(name);
      for (const text of details)
        await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    await dealer.inventory.doc('b2').delete();
    await expect(site.heading).toHaveText('Vehicle not found.');
    await site.button('Back to Inventory').click();
    await expect(site.cards).toHaveCount(vehicleCount - 1);
  });

  await test.step('changed metadata updates the page, and deleted metadata brings back the defaults', async () => {
    await dealer.put({ metadata: { ...someMetadata, dealerName: 'Alpha & Sons' } });
    await expect(page).toHaveTitle('Inventory · Alpha & Sons');
    await dealer.metadata.delete();
    await expect(page).toHaveTitle('Inventory · Your Dealership');
  });
  expect(site.requestsTo('documents:commit'), 'seeding').toHaveLength(0);
});
