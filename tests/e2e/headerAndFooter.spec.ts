import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicles(someVehicles);
  await site.open();
});

test('header navigation scrolls to the top, focuses the heading and sets the title', async ({ site }) => {
  const screens = [
    ['Inventory', 'Inventory', 'Inventory · Alpha Autos'],
    ['Sell/Trade', 'Instant Trade-In Valuation', 'Sell/Trade · Alpha Autos'],
    ['About', 'Alpha Autos', 'About · Alpha Autos'],
    ['Contact', 'Contact', 'Contact · Alpha Autos'],
    ['Home', 'Alpha Autos', 'Alpha Autos'],
  ] as const;
  await expect(site.header.getByRole('navigation').getByRole('button')).toHaveText([
    'Home',
    'Inventory',
    'Sell/Trade',
    'About',
    'Contact',
  ]);
  await site.page.setViewportSize({ width: 800, height: 300 });
  for (const [label, heading, title] of screens) {
    await site.scrollDown();
    await site.navigateTo(label);
    await expect(site.page).toHaveTitle(title);
    await expect(site.heading).toHaveText(heading);
    await expect(site.heading).toBeFocused();
    expect(await site.scrollTop()).toBe(0);
    await expect(site.page).toHaveURL(site.url);
  }
});

test('opening a vehicle scrolls to the top, focuses the heading and sets the title', async ({ site }) => {
  await site.card('2019 Subaru Forester').scrollIntoViewIfNeeded();
  await site.openVehicle('2019 Subaru Forester');
  await expect(site.heading).toBeFocused();
  await expect(site.page).toHaveTitle('2019 Subaru Forester · Alpha Autos');
  await expect(site.page).toHaveURL(site.url);
  expect(await site.scrollTop()).toBe(0);
});

test('the dealer name in the header opens the home screen', async ({ site }) => {
  await site.navigateTo('Contact');
  await expect(site.heading).toHaveText('Contact');
  await site.header.getByRole('button', { name: 'Alpha Autos' }).click();
  await expect(site.button('Browse Inventory')).toBeVisible();
});

test('the phone link in the header dials the number', async ({ site }) => {
  const phone = site.header.getByRole('link', { name: '(302) 555-0188' });
  await expect(phone).toBeVisible();
  await expect(phone).toHaveAttribute('href', 'tel:3025550188');
});

test('choosing the current screen only scrolls to the top', async ({ site }) => {
  await site.navigateTo('Inventory');
  await site.search.fill('a');
  await site.page.setViewportSize({ width: 800, height: 300 });
  await site.scrollDown();
  await site.navigateTo('Inventory');
  await expect.poll(() => site.scrollTop()).toBe(0);
  await expect(site.search).toHaveValue('a');
});

test('the footer shows name, address, phone, email and copyright', async ({ site }) => {
  await expect(site.footer.getByText('Alpha Autos', { exact: true })).toBeVisible();
  await expect(site.footer.getByText('12 Mill Road, Dover, DE 19901')).toBeVisible();
  await expect(site.footer.getByRole('link', { name: '(302) 555-0188' })).toHaveAttribute(
    'href',
    'tel:3025550188',
  );
  await expect(site.footer.getByRole('link', { name: 'sales@alpha.example' })).toHaveAttribute(
    'href',
    'mailto:sales@alpha.example',
  );
  await expect(site.footer.getByText('© 2025 Alpha Autos')).toBeVisible();
});

test('the Follow Us area is empty', async ({ site }) => {
  const heading = site.footer.getByRole('heading', { name: 'Follow Us' });
  await expect(heading).toBeVisible();
  await expect(heading.locator('..')).toHaveText('Follow Us');
  await expect(heading.locator('..').getByRole('link')).toHaveCount(0);
});

test('the quick links only scroll to the top', async ({ site }) => {
  const labels = ['Home', 'Inventory', 'Financing', 'About', 'Contact'];
  await expect(site.footer.getByRole('listitem').getByRole('button')).toHaveText(labels);
  await site.navigateTo('Sell/Trade');
  await expect(site.heading).toHaveText('Instant Trade-In Valuation');
  await site.page.setViewportSize({ width: 800, height: 300 });
  for (const label of labels) {
    await site.scrollDown();
    await site.footer.getByRole('button', { name: label }).click();
    await expect.poll(() => site.scrollTop()).toBe(0);
    await expect(site.heading).toHaveText('Instant Trade-In Valuation');
    await expect(site.page).toHaveURL(site.url);
  }
});
