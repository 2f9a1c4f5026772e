import { globSync, readFileSync } from 'node:fs';
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

  test('shows neither placeholders nor an older copy of the inventory before the live one', async ({
    request,
    dealer,
    site,
  }) => {
    const { page } = site;
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(window, { seen });
      new MutationObserver(() => {
        seen.add(document.querySelector('h1')?.textContent ?? '');
        seen.add(/\$[\d,]+/.exec(document.querySelector('article')?.textContent ?? '')?.[0] ?? '');
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    const visit = async (price: number, beforeLive = async () => {}) => {
      await page.goto(site.url);
      await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
      await beforeLive();
      await dealer.changePrice('a1', price);
      await expect(site.cards.first()).toContainText(`$${price}`);
      return page.evaluate(() => [...(Reflect.get(window, 'seen') as Set<string>)].filter(Boolean));
    };
    await visit(801);
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(localStorage))
        localStorage.setItem(key, value.replace('"price":801', '"price":802'));
    });
    const worker = await site.hold(workerFile);
    const waitForCopy = async () => {
      // The browser decodes it once it is idle.
      await page.waitForTimeout(2_500);
      worker.release();
    };
    expect(await visit(803, waitForCopy)).not.toContain('$802');
    await test.step('even if the page is cut off inside its data', async () => {
      const html = await getPage(request, dealer);
      const body = html.slice(0, html.indexOf('"vehicles"'));
      await page.route(site.url, (route) => route.fulfill({ contentType: 'text/html', body }));
      expect(await visit(804)).not.toContain('Your Dealership');
    });
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
    await site.page.goto(site.url);
    await expect(site.heading).toHaveText(hostileName);
    await expect(site.page.getByRole('status').filter({ hasText: 'Loading...' })).toHaveCount(0);
    await expect(site.heading).toHaveText(hostileName);
    await test.step('and do not keep the worker from storing the plain page and a first paint', async () => {
      const stored = (path: string) =>
        site.page.evaluate(async (key) => (await caches.match(key))?.text(), path);
      await expect.poll(() => stored('/'), { timeout: 20_000 }).toBe(readFileSync('dist/page.html', 'utf8'));
      await expect.poll(() => stored(firstPaintPath), { timeout: 20_000 }).toContain('"markup"');
      await site.page.goto(site.url);
      await expect(site.heading).toHaveText(hostileName);
    });
  });
});
