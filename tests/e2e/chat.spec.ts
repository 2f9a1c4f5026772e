import { someMetadata } from './dealer.ts';
import { expect, test } from './fixtures.ts';

test('the chat replies after 0.8 s, also while closed, with the latest metadata', async ({
  dealer,
  site,
}) => {
  const { clock, keyboard } = site.page;
  const messages = site.page.getByRole('log').getByRole('paragraph', { includeHidden: true });
  const field = site.page.getByRole('textbox', { name: 'Message' });
  await site.installClock();
  await site.open();
  await site.button('Open chat').click();
  await site.pauseClock();
  await field.fill('Do you buy cars?');
  await site.button('Send').click();
  await expect(messages).toHaveText(['Hi there!', 'Do you buy cars?', '...']);
  await expect(field).toHaveValue('');
  await clock.runFor(799);
  await expect(messages).toHaveText(['Hi there!', 'Do you buy cars?', '...']);
  await clock.runFor(1);
  await expect(messages.last()).toHaveText('How can I help you today?');

  await field.fill('address');
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  await expect(messages).toHaveCount(0);
  await site.navigateTo('About');
  const contact = { ...someMetadata.contact, address: '7 New Street, Dover' };
  await dealer.putMetadata({ ...someMetadata, contact });
  // Firestore's timers must run, but for less time than the reply takes.
  await expect(async () => {
    await clock.runFor(10);
    expect(await site.footer.getByText('7 New Street, Dover').count()).toBe(1);
  }).toPass();
  await clock.runFor(800);
  await site.button('Open chat').click();
  await expect(messages).toHaveCount(5);
  await expect(messages.last()).toHaveText('7 New Street, Dover');
});

test('the chat stays above an on-screen keyboard that covers the page', async ({ site }) => {
  const panel = site.page.getByRole('region', { name: 'Chat' });
  await site.open();
  await site.button('Open chat').click();
  await site.page.setViewportSize({ width: 390, height: 740 });
  await site.page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300, configurable: true });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect(async () => {
    const { y, height } = (await panel.boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(740 - 300);
  }).toPass();
  await expect(site.button('Send')).toBeInViewport();
});
