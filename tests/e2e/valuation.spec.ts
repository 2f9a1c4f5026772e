import type { Site } from './site.ts';
import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

const vin = (site: Site) => site.page.getByLabel('VIN');
const mileage = (site: Site) => site.page.getByLabel('Mileage');
const submitButton = (site: Site) => site.button('Get My Estimate');
const busyButton = (site: Site) => site.button('Calculating…');

const message =
  /^Thank you! Your estimated trade-in value is (-?)\$(\d{1,3}(?:,\d{3})*)\. We’ll reach out to confirm\.$/;

/** Submits, waits for the modal, reads the amount and closes it. */
async function estimate(site: Site, miles: string): Promise<number> {
  await vin(site).fill('1HGCM82633A004352');
  await mileage(site).fill(miles);
  await submitButton(site).click();
  await site.page.clock.runFor(1500);
  const text = site.page.getByRole('dialog', { name: 'Your Valuation', exact: true }).getByRole('paragraph');
  await expect(text).toHaveText(message);
  const [, sign, digits = ''] = message.exec(await text.innerText()) ?? [];
  await site.page.keyboard.press('Escape');
  await expect(site.modal).toHaveCount(0);
  return Number(digits.replaceAll(',', '')) * (sign === '-' ? -1 : 1);
}

test.beforeEach(async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicle('a1', someVehicles.a1);
  await site.installClock();
  await site.open();
  await site.navigateTo('Sell/Trade');
});

test('requires a VIN and a numeric mileage', async ({ site }) => {
  await submitButton(site).click();
  await expect(vin(site)).toBeFocused();
  await vin(site).fill('1HGCM82633A004352');
  await submitButton(site).click();
  await expect(mileage(site)).toBeFocused();
  await mileage(site).pressSequentially('a lot');
  await submitButton(site).click();
  await expect(mileage(site)).toBeFocused();
  await expect(busyButton(site)).toHaveCount(0);
});

test('is busy for 1.5 s, then opens the modal with an amount', async ({ site }) => {
  await vin(site).fill('anything');
  await mileage(site).fill('40000');
  await site.pauseClock();
  await submitButton(site).click();
  await expect(busyButton(site)).toBeDisabled();
  await site.page.clock.runFor(1499);
  await expect(busyButton(site)).toBeDisabled();
  await expect(site.modal).toHaveCount(0);
  await site.page.clock.runFor(1);
  await expect(site.modal.getByRole('heading')).toHaveText('Your Valuation');
  await expect(site.modal.getByRole('paragraph')).toHaveText(message);
  await expect(vin(site)).toHaveValue('');
  await expect(mileage(site)).toHaveValue('');
});

test('estimates a multiple of 100 within the range for the mileage', async ({ site }) => {
  for (const [miles, least, most] of [
    ['0', 10_000, 13_000],
    ['40000', 6000, 9000],
    ['98765.4', 100, 3100],
    ['250000', -15_000, -12_000],
  ] as const) {
    const amount = await estimate(site, miles);
    expect(Math.abs(amount % 100)).toBe(0);
    expect(amount).toBeGreaterThanOrEqual(least);
    expect(amount).toBeLessThanOrEqual(most);
  }
});

test('shows $0, not -$0', async ({ site }) => {
  await site.page.addInitScript(() => {
    Math.random = () => 0;
  });
  await site.open();
  await site.navigateTo('Sell/Trade');
  await vin(site).fill('1HGCM82633A004352');
  await mileage(site).fill('100400');
  await submitButton(site).click();
  await site.page.clock.runFor(1500);
  await expect(site.modal).toContainText('value is $0. We’ll');
});

test('closing the modal restores focus', async ({ site }) => {
  await estimate(site, '40000');
  await expect(submitButton(site)).toBeFocused();
});

test('stays busy across screens and opens the modal on any screen', async ({ site }) => {
  await vin(site).fill('1HGCM82633A004352');
  await mileage(site).fill('12345.6');
  await site.pauseClock();
  await submitButton(site).click();
  await site.navigateTo('Contact');
  await site.page.clock.runFor(1000);
  await site.navigateTo('Sell/Trade');
  await expect(busyButton(site)).toBeDisabled();
  await site.navigateTo('Home');
  await site.page.clock.runFor(500);
  await expect(site.modal.getByRole('heading')).toHaveText('Your Valuation');
  await expect(site.button('Browse Inventory')).toBeVisible();
});

test('sends nothing to a server', async ({ site }) => {
  const before = site.requests.length;
  await estimate(site, '40000');
  expect(site.requests.slice(before).map((request) => request.url())).toEqual([]);
});
