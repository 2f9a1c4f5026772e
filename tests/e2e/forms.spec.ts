import type { Page } from '@playwright/test';
import type { Site } from './site.ts';
import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

const field = (site: Site, label: string) => site.page.getByLabel(label);

async function fill(site: Site, values: Readonly<Record<string, string>>) {
  for (const [label, value] of Object.entries(values)) await field(site, label).fill(value);
}

test.beforeEach(async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await site.installClock();
});

test.describe('test drive', () => {
  const request = { Name: 'Ada Byron', Email: 'ada@example.com', Phone: '555-0100' };
  const submit = (site: Site) => site.button('Request Test Drive');
  const busy = (site: Site) => site.button('Submitting…');

  test.beforeEach(async ({ site }) => {
    await site.open();
    await site.openVehicle('2020 Kia Forte');
  });

  test('requires a name and a valid email address', async ({ site }) => {
    const email = field(site, 'Email');
    await submit(site).click();
    await expect(field(site, 'Name')).toBeFocused();
    await fill(site, { Name: 'Ada Byron' });
    await submit(site).click();
    await expect(email).toBeFocused();
    await email.fill('ada at example');
    await submit(site).click();
    await expect(email).toBeFocused();
    await expect(busy(site)).toHaveCount(0);
    await email.fill('ada@example.com');
    await submit(site).click();
    await expect(busy(site)).toBeDisabled();
  });

  test('is busy for 1.5 s, opens one modal, clears the form and sends nothing', async ({ site }) => {
    await fill(site, request);
    const before = site.requests.length;
    await site.pauseClock();
    await submit(site).dblclick();
    await field(site, 'Email').press('Enter');
    await expect(busy(site)).toBeDisabled();
    await site.page.clock.runFor(1499);
    await expect(busy(site)).toBeDisabled();
    await expect(site.modal).toHaveCount(0);
    await site.page.clock.runFor(1);
    await expect(site.page.getByRole('dialog', { name: 'Thank You', exact: true })).toBeVisible();
    await expect(site.modal.getByRole('paragraph')).toHaveText(
      'Your test drive request has been submitted! We’ll be in touch.',
    );
    for (const label of Object.keys(request)) await expect(field(site, label)).toHaveValue('');
    await site.page.clock.runFor(5000);
    await site.modal.getByRole('button', { name: 'Close' }).click();
    await expect(site.modal).toHaveCount(0);
    expect(site.requests.slice(before).map((request) => request.url())).toEqual([]);
    await expect(site.page).toHaveURL(site.url);
  });

  test('Escape, Close and a click on the backdrop close the modal and restore focus', async ({ site }) => {
    const { keyboard, mouse } = site.page;
    const ways = [
      () => keyboard.press('Escape'),
      () => site.modal.getByRole('button', { name: 'Close' }).click(),
      () => mouse.click(8, 8),
    ];
    for (const close of ways) {
      await fill(site, request);
      await submit(site).click();
      await site.page.clock.runFor(1500);
      await site.modal.getByRole('heading', { name: 'Thank You' }).click();
      await close();
      await expect(site.modal).toHaveCount(0);
      await expect(submit(site)).toBeFocused();
    }
  });

  test('Enter submits, and closing the modal focuses the field', async ({ site }) => {
    await fill(site, request);
    await field(site, 'Email').press('Enter');
    await site.page.clock.runFor(1500);
    await expect(site.modal).toBeVisible();
    await site.page.keyboard.press('Escape');
    await expect(field(site, 'Email')).toBeFocused();
  });

  test('the modal stays open when a press begins inside and ends on the backdrop', async ({ site }) => {
    const { mouse } = site.page;
    await fill(site, request);
    await submit(site).click();
    await site.page.clock.runFor(1500);
    await site.modal.getByRole('paragraph').hover();
    await mouse.down();
    await mouse.move(8, 8, { steps: 5 });
    await mouse.up();
    await site.page.evaluate(() => new Promise(requestAnimationFrame));
    await expect(site.modal).toBeVisible();
  });
});

test.describe('valuation', () => {
  const submit = (site: Site) => site.button('Get My Estimate');
  const busy = (site: Site) => site.button('Calculating…');

  test.beforeEach(async ({ site }) => {
    await site.page.addInitScript(() => {
      Math.random = () => 0;
    });
    await site.open();
    await site.navigateTo('Sell/Trade');
  });

  test('requires a VIN and a numeric mileage', async ({ site }) => {
    const mileage = field(site, 'Mileage');
    await submit(site).click();
    await expect(field(site, 'VIN')).toBeFocused();
    await fill(site, { VIN: '1HGCM82633A004352' });
    await submit(site).click();
    await expect(mileage).toBeFocused();
    await mileage.pressSequentially('a lot');
    await submit(site).click();
    await expect(mileage).toBeFocused();
    await expect(busy(site)).toHaveCount(0);
  });

  for (const [mileage, amount] of [
    ['40000', '$6,000'],
    ['100400', '$0'],
    ['250000', '-$15,000'],
  ] as const) {
    test(`is busy for 1.5 s, shows ${amount} for ${mileage} miles, and sends nothing`, async ({ site }) => {
      await fill(site, { VIN: 'anything', Mileage: mileage });
      const before = site.requests.length;
      await site.pauseClock();
      await submit(site).click();
      await expect(busy(site)).toBeDisabled();
      await site.page.clock.runFor(1499);
      await expect(busy(site)).toBeDisabled();
      await expect(site.modal).toHaveCount(0);
      await site.page.clock.runFor(1);
      await expect(site.modal.getByRole('heading')).toHaveText('Your Valuation');
      await expect(site.modal.getByRole('paragraph')).toHaveText(
        `Thank you! Your estimated trade-in value is ${amount}. We’ll reach out to confirm.`,
      );
      for (const label of ['VIN', 'Mileage']) await expect(field(site, label)).toHaveValue('');
      expect(site.requests.slice(before).map((request) => request.url())).toEqual([]);
    });
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
  const { keyboard } = site.page;
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

  await tabTo(site.page, 'button', 'Open chat');
  await keyboard.press('Enter');
  await keyboard.type('Where? address');
  await keyboard.press('Enter');
  await site.page.clock.runFor(800);
  await expect(site.page.getByRole('log').getByText(someMetadata.contact.address)).toBeVisible();
  await keyboard.press('Escape');
  await expect(site.button('Open chat')).toBeFocused();
});
