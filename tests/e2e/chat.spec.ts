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
  await site.takeTheClock();
  await site.open();
  await site.button('Open chat').click();
});

test('the chat greets when it opens for the first time', async ({ site }) => {
  await expect(messages(site)).toHaveText(['Hi there!']);
  await expect(field(site)).toBeFocused();
});

test('a message is answered after 0.8 s, in the place of its dots', async ({ site }) => {
  await site.stopTheClock();
  await field(site).fill('Do you buy cars?');
  await site.button('Send').click();
  await expect(messages(site)).toHaveText(['Hi there!', 'Do you buy cars?', '...']);
  await expect(field(site)).toHaveValue('');
  await site.page.clock.runFor(799);
  await expect(messages(site)).toHaveText(['Hi there!', 'Do you buy cars?', '...']);
  await site.page.clock.runFor(1);
  await expect(messages(site)).toHaveText(['Hi there!', 'Do you buy cars?', question]);
});

test('the hours are answered one line per entry', async ({ site }) => {
  await say(site, 'What are your hours?');
  await site.page.clock.runFor(800);
  await expect(messages(site).last()).toHaveText(
    /^Weekdays: 8:00 AM – 6:00 PM\nSaturday: 9:00 AM – 2:00 PM\nSunday: By appointment$/,
    { useInnerText: true },
  );
});

test('the hours are looked for before the address, whatever the case of the letters', async ({ site }) => {
  await say(site, 'HOURS and address');
  await say(site, 'your aDDress');
  await site.page.clock.runFor(800);
  await expect(messages(site).nth(2)).toContainText('Saturday: 9:00 AM – 2:00 PM');
  await expect(messages(site).nth(4)).toHaveText('12 Mill Road, Dover, DE 19901');
});

test('blank messages are ignored', async ({ site }) => {
  for (const text of ['', '   ', '\t']) await say(site, text);
  await site.button('Send').click();
  await site.page.clock.runFor(800);
  await expect(messages(site)).toHaveText(['Hi there!']);
});

test('five fast messages are each answered in their place', async ({ site }) => {
  const said = ['hello', 'address?', 'hours?', 'bye', 'the address again'];
  const answers = [
    question,
    someMetadata.contact.address,
    someMetadata.contact.hours.join(' '),
    question,
    someMetadata.contact.address,
  ];
  await site.stopTheClock();
  for (const text of said) await say(site, text);
  await expect(messages(site)).toHaveText(['Hi there!', ...said.flatMap((text) => [text, '...'])]);
  await site.page.clock.runFor(800);
  await expect(messages(site)).toHaveText([
    'Hi there!',
    ...said.flatMap((text, index) => [text, answers[index] ?? '']),
  ]);
});

test('an answer comes from the dealer’s details of that moment', async ({ dealer, site }) => {
  await site.stopTheClock();
  await say(site, 'address');
  const contact = { ...someMetadata.contact, address: '7 New Street, Dover' };
  await dealer.putMetadata({ ...someMetadata, contact });
  const footer = site.footer.getByText('7 New Street, Dover');
  // Firestore's own timers have to run, but for less than the answer's.
  await expect(async () => {
    await site.page.clock.runFor(10);
    expect(await footer.count()).toBe(1);
  }).toPass();
  await site.page.clock.runFor(800);
  await expect(messages(site).last()).toHaveText('7 New Street, Dover');
});

test('closing keeps the messages, and answers come meanwhile', async ({ site }) => {
  await site.stopTheClock();
  await say(site, 'hello');
  await site.button('Close chat').click();
  await expect(site.page.getByRole('log')).toHaveCount(0);
  await site.choose('About');
  await site.page.clock.runFor(800);
  await site.button('Open chat').click();
  await expect(messages(site)).toHaveText(['Hi there!', 'hello', question]);
});

test('Escape closes the chat and puts the focus on its button', async ({ site }) => {
  await expect(field(site)).toBeFocused();
  await site.page.keyboard.press('Escape');
  await expect(site.page.getByRole('log')).toHaveCount(0);
  await expect(site.button('Open chat')).toBeFocused();
});

test('what comes is announced', async ({ site }) => {
  await expect(site.page.getByRole('log')).toHaveAttribute('aria-live', 'polite');
});
