import { someMetadata } from './dealer.ts';
import { expect, test } from './fixtures.ts';

test('the chat replies, also while closed, and stays above an on-screen keyboard', async ({
  dealer,
  site,
}) => {
  const { page } = site;
  const { clock } = page;
  const log = page.getByRole('log');
  const messages = log.getByRole('paragraph', { includeHidden: true });
  const field = page.getByRole('textbox', { name: 'Message' });
  const [sell, question] = ['Do you buy cars?', 'How can I help you today?'];
  await site.installClock();
  await site.open();
  await site.button('Open chat').click();
  await site.pauseClock();

  await test.step('replaces the placeholder with the reply after 0.8 s', async () => {
    await field.fill(sell);
    await site.button('Send').click();
    await expect(messages).toHaveText(['Hi there!', sell, '...']);
    await expect(field).toHaveValue('');
    await clock.runFor(799);
    await expect(messages).toHaveText(['Hi there!', sell, '...']);
    await clock.runFor(1);
    await expect(messages).toHaveText(['Hi there!', sell, question]);
  });

  await test.step('replies with the latest metadata, also while closed', async () => {
    await field.fill('address');
    await field.press('Enter');
    await page.keyboard.press('Escape');
    await expect(log).toHaveCount(0);
    await expect(site.button('Open chat')).toBeFocused();
    await site.navigateTo('About');
    const contact = { ...someMetadata.contact, address: '7 New Street, Dover' };
    await dealer.putMetadata({ ...someMetadata, contact });
    const footer = site.footer.getByText('7 New Street, Dover');
    // Firestore's timers must run, but for less time than the reply takes.
    await expect(async () => {
      await clock.runFor(10);
      expect(await footer.count()).toBe(1);
    }).toPass();
    await clock.runFor(800);
    await site.button('Open chat').click();
    await expect(messages).toHaveText(['Hi there!', sell, question, 'address', '7 New Street, Dover']);
  });

  await test.step('stays above an on-screen keyboard that covers the page', async () => {
    await clock.resume();
    await page.setViewportSize({ width: 390, height: 740 });
    await page.evaluate(() => {
      Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300, configurable: true });
      visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect(async () => {
      const { y, height } = (await page.getByRole('region', { name: 'Chat' }).boundingBox()) ?? {
        y: -1,
        height: 0,
      };
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + height).toBeLessThanOrEqual(740 - 300);
    }).toPass();
    await expect(site.button('Send')).toBeInViewport();
  });
});
