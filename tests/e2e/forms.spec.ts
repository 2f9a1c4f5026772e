import type { Page } from '@playwright/test';
import { someMetadata } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

type Form = { values: Record<string, string>; button: string; busy: string; title: string; message: string };

test.beforeEach(async ({ site }) => {
  await site.installClock();
  await site.page.addInitScript(() => {
    Math.random = () => 0;
  });
  await site.open();
});

async function fill({ page }: Site, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
}

/** Submits twice. Expects that the form is busy for 1.5 s, opens one modal, is then empty, and sends nothing. */
async function expectSubmission(site: Site, { values, button, busy, title, message }: Form) {
  const { page } = site;
  await fill(site, values);
  const before = site.requests.length;
  await site.pauseClock();
  await site.button(button).dblclick();
  await page.keyboard.press('Enter');
  await expect(site.button(busy)).toBeDisabled();
  await page.clock.runFor(1499);
  await expect(site.button(busy)).toBeDisabled();
  await expect(site.modal).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByRole('dialog', { name: title, exact: true })).toBeVisible();
  await expect(site.modal.getByRole('heading')).toHaveText(title);
  await expect(site.modal.getByRole('paragraph')).toHaveText(message);
  for (const label of Object.keys(values)) await expect(page.getByLabel(label)).toHaveValue('');
  await page.clock.runFor(5000);
  await page.clock.resume();
  await site.modal.getByRole('button', { name: 'Close' }).click();
  await expect(site.modal).toHaveCount(0);
  expect(site.requests.slice(before).map((request) => request.url())).toEqual([]);
  await expect(page).toHaveURL(site.url);
}

test('the test drive form is busy for 1.5 s, opens one modal, and sends nothing', async ({ site }) => {
  const { keyboard, mouse, clock } = site.page;
  const [name, email] = [site.page.getByLabel('Name'), site.page.getByLabel('Email')];
  const submit = site.button('Request Test Drive');
  const values = { Name: 'Ada Byron', Email: 'ada@example.com', Phone: '555-0100' };
  await site.openVehicle('2020 Kia Forte');
  await test.step('requires a name and a valid email address', async () => {
    await submit.click();
    await expect(name).toBeFocused();
    await name.fill('Ada Byron');
    for (const invalid of ['', 'ada at example']) {
      await email.fill(invalid);
      await submit.click();
      await expect(email).toBeFocused();
    }
    await expect(site.button('Submitting…')).toHaveCount(0);
  });
  await expectSubmission(site, {
    values,
    button: 'Request Test Drive',
    busy: 'Submitting…',
    title: 'Thank You',
    message: 'Your test drive request has been submitted! We’ll be in touch.',
  });
  await test.step('a drag from the modal to the backdrop leaves it open; Escape closes it', async () => {
    await fill(site, values);
    await email.press('Enter');
    await clock.runFor(1500);
    await site.modal.getByRole('paragraph').hover();
    await mouse.down();
    await mouse.move(8, 8, { steps: 5 });
    await mouse.up();
    await site.page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(site.modal).toBeVisible();
    await keyboard.press('Escape');
    await expect(site.modal).toHaveCount(0);
    await expect(email).toBeFocused();
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
  for (const [Mileage, amount] of [
    ['40000', '$6,000'],
    ['100400', '$0'],
    ['250000', '-$15,000'],
  ] as const) {
    await test.step(`shows ${amount} for ${Mileage} miles`, () =>
      expectSubmission(site, {
        values: { VIN: 'anything', Mileage },
        button: 'Get My Estimate',
        busy: 'Calculating…',
        title: 'Your Valuation',
        message: `Thank you! Your estimated trade-in value is ${amount}. We’ll reach out to confirm.`,
      }));
  }
});

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
  await tabTo(page, 'textbox', 'Name');
  await keyboard.type('Ada Byron');
  await keyboard.press('Tab');
  await keyboard.type('ada@example.com');
  await tabTo(page, 'button', 'Request Test Drive');
  await keyboard.press('Enter');
  await clock.runFor(1500);
  await expect(site.modal.getByRole('button', { name: 'Close' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(site.modal).toHaveCount(0);
  await expect(site.button('Request Test Drive')).toBeFocused();

  await tabTo(page, 'button', 'Open chat');
  await keyboard.press('Enter');
  await keyboard.type('Where? address');
  await keyboard.press('Enter');
  await clock.runFor(800);
  await expect(page.getByRole('log').getByText(someMetadata.contact.address)).toBeVisible();
  await keyboard.press('Escape');
  await expect(site.button('Open chat')).toBeFocused();
});
