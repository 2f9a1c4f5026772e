import { readFileSync } from 'node:fs';
import { chromiumOptions } from '../../tools/browsers/findBrowser.ts';
import { expect, test } from './fixtures.ts';

const chunk = (name: string) => `**/assets/${name}-*.js`;

// Chrome up to 155, Firefox up to 153 and Safari remember a module that has failed. So does this Chromium with the flag.
test.use({
  launchOptions: {
    ...chromiumOptions(),
    args: ['--disable-features=ModuleMapDoNotCacheFailedFetch'],
  },
});

test('code that fails to load is requested again later', async ({ site }) => {
  site.errors.expect(/ContactScreen/, /ChatContainer/, /React error #130/);
  for (const name of ['ContactScreen', 'ChatContainer']) await site.block(chunk(name));
  const empty = { contentType: 'text/javascript', body: 'export {}' };
  await site.page.route(chunk('AboutScreen'), (route) => route.fulfill(empty));
  await site.open();
  await site.navigateTo('Contact');
  await expect(site.heading).toHaveText('This page could not be shown.');
  await expect(site.footer).toBeVisible();
  await expect(site.button('Open chat')).toHaveCount(0);
  await test.step('the chat’s chunk is requested again when the visitor navigates to another screen', async () => {
    await site.page.unroute(chunk('ChatContainer'));
    await site.button('Back to Home').click();
    await expect(site.heading).toHaveText('Alpha Autos');
    await site.button('Open chat').click();
    await expect(site.page.getByText('Hi there!')).toBeVisible();
    await site.button('Close chat').click();
  });
  await test.step('requests a screen’s chunk again when the visitor returns to it', async () => {
    await site.page.unroute(chunk('ContactScreen'));
    await site.navigateTo('Contact');
    await expect(site.heading).toHaveText('Contact');
  });
  await test.step('a screen that throws is replaced by the next one', async () => {
    await site.navigateTo('About');
    await expect(site.heading).toHaveText('This page could not be shown.');
    await site.navigateTo('Contact');
    await expect(site.heading).toHaveText('Contact');
  });
});

test('a page whose initial scripts fail or hang is loaded again', async ({ site }) => {
  site.errors.expect(/index/, /libraries/);
  for (const name of ['index', 'libraries']) {
    await site.block(chunk(name), 1);
    await site.open();
    await expect(site.heading).toHaveText('Alpha Autos');
  }
  await site.page.route(chunk('index'), () => {}, { times: 1 });
  await site.page.goto(site.url, { waitUntil: 'commit' });
  await expect(site.heading).toHaveText('Alpha Autos', { timeout: 30_000 });
});

test('a broken release tells the visitor what to do, and reloads only once', async ({ site }) => {
  site.errors.expect(/broken/);
  const broken = { contentType: 'text/javascript', body: 'throw new Error("broken")' };
  await site.page.route(chunk('index'), (route) => route.fulfill(broken));
  await site.page.goto(site.url);
  await expect(site.page.getByRole('status')).toHaveText(
    'This page could not be loaded. Please try again in a few minutes.',
  );
  expect(site.requestsTo(site.url).filter((request) => request.isNavigationRequest())).toHaveLength(2);
  await site.page.unroute(chunk('index'));
  await site.open();
});

test('a policy of the host that blocks the page’s styles leaves a message', async ({ site }) => {
  site.errors.expect(/violates/, /styled-components/);
  const [sources = ''] = /style-src [^"]*/.exec(readFileSync('dist/index.html', 'utf8')) ?? [];
  await site.setPolicy("style-src 'self'");
  await site.page.goto(site.url);
  await expect(site.page.getByRole('status')).toHaveText(/^This page could not be loaded/);
  await site.setPolicy(sources);
  await site.open();
});

test('a page that was cut off before its root element shows the cars', async ({ site }) => {
  const page = readFileSync('dist/index.html', 'utf8');
  const body = page.slice(0, page.indexOf('<div id="root"'));
  await site.page.route(site.url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await site.open();
  await expect(site.cards).toHaveCount(3);
});

test('a page that was cut off before its scripts is loaded again after 15 s', async ({ site }) => {
  const { page } = site;
  const html = readFileSync('dist/index.html', 'utf8');
  const body = html.slice(0, html.indexOf('<script data-cfasync="false" type="module"'));
  await page.route(site.url, (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.clock.install();
  await page.goto(site.url);
  await page.clock.runFor(14_000);
  await expect(page.locator('body')).toBeEmpty();
  await page.clock.runFor(1_000);
  await expect(site.heading).toHaveText('Alpha Autos');
});

test('a page that opens another one waits for it', async ({ site }) => {
  const { page } = site;
  const html = readFileSync('dist/index.html', 'utf8');
  const script = '<script>location.assign("/next")</script><script src="/held.js"></script>';
  const body = html.slice(0, html.indexOf('<meta http-equiv')) + script;
  await page.route(site.url, (route) => route.fulfill({ contentType: 'text/html', body }));
  await site.respond('/next', { contentType: 'text/html', body: 'Next' });
  await site.hold('**/held.js');
  const next = await site.hold('**/next');
  const leaving = page.waitForRequest('**/next');
  await page.goto(site.url, { waitUntil: 'commit' });
  await leaving;
  // The clock of a page that is being left cannot be moved.
  await page.waitForTimeout(1_500);
  next.release();
  await expect(page.getByText('Next')).toBeVisible();
  expect(site.requestsTo('/next')).toHaveLength(1);
});

test('the site returns after an extension has wrapped or removed its screen', async ({ site }) => {
  site.errors.expect(/The page is shown again/);
  const { page } = site;
  await site.open();
  for (const wrapper of ['div', undefined]) {
    await expect(site.cards).toHaveCount(3);
    await page.evaluate((name) => {
      const screen = document.querySelector('main > div') ?? document.body;
      const place = document.createComment('');
      screen.replaceWith(place);
      if (name === undefined) return;
      const added = document.createElement(name);
      added.append(screen);
      place.replaceWith(added);
    }, wrapper);
    await site.navigateTo('About');
    await expect(site.heading).toHaveText('Alpha Autos');
  }
  await site.navigateTo('About');
  await expect(page.getByText('Rosa Lindqvist')).toBeVisible();
});

test('a bar shows after 300 ms while a screen’s code loads, and the latest navigation wins', async ({
  site,
}) => {
  const bar = site.page.getByText('One moment…');
  const held = await site.hold(chunk('ContactScreen'));
  await site.open();
  await site.navigateTo('Contact');
  await expect(bar).toHaveCount(1);
  await expect(bar.locator('..')).toHaveCSS('transition-delay', '0.3s');
  await expect(site.heading).toHaveText('Alpha Autos');
  // The current screen.
  await site.navigateTo('Home');
  await expect(bar).toHaveCount(0);
  await site.navigateTo('Contact');
  await expect(bar).toHaveCount(1);
  await site.navigateTo('Sell/Trade');
  await expect(site.heading).toHaveText('Instant Trade-In Valuation');
  await expect(bar).toHaveCount(0);
  const late = site.page.waitForResponse(chunk('ContactScreen'));
  held.release();
  await (await late).finished();
  // By then, the late screen would have been shown.
  await site.page.waitForTimeout(500);
  await expect(site.heading).toHaveText('Instant Trade-In Valuation');
});
