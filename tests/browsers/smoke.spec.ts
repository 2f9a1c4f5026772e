import { expect } from '@playwright/test';
import { firstPaintPath } from '../../src/page/firstPaint.ts';
import { someMetadata } from '../e2e/dealer.ts';
import { testedPath } from './buildTestedPage.ts';
import { test } from './fixtures.ts';

test('shows live prices, finds a car and asks for a test drive', async ({ visitor, dealer }) => {
  await visitor.reads('heading', someMetadata.dealerName);
  await visitor.reads('article', '$26,450');
  await dealer.changePrice('a1', 19_990);
  await visitor.reads('article', '$19,990');

  await visitor.clicks('button', 'Inventory');
  await visitor.reads('heading', 'Inventory');
  await visitor.reads('definition', '7');

  await visitor.fills('searchbox', 'Search by make or model', 'forte');
  await visitor.reads('status', '1 of ');
  await visitor.clicks('button', 'View details: 2020 Kia Forte');
  await visitor.reads('heading', '2020 Kia Forte');

  await visitor.fills('textbox', 'Name', 'Ada Byron');
  await visitor.fills('textbox', 'Email', 'ada@example.com');
  await visitor.clicks('button', 'Request Test Drive');
  await visitor.sees('dialog', 'Thank You');
  await visitor.clicks('button', 'Close');
  await visitor.sees('button', 'Back to Inventory');

  await visitor.page.evaluate('history.back()');
  await visitor.hasFocusOn('button', 'View details: 2020 Kia Forte');
  await visitor.page.evaluate('history.forward()');
  await visitor.hasFocusOn('heading', '2020 Kia Forte');
});

test('shows the dealer, and estimates a trade-in', async ({ visitor }) => {
  await visitor.clicks('button', 'About');
  await visitor.reads('main', 'Rosa Lindqvist');
  await visitor.clicks('button', 'Contact');
  await visitor.reads('main', someMetadata.contact.hours[0] ?? '');
  await visitor.clicks('button', 'Sell/Trade');
  await visitor.fills('textbox', 'VIN', '1HGCM82633A004352');
  await visitor.fills('spinbutton', 'Mileage', '40000');
  await visitor.clicks('button', 'Get My Estimate');
  await visitor.sees('dialog', 'Your Valuation');
  await visitor.reads('dialog', 'Your estimated trade-in value is $');
});

test('finds a car and chats with the keyboard alone', async ({ visitor }) => {
  await visitor.reads('article', '$26,450');
  await visitor.tabsTo('button', 'Browse Inventory');
  await visitor.presses('Enter');
  await visitor.hasFocusOn('heading', 'Inventory');
  await visitor.tabsTo('button', 'View details: 2020 Kia Forte');
  await visitor.presses('Enter');
  await visitor.hasFocusOn('heading', '2020 Kia Forte');
  await visitor.tabsTo('button', 'Open chat');
  await visitor.presses('Enter');
  await visitor.hasFocusOn('textbox', 'Message');
  await visitor.presses('h', 'o', 'u', 'r', 's', 'Enter');
  await visitor.reads('log', 'Weekdays');
  await visitor.presses('Escape');
  await visitor.hasFocusOn('button', 'Open chat');
});

test('a return visit begins with the home screen of the last one', async ({ visitor, url }) => {
  const { page } = visitor;
  const waitFor = (expression: string) =>
    expect.poll(() => page.evaluate(expression), { timeout: 30_000 }).toBe(true);
  // The worker answers only the page itself, which does not have the tools of the tested page.
  await page.goto(url);
  const stored = `caches.match('${firstPaintPath}').then((stored) => stored?.json())`;
  await waitFor(`${stored}.then((paint) => paint?.scripts.join().includes('tested') === false)`);
  // On a busy machine, the worker is ready later than the home screen is stored.
  await waitFor('navigator.serviceWorker.ready.then(() => true)');
  await page.goto(url);
  await waitFor("document.querySelector('h1') !== null && document.querySelector('.booting') === null");
  // React numbers the elements that it makes itself after the time.
  await waitFor("/^_r_/.test(document.querySelector('article').getAttribute('aria-labelledby'))");
  await waitFor("document.querySelector('#first-paint').sheet?.cssRules.length > 0");
  await page.goto(new URL(testedPath, url).href);
});
