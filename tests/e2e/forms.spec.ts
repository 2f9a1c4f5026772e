import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

test.beforeEach(async ({ site }) => {
  await site.installClock();
  await site.page.addInitScript(() => {
    Math.random = () => 0;
  });
  await site.open();
});

/** Submits twice. Expects that the form is busy for 1.5 s, opens one modal, is then empty, and sends nothing. */
async function expectSubmission(
  site: Site,
  labels: readonly string[],
  busy: string,
  modal: readonly string[],
) {
  const { keyboard, clock } = site.page;
  const before = site.requests.length;
  await site.pauseClock();
  await keyboard.press('Enter');
  await keyboard.press('Enter');
  await expect(site.button(busy)).toBeDisabled();
  await clock.runFor(1499);
  await expect(site.button(busy)).toBeDisabled();
  await expect(site.modal).toHaveCount(0);
  await clock.runFor(1);
  await expect(site.modal.locator('h2, p, button')).toHaveText(modal);
  await expect(site.modal.getByRole('button', { name: 'Close' })).toBeFocused();
  for (const label of labels) await expect(site.page.getByLabel(label)).toHaveValue('');
  await clock.runFor(5000);
  await clock.resume();
  await keyboard.press('Escape');
  await expect(site.modal).toHaveCount(0);
  expect(site.requests.slice(before).map((request) => request.url())).toEqual([]);
  await expect(site.page).toHaveURL(site.url);
}

/** Presses Tab until the element has focus. */
async function tabTo(page: Page, role: 'button' | 'textbox', name: string) {
  const target = page.getByRole(role, { name, exact: true });
  for (let steps = 0; steps < 30; steps += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach '${name}'`);
}

test('the keyboard alone opens a vehicle, requests a test drive and uses the chat', async ({ site }) => {
  const { page } = site;
  const { keyboard, clock } = page;
  await expect(site.cards).toHaveCount(3);
  for (const [button, key, heading] of [
    ['Browse Inventory', 'Enter', 'Inventory'],
    ['View details: 2020 Kia Forte', 'Space', '2020 Kia Forte'],
  ] as const) {
    await tabTo(page, 'button', button);
    await keyboard.press(key);
    await expect(site.heading).toHaveText(heading);
    await expect(site.heading).toBeFocused();
  }
  await tabTo(page, 'button', 'Request Test Drive');
  await test.step('requires a name and a valid email address', async () => {
    await keyboard.press('Enter');
    await expect(page.getByLabel('Name')).toBeFocused();
    await keyboard.type('Ada Byron');
    for (const email of ['', 'ada at example']) {
      await keyboard.type(email);
      await keyboard.press('Enter');
      await expect(page.getByLabel('Email')).toBeFocused();
    }
    await expect(site.button('Submitting…')).toHaveCount(0);
  });
  await test.step('is busy for 1.5 s, opens one modal, clears the form and sends nothing', async () => {
    await page.getByLabel('Email').fill('ada@example.com');
    await tabTo(page, 'button', 'Request Test Drive');
    const message = 'Your test drive request has been submitted! We’ll be in touch.';
    await expectSubmission(site, ['Name', 'Email'], 'Submitting…', ['Thank You', message, 'Close']);
    await expect(site.button('Request Test Drive')).toBeFocused();
  });
  await test.step('uses the chat', async () => {
    await tabTo(page, 'button', 'Open chat');
    await keyboard.press('Enter');
    await keyboard.type('Where? address');
    await keyboard.press('Enter');
    await clock.runFor(800);
    await expect(page.getByRole('log').getByText('12 Mill Road, Dover, DE 19901')).toBeVisible();
    await keyboard.press('Escape');
    await expect(site.button('Open chat')).toBeFocused();
  });
});

test('the valuation form is busy for 1.5 s, shows the amount, and sends nothing', async ({ site }) => {
  const [vin, mileage] = [site.page.getByLabel('VIN'), site.page.getByLabel('Mileage')];
  const submit = site.button('Get My Estimate');
  await site.navigateTo('Sell/Trade');
  await test.step('requires a VIN and a numeric mileage', async () => {
    await submit.click();
    await expect(vin).toBeFocused();
    await vin.fill('1HGCM82633A004352');
    for (const text of ['', 'a lot']) {
      await mileage.pressSequentially(text);
      await submit.click();
      await expect(mileage).toBeFocused();
    }
    await expect(site.button('Calculating…')).toHaveCount(0);
  });
  for (const [miles, amount] of [
    ['40000', '$6,000'],
    ['100400', '$0'],
    ['250000', '-$15,000'],
  ] as const) {
    await test.step(`shows ${amount} for ${miles} miles`, async () => {
      await vin.fill('anything');
      await mileage.fill(miles);
      const message = `Thank you! Your estimated trade-in value is ${amount}. We’ll reach out to confirm.`;
      await expectSubmission(site, ['VIN', 'Mileage'], 'Calculating…', ['Your Valuation', message, 'Close']);
    });
  }
});
