import type { Page } from '@playwright/test';
import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, role: 'button' | 'textbox', name: string) {
  const target = page.getByRole(role, { name, exact: true });
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach '${name}'`);
}

test('opens a vehicle, requests a test drive and closes the modal', async ({ dealer, site }) => {
  const { keyboard } = site.page;
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await site.installClock();
  await site.open();
  await expect(site.cards).toHaveCount(3);

  await tabTo(site.page, 'button', 'Browse Inventory');
  await keyboard.press('Enter');
  await expect(site.heading).toHaveText('Inventory');
  await expect(site.heading).toBeFocused();
  await expect(site.cards).toHaveCount(7);

  await tabTo(site.page, 'button', 'View details: 2020 Kia Forte');
  await keyboard.press('Space');
  await expect(site.heading).toHaveText('2020 Kia Forte');
  await expect(site.heading).toBeFocused();

  await tabTo(site.page, 'textbox', 'Name');
  await keyboard.type('Ada Byron');
  await keyboard.press('Tab');
  await keyboard.type('ada@example.com');
  await tabTo(site.page, 'button', 'Request Test Drive');
  await keyboard.press('Enter');
  await site.page.clock.runFor(1500);

  await expect(site.page.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
  await expect(site.modal.getByRole('button', { name: 'Close' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(site.modal).toHaveCount(0);
  await expect(site.button('Request Test Drive')).toBeFocused();
});

test('opens the chat, sends a message and closes it', async ({ dealer, site }) => {
  const { keyboard } = site.page;
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicle('a1', someVehicles.a1);
  await site.open();
  await expect(site.cards).toHaveCount(1);
  await tabTo(site.page, 'button', 'Open chat');
  await keyboard.press('Enter');
  await keyboard.type('Where? address');
  await keyboard.press('Enter');
  await expect(site.page.getByRole('log').getByText(someMetadata.contact.address)).toBeVisible();
  await keyboard.press('Escape');
  await expect(site.button('Open chat')).toBeFocused();
});
