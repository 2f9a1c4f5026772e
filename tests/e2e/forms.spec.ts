import { expect, test } from './fixtures.ts';

test('a submission is busy for 1.5 s, and the chat replies after 0.8 s', async ({ site }) => {
  const { page } = site;
  const { keyboard, clock } = page;
  const pauseClock = async () => clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await clock.install();
  await site.open();
  await test.step('a double submission is busy for 1.5 s, and opens one modal', async () => {
    await site.openVehicle('2020 Kia Forte');
    await page.getByLabel('Name').fill('Ada Byron');
    await page.getByLabel('Email').fill('ada@example.com');
    await pauseClock();
    await keyboard.press('Enter');
    await keyboard.press('Enter');
    await clock.runFor(1499);
    await expect(site.button('Submitting…')).toBeDisabled();
    await page.emulateMedia({ forcedColors: 'active' });
    const readColor = (name: string) =>
      site.button(name).evaluate((button) => getComputedStyle(button).color);
    expect(await readColor('Submitting…')).not.toBe(await readColor('Back to Inventory'));
    await page.emulateMedia({ forcedColors: 'none' });
    await expect(site.modal).toHaveCount(0);
    await clock.runFor(1);
    await expect(site.modal.getByRole('heading')).toHaveText('Thank You');
    await clock.resume();
    await keyboard.press('Escape');
    await expect(site.modal).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('ada@example.com');
  });
  await test.step('the chat replies after 0.8 s, also while it is closed', async () => {
    const messages = page.getByRole('log').getByRole('paragraph', { includeHidden: true });
    await site.button('Open chat').click();
    await pauseClock();
    await keyboard.type('Where? address');
    await keyboard.press('Enter');
    await clock.runFor(799);
    await expect(messages).toHaveText(['Hi there!', 'Where? address', '...']);
    await expect(messages.last(), 'the dots').toHaveAttribute('aria-hidden', 'true');
    await keyboard.press('Escape');
    await expect(messages).toHaveCount(0);
    await clock.runFor(1);
    await keyboard.press('Enter');
    await expect(messages.last()).toHaveText('12 Mill Road, Dover, DE 19901');
  });
});

test('the latest estimate expires after 30 minutes', async ({ dealer, site }) => {
  const { page } = site;
  const note = page.getByText(/^Your estimate:/);
  await dealer.metadata.update({ acceptsRequests: true });
  await page.clock.install();
  await site.open();
  await site.navigateTo('Sell/Trade');
  const requestEstimate = async () => {
    await page.getByLabel('VIN').fill('A');
    await page.getByLabel('Mileage').fill('20000');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Your Valuation' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(note).toBeVisible();
  };
  await requestEstimate();
  await page.clock.fastForward('20:00');
  await requestEstimate();
  await page.clock.fastForward('29:00');
  await expect(note).toBeVisible();
  await page.clock.fastForward('01:00');
  await expect(note).toHaveCount(0);
});

test('the home screen shows the hours of the visitor’s day', async ({ site }) => {
  // Saturday evening, and Sunday in UTC.
  await site.page.clock.setFixedTime('2026-11-28T21:00:00-08:00');
  await site.open();
  await expect(site.page.getByText('Saturday: 9:00 AM – 2:00 PM')).toBeVisible();
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
