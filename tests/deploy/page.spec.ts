import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { firstPaintPath } from '../../src/page/firstPaint.ts';
import { aVehicle, type Dealer, someMetadata, someVehicles } from '../e2e/dealer.ts';
import { sitePort, workerFile } from '../e2e/site.ts';
import { expect, test } from './fixtures.ts';

const script = '</script><script>alert(1)</script>"><img src=x onerror="alert(2)">';
const hostileName = `$& ${script} /assets/x.js initialAuthToken`;

async function getPage(request: APIRequestContext, { host }: Dealer): Promise<string> {
  const address = `http://127.0.0.1:${sitePort}/`;
  const response = await request.get(address, { headers: { Host: `${host}:${sitePort}` } });
  return response.text();
}

test('the site and the server give components the same names', () => {
  const namesIn = (files: string) =>
    new Set(
      globSync(files).flatMap(
        (file) => readFileSync(file, 'utf8').match(/(?<=componentId:\s?["'`])sc-\w+-\d+/g) ?? [],
      ),
    );
  const names = namesIn('functions/lib/**/*.js');
  expect(names.size).toBeGreaterThan(50);
  const known = namesIn('dist/assets/*.js');
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
});

test.describe('a dealer with cars', () => {
  test.use({ documents: { metadata: someMetadata, vehicles: someVehicles } });

  test('has the home screen in the page, and React takes it over without changing it', async ({
    request,
    site,
  }) => {
    const { page } = site;
    // Starts the function, which takes longer than visitors wait on a busy machine.
    await request.get(`http://127.0.0.1:${sitePort}/api/tenant-config`);
    await page.addInitScript(() => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      document.addEventListener('DOMContentLoaded', () =>
        new MutationObserver((records, observer) => {
          for (const { type, target, removedNodes } of records) {
            // React has the page.
            if ([...removedNodes].some((node) => node instanceof Element && node.matches('.booting')))
              return observer.disconnect();
            const element = target instanceof Element ? target : target.parentElement;
            if (element?.closest('#root')) changes.push(type);
          }
        }).observe(document.body, { childList: true, subtree: true, characterData: true }),
      );
    });
    await page.goto(site.url);
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual([]);
    await expect(site.cards).toHaveCount(3);
    expect(
      await page.evaluate(() => document.querySelector<HTMLStyleElement>('#first-paint')?.disabled),
    ).toBe(true);
    expect(site.requestsTo('pageSize=3')).toHaveLength(0);
    await site.navigateTo('Contact');
    await expect(site.heading).toHaveText('Contact');
  });

  test('shows no older copy of the inventory until the live one arrives', async ({ dealer, site }) => {
    const { page } = site;
    await page.addInitScript(() => {
      const prices: string[] = [];
      Object.assign(window, { prices });
      new MutationObserver(() => {
        prices.push(/\$[\d,]+/.exec(document.querySelector('article')?.textContent ?? '')?.[0] ?? '');
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    const changePrice = async (price: number) => {
      await dealer.changePrice('a1', price);
      await expect(site.cards.first()).toContainText(`$${price}`);
    };
    await page.goto(site.url);
    await changePrice(801);
    await page.waitForFunction(() => JSON.stringify(localStorage).includes('price\\":801'));
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(localStorage))
        localStorage.setItem(key, value.replace('"price":801', '"price":802'));
    });
    const worker = await site.hold(workerFile);
    await page.goto(site.url);
    // The browser decodes the copy once it is idle.
    await page.waitForTimeout(2_500);
    worker.release();
    await changePrice(803);
    expect(await page.evaluate(() => Reflect.get(window, 'prices'))).not.toContain('$802');
  });

  test('takes no data from a page that is cut off inside them', async ({ request, dealer, site }) => {
    const html = await getPage(request, dealer);
    const folder = join(process.env['SITE_FOLDER'] ?? '', 'cut-off');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'index.html'), html.slice(0, html.indexOf('"vehicles"')));
    await site.page.goto(`${site.url}cut-off/`);
    await expect(site.page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
    await expect(site.heading).toHaveText('Alpha Autos');
    expect(site.requestsTo('vehicles?pageSize=3')).not.toEqual([]);
  });

  test('is named in previews, with absolute addresses', async ({ request, dealer }) => {
    const html = await getPage(request, dealer);
    const origin = `https://${dealer.host}`;
    for (const tag of [
      '<title>Alpha Autos: used cars, test drives and trade-in estimates</title>',
      '<meta name="description" content="Used cars at Alpha Autos, 12 Mill Road, Dover, DE 19901.',
      `<meta property="og:image" content="${origin}/hero-bg.jpg"`,
      `<meta property="og:url" content="${origin}/"`,
      `<link rel="canonical" href="${origin}/"`,
    ])
      expect.soft(html).toContain(tag);
  });

  test('is readable without scripts', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.url);
    for (const text of ['$26,450', '2022 Mazda CX-5', '12 Mill Road, Dover, DE 19901'])
      await expect.soft(page.getByText(text).first()).toBeVisible();
    await expect.soft(page.getByRole('banner').getByRole('link')).toHaveAttribute('href', /^tel:/);
    await expect.soft(page.getByText(/Loading|JavaScript/)).toBeHidden();
    await context.close();
  });
});

test.describe('a hostile dealer', () => {
  test.use({
    serviceWorkers: 'allow',
    documents: {
      metadata: { ...someMetadata, dealerName: hostileName, heroImage: 'data:text/html,x' },
      vehicles: { a1: aVehicle({ make: hostileName }) },
    },
  });

  test('has texts that stay texts', async ({ request, dealer, site }) => {
    const html = await getPage(request, dealer);
    expect(html).not.toContain(script);
    expect(html).toContain(`<meta property="og:image" content="https://${dealer.host}/hero-bg.jpg"`);
    await test.step('and do not keep a broken page from loading again', async () => {
      site.errors.expect(/index/);
      await site.block('**/assets/index-*.js', 1);
      await site.page.goto(site.url);
      await expect(site.page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
      await expect(site.heading).toHaveText(hostileName);
    });
    await test.step('nor the worker from storing the plain page and a first paint', async () => {
      const stored = (path: string) =>
        site.page.evaluate(async (key) => (await caches.match(key))?.text(), path);
      await expect.poll(() => stored('/'), { timeout: 20_000 }).toBe(readFileSync('dist/page.html', 'utf8'));
      await expect.poll(() => stored(firstPaintPath), { timeout: 20_000 }).toContain('"markup"');
      await site.page.goto(site.url);
      await expect(site.heading).toHaveText(hostileName);
    });
  });
});
