import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Presses Tab until the button has focus. */
async function tabTo(page: Page, name: string) {
  const target = page.getByRole('button', { name, exact: true });
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach '${name}'`);
}

test('the keyboard alone opens a vehicle, requests a test drive and uses the chat', async ({ site }) => {
  const { page } = site;
  const { keyboard, clock } = page;
  const pauseClock = async () => clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await clock.install();
  await site.open();
  await expect(site.cards).toHaveCount(3);
  for (const [button, key, heading] of [
    ['Browse Inventory', 'Enter', 'Inventory'],
    ['View details: 2020 Kia Forte', 'Space', '2020 Kia Forte'],
  ] as const) {
    await tabTo(page, button);
    await keyboard.press(key);
    await expect(site.heading).toHaveText(heading);
    await expect(site.heading).toBeFocused();
  }
  await test.step('a double submission is busy for 1.5 s, opens one modal and clears the form', async () => {
    await page.getByLabel('Name').fill('Ada Byron');
    await page.getByLabel('Email').fill('ada@example.com');
    await tabTo(page, 'Request Test Drive');
    await pauseClock();
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await clock.runFor(1499);
    await expect(site.button('Submitting…')).toBeDisabled();
    await page.emulateMedia({ forcedColors: 'active' });
    const colorOf = (name: string) => site.button(name).evaluate((button) => getComputedStyle(button).color);
    expect(await colorOf('Submitting…')).not.toBe(await colorOf('Back to Inventory'));
    await page.emulateMedia({ forcedColors: 'none' });
    await expect(site.modal).toHaveCount(0);
    await clock.runFor(1);
    const message = 'Your test drive request has been submitted! We’ll be in touch.';
    await expect(site.modal.locator('h2, p, button')).toHaveText(['Thank You', message, 'Close']);
    await clock.resume();
    await keyboard.press('Escape');
    await expect(site.button('Request Test Drive')).toBeFocused();
    await expect(site.modal).toHaveCount(0);
    for (const label of ['Name', 'Email']) await expect(page.getByLabel(label)).toHaveValue('');
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('ada@example.com');
  });
  await test.step('the chat replies after 0.8 s, also while it is closed', async () => {
    const messages = page.getByRole('log').getByRole('paragraph', { includeHidden: true });
    await tabTo(page, 'Open chat');
    await keyboard.press('Enter');
    await pauseClock();
    await keyboard.type('Where? address');
    await keyboard.press('Enter');
    await clock.runFor(799);
    await expect(messages).toHaveText(['Hi there!', 'Where? address', '...']);
    await keyboard.press('Escape');
    await expect(messages).toHaveCount(0);
    await clock.runFor(1);
    await keyboard.press('Enter');
    await expect(messages.last()).toHaveText('12 Mill Road, Dover, DE 19901');
  });
});

test('the mouse wheel scrolls the page and keeps the mileage', async ({ site }) => {
  await site.open();
  await site.navigateTo('Sell/Trade');
  const mileage = site.page.getByLabel('Mileage');
  await mileage.fill('45000');
  await mileage.hover();
  await site.page.mouse.wheel(0, 100);
  await expect.poll(() => site.page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(mileage).toHaveValue('45000');
});
