import type { Site } from './site.ts';
import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

const name = (site: Site) => site.page.getByLabel('Name');
const email = (site: Site) => site.page.getByLabel('Email');
const submitButton = (site: Site) => site.button('Request Test Drive');
const busyButton = (site: Site) => site.button('Submitting…');

async function fill(site: Site) {
  await name(site).fill('Ada Byron');
  await email(site).fill('ada@example.com');
}

test.beforeEach(async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await site.installClock();
  await site.open();
  await site.openVehicle('2020 Kia Forte');
});

test('requires a name and a valid email address', async ({ site }) => {
  await submitButton(site).click();
  await expect(name(site)).toBeFocused();
  await name(site).fill('Ada Byron');
  await submitButton(site).click();
  await expect(email(site)).toBeFocused();
  await email(site).fill('ada at example');
  await submitButton(site).click();
  await expect(email(site)).toBeFocused();
  await expect(busyButton(site)).toHaveCount(0);
  await email(site).fill('ada@example.com');
  await submitButton(site).click();
  await expect(busyButton(site)).toBeDisabled();
});

test('is busy for 1.5 s, then opens the modal and clears the form', async ({ site }) => {
  await fill(site);
  await site.page.getByLabel('Phone').fill('555-0100');
  await site.pauseClock();
  await submitButton(site).click();
  await expect(busyButton(site)).toBeDisabled();
  await site.page.clock.runFor(1499);
  await expect(busyButton(site)).toBeDisabled();
  await expect(site.modal).toHaveCount(0);
  await site.page.clock.runFor(1);
  await expect(site.page.getByRole('dialog', { name: 'Thank You', exact: true })).toBeVisible();
  await expect(site.modal.getByRole('paragraph')).toHaveText(
    'Your test drive request has been submitted! We’ll be in touch.',
  );
  for (const label of ['Name', 'Email', 'Phone']) {
    await expect(site.page.getByLabel(label)).toHaveValue('');
  }
});

test('Escape, Close and a click on the backdrop close the modal and restore focus', async ({ site }) => {
  const ways = [
    () => site.page.keyboard.press('Escape'),
    () => site.modal.getByRole('button', { name: 'Close' }).click(),
    () => site.page.mouse.click(8, 8),
  ];
  for (const close of ways) {
    await fill(site);
    await submitButton(site).click();
    await site.page.clock.runFor(1500);
    await site.modal.getByRole('heading', { name: 'Thank You' }).click();
    await close();
    await expect(site.modal).toHaveCount(0);
    await expect(submitButton(site)).toBeFocused();
  }
});

test('Enter submits, and closing the modal focuses the field', async ({ site }) => {
  await fill(site);
  await email(site).press('Enter');
  await site.page.clock.runFor(1500);
  await expect(site.modal).toBeVisible();
  await site.page.keyboard.press('Escape');
  await expect(email(site)).toBeFocused();
});

test('a double submission opens one modal', async ({ site }) => {
  await fill(site);
  await site.pauseClock();
  await submitButton(site).dblclick();
  await email(site).press('Enter');
  await site.page.clock.runFor(5000);
  await site.modal.getByRole('button', { name: 'Close' }).click();
  await expect(site.modal).toHaveCount(0);
});

test('the modal opens on any screen', async ({ site }) => {
  await fill(site);
  await site.pauseClock();
  await submitButton(site).click();
  await site.navigateTo('About');
  await expect(site.heading).toBeFocused();
  await site.page.clock.runFor(1500);
  await expect(site.page.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
  await site.page.keyboard.press('Escape');
  await expect(site.modal).toHaveCount(0);
  await expect(site.heading).toBeFocused();
});

test('the button is still busy when the visitor returns', async ({ site }) => {
  await fill(site);
  await site.pauseClock();
  await submitButton(site).click();
  await site.navigateTo('Home');
  await site.openVehicle('2020 Kia Forte');
  await expect(busyButton(site)).toBeDisabled();
  await site.page.clock.runFor(1500);
  await expect(submitButton(site)).toBeEnabled();
});

test('a second modal opens after the first is closed', async ({ site }) => {
  await fill(site);
  await site.pauseClock();
  await submitButton(site).click();
  await site.navigateTo('Sell/Trade');
  await site.page.getByLabel('VIN').fill('1HGCM82633A004352');
  await site.page.getByLabel('Mileage').fill('40000');
  await site.button('Get My Estimate').click();
  await site.page.clock.runFor(1500);
  await expect(site.modal).toHaveCount(1);
  await expect(site.page.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
  await site.page.keyboard.press('Escape');
  await expect(site.page.getByRole('dialog', { name: 'Your Valuation' })).toBeVisible();
  await expect(site.modal).toHaveCount(1);
  await site.page.keyboard.press('Escape');
  await expect(site.modal).toHaveCount(0);
});

test('sends nothing to a server', async ({ site }) => {
  await fill(site);
  const before = site.requests.length;
  await submitButton(site).click();
  await site.page.clock.runFor(1500);
  await site.modal.getByRole('button', { name: 'Close' }).click();
  await expect(site.modal).toHaveCount(0);
  expect(site.requests.slice(before).map((request) => request.url())).toEqual([]);
  await expect(site.page).toHaveURL(site.url);
});
