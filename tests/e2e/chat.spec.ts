import type { Site } from './site.ts';
import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

const messages = (site: Site) => site.page.getByRole('log').getByRole('paragraph', { includeHidden: true });
const field = (site: Site) => site.page.getByRole('textbox', { name: 'Message' });
const question = 'How can I help you today?';

async function say(site: Site, text: string) {
  await field(site).fill(text);
  await field(site).press('Enter');
}

test.beforeEach(async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicle('a1', someVehicles.a1);
  await site.installClock();
  await site.open();
  await site.button('Open chat').click();
});

test('replaces the placeholder with the reply after 0.8 s', async ({ site }) => {
  await site.pauseClock();
  await field(site).fill('Do you buy cars?');
  await site.button('Send').click();
  await expect(messages(site)).toHaveText(['Hi there!', 'Do you buy cars?', '...']);
  await expect(field(site)).toHaveValue('');
  await site.page.clock.runFor(799);
  await expect(messages(site)).toHaveText(['Hi there!', 'Do you buy cars?', '...']);
  await site.page.clock.runFor(1);
  await expect(messages(site)).toHaveText(['Hi there!', 'Do you buy cars?', question]);
});

test('replies with the hours, one line per entry', async ({ site }) => {
  await say(site, 'What are your hours?');
  await site.page.clock.runFor(800);
  await expect(messages(site).last()).toHaveText(
    /^Weekdays: 8:00 AM – 6:00 PM\nSaturday: 9:00 AM – 2:00 PM\nSunday: By appointment$/,
    { useInnerText: true },
  );
});

test('replies with the latest metadata', async ({ dealer, site }) => {
  await site.pauseClock();
  await say(site, 'address');
  const contact = { ...someMetadata.contact, address: '7 New Street, Dover' };
  await dealer.putMetadata({ ...someMetadata, contact });
  const footer = site.footer.getByText('7 New Street, Dover');
  // Firestore's timers must run, but for less time than the reply takes.
  await expect(async () => {
    await site.page.clock.runFor(10);
    expect(await footer.count()).toBe(1);
  }).toPass();
  await site.page.clock.runFor(800);
  await expect(messages(site).last()).toHaveText('7 New Street, Dover');
});

test('keeps messages and receives replies while closed', async ({ site }) => {
  await site.pauseClock();
  await say(site, 'hello');
  await site.page.keyboard.press('Escape');
  await expect(site.page.getByRole('log')).toHaveCount(0);
  await expect(site.button('Open chat')).toBeFocused();
  await site.navigateTo('About');
  await site.page.clock.runFor(800);
  await site.button('Open chat').click();
  await expect(messages(site)).toHaveText(['Hi there!', 'hello', question]);
});

test('stays above an on-screen keyboard that covers the page', async ({ site }) => {
  const boxOf = async () =>
    (await site.page.getByRole('region', { name: 'Chat' }).boundingBox()) ?? { y: 0, height: 0 };
  await site.page.setViewportSize({ width: 390, height: 740 });
  await site.page.evaluate(() => {
    Object.defineProperty(visualViewport, 'height', { value: innerHeight - 300, configurable: true });
    visualViewport?.dispatchEvent(new Event('resize'));
  });
  await expect(async () => {
    const { y, height } = await boxOf();
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + height).toBeLessThanOrEqual(740 - 300);
  }).toPass();
  await expect(site.button('Send')).toBeInViewport();
});
