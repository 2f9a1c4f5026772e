import type { Vehicle } from '../../src/data/model.ts';
import { expect, test } from './fixtures.ts';
import { showEveryScreen } from './everyScreen.ts';

/** Replaces every text node, as the translation of Chrome and Edge does, also after each change of the page. */
function translate() {
  const replace = (node: Node) => {
    if (!(node instanceof Text)) {
      if (!(node instanceof Element) || !node.closest('font, script, style, title, template'))
        [...node.childNodes].forEach(replace);
      return;
    }
    if (node.parentElement?.closest('font, script, style, title, template')) return;
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = node.data;
    node.replaceWith(outer);
  };
  addEventListener('DOMContentLoaded', () => {
    replace(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(replace);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

const fields = { make: 'Kia', model: 'Forte' };
const changes: readonly [vehicle: Omit<Vehicle, 'id' | 'features'>, name: string, ...details: string[]][] = [
  [fields, 'Kia Forte', 'Call for price'],
  [{ ...fields, year: 2021, color: 'Red', price: 9_000 }, '2021 Kia Forte', 'Red', '$9,000'],
  [{ ...fields, year: 2022, mileage: 10, color: 'Blue' }, '2022 Kia Forte', '10 mi', 'Blue'],
  [{ make: 'Kia', model: 'Soul', mileage: 20 }, 'Kia Soul', '20 mi'],
];

test('the site survives continuous translation by the browser', async ({ dealer, site }) => {
  const { page } = site;
  await page.addInitScript(translate);
  await site.open();
  await expect(page.locator('main font font').first()).toBeVisible();
  await showEveryScreen(site, async () => {
    await expect(page.getByText('This page could not be shown.')).toHaveCount(0);
  });
  await site.button('Close').click();
  await test.step('a test drive can be requested', async () => {
    await site.navigateTo('Inventory');
    await site.openVehicle('2020 Kia Forte');
    await page.getByLabel('Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.com');
    await site.button('Request Test Drive').click();
    await expect(site.modal.getByRole('heading')).toHaveText('Thank You');
    await site.button('Close').click();
    await expect(site.button('Request Test Drive')).toBeFocused();
  });
  for (const screen of ['vehicle', 'inventory']) {
    await test.step(`live changes show on the screen ${screen}`, async () => {
      if (screen === 'inventory') await site.button('Back to Inventory').click();
      for (const [vehicle, name, ...details] of changes) {
        await dealer.putVehicle('b2', { ...vehicle, features: details });
        const shown = screen === 'vehicle' ? page.getByRole('main') : site.card(name);
        await expect(shown.getByRole('heading', { name, exact: true })).toBeVisible();
        for (const text of details) await expect(shown.getByText(text).first()).toBeVisible();
        await expect(shown.getByText(/undefined/)).toHaveCount(0);
      }
    });
  }
  await test.step('the dealer’s details change', async () => {
    await dealer.putMetadata({ dealerName: 'Beta Cars', contact: { hours: ['Daily: 8 to 8', 'Never'] } });
    await expect(site.footer.getByText('© 2025 Beta Cars')).toBeVisible();
    await site.navigateTo('Contact');
    for (const text of ['Daily:', '8 to 8', 'Never'])
      await expect(page.getByText(text, { exact: true })).toBeVisible();
  });
});
