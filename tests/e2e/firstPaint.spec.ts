import type { BrowserContext } from '@playwright/test';
import { firstPaintCache, firstPaintPath } from '../../src/page/firstPaint.ts';
import { aVehicle, someMetadata } from './dealer.ts';
import { recordLayoutShifts, takeLayoutShifts } from './layoutShifts.ts';
import { expect, test, workerInstalled } from './returningVisitor.ts';
import { type Site, siteOn } from './site.ts';

/** Storage may take longer than the worker waits for it, and the home screen is stored when the browser is idle. */
const patience = { timeout: 20_000 };

const storedMarkup = ({ page }: Site) =>
  page.evaluate(async (path) => {
    const stored = await caches.match(path);
    const { savedAt, markup } = ((await stored?.json()) ?? {}) as { savedAt?: number; markup?: string };
    // From this visit.
    return Number(savedAt) > performance.timeOrigin ? markup : undefined;
  }, firstPaintPath);

/** A visit that ends once its home screen is stored. */
async function visit(site: Site, price = '$26,450') {
  await site.open();
  await expect(site.cards).toHaveCount(3);
  await workerInstalled(site.page);
  await expect.poll(() => storedMarkup(site), patience).toContain(price);
}

/** Holds the page's scripts on the next visit: removes them from the worker's cache, and delays the host's response. */
async function holdScripts(site: Site, context: BrowserContext) {
  const scripts = await site.page.evaluate(async () => {
    const cache = await caches.open('site');
    const paths = Array.from(document.scripts, ({ src }) => src && new URL(src).pathname).filter(Boolean);
    for (const path of paths) await cache.delete(path);
    return paths;
  });
  const released = Promise.withResolvers<void>();
  await context.route(
    (url) => scripts.includes(url.pathname),
    async (route) => {
      await released.promise;
      await route.continue();
    },
  );
  return { release: released.resolve };
}

/** Reverses the order of the vehicles that the last visit has cached. */
const reverseCachedVehicles = ({ page }: Site) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('showroom cache')) ?? '';
    const cached = JSON.parse(localStorage.getItem(key) ?? '') as { vehicles: unknown[] };
    localStorage.setItem(key, JSON.stringify({ ...cached, vehicles: cached.vehicles.toReversed() }));
  });

const spinner = ({ page }: Site) => page.getByRole('status').filter({ hasText: /^Loading\.\.\.$/ });

test('shows the home screen of the last visit before any chunk runs', async ({ context, dealer, site }) => {
  const { page } = site;
  await visit(site);
  await recordLayoutShifts(site);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
      throw new Error(violatedDirective);
    });
  });
  let scripts = await holdScripts(site, context);
  const goAgain = async () => {
    await page.goto(site.url, { waitUntil: 'commit' });
    await expect(site.cards).toHaveCount(3);
    await expect(site.heading).toHaveText('Alpha Autos');
  };
  await goAgain();

  await test.step('with a small spinner, in the site’s own styles, and with working links', async () => {
    await expect(spinner(site)).toHaveCSS('position', 'fixed');
    const box = await spinner(site).boundingBox();
    expect(box?.height).toBeLessThan(50);
    await expect(site.heading).toHaveCSS('font-weight', '750');
    await expect(site.header.getByRole('link')).toHaveAttribute('href', /^tel:\d/);
  });

  await test.step('React takes it over without changing a node, a selection or the focus', async () => {
    const phone = site.header.getByRole('link');
    await phone.focus();
    const heading = await site.heading.evaluateHandle((element) => {
      getSelection()?.selectAllChildren(element);
      return element;
    });
    const card = await site.cards.first().elementHandle();
    scripts.release();
    await expect(spinner(site)).toHaveCount(0);
    expect(await site.heading.evaluate((element, before) => element === before, heading)).toBe(true);
    expect(await site.cards.first().evaluate((element, before) => element === before, card)).toBe(true);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('Alpha Autos');
    await expect(phone).toBeFocused();
    expect(await takeLayoutShifts(site)).toEqual([]);
  });

  await test.step('nor takes the focus back that has moved since', async () => {
    scripts = await holdScripts(site, context);
    await goAgain();
    await site.header.getByRole('link').focus();
    await site
      .button('About')
      .first()
      .evaluate((button) => {
        const takeOver = new MutationObserver(() => button.focus());
        takeOver.observe(document.querySelector('#root') as Element, { attributes: true });
      });
    scripts.release();
    await expect(spinner(site)).toHaveCount(0);
    await expect(site.button('About').first()).toBeFocused();
  });

  await test.step('it follows the dealer’s changes, and so does the next first paint', async () => {
    await dealer.changePrice('a1', 19_990);
    await expect(site.cards.getByText('$19,990')).toBeVisible();
    await site.navigateTo('About');
    await dealer.changePrice('a1', 18_990);
    await expect.poll(() => storedMarkup(site), patience).toContain('$18,990');
  });

  await test.step('a button pressed before React is there acts once it is', async () => {
    scripts = await holdScripts(site, context);
    await goAgain();
    await expect(site.cards.getByText('$18,990')).toBeVisible();
    await site.navigateTo('About');
    await site.navigateTo('Contact');
    scripts.release();
    await expect(site.heading).toHaveText('Contact');
    await page.goBack();
    await expect(site.heading).toHaveText('Alpha Autos');
    await expect(spinner(site)).toHaveCount(0);
  });

  await test.step('in a translated page, too', async () => {
    const openTranslated = async () => {
      scripts = await holdScripts(site, context);
      await goAgain();
      await page.evaluate(() => {
        for (const { firstChild } of document.querySelectorAll('#root :is(button, a)'))
          firstChild?.replaceWith(document.createElement('font'), firstChild);
      });
    };
    await openTranslated();
    await site.navigateTo('Contact');
    scripts.release();
    await expect(site.heading).toHaveText('Contact');
    await openTranslated();
    await site.header.getByRole('link').focus();
    scripts.release();
    await expect(spinner(site)).toHaveCount(0);
    await expect(site.header.getByRole('link')).toBeFocused();
  });

  await test.step('if the paint is older than the data, the focus stays, too', async () => {
    scripts = await holdScripts(site, context);
    await reverseCachedVehicles(site);
    await goAgain();
    await site.footer.getByRole('button', { name: 'About' }).focus();
    await page.evaluate(() => scrollTo(0, 0));
    scripts.release();
    await expect(spinner(site)).toHaveCount(0);
    await expect(site.footer.getByRole('button', { name: 'About' })).toBeFocused();
    expect(await page.evaluate(() => scrollY), 'the page, scrolled since').toBe(0);
  });

  await test.step('without scripts, no spinner shows', async () => {
    // Otherwise, those that load later could run once scripts are on again.
    scripts = await holdScripts(site, context);
    const browser = await context.newCDPSession(page);
    await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
    await goAgain();
    await expect(spinner(site)).toBeHidden();
    await browser.send('Emulation.setScriptExecutionDisabled', { value: false });
  });

  await test.step('without its cached data, only the spinner shows', async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto(site.url, { waitUntil: 'commit' });
    await expect(spinner(site)).toHaveCSS('position', 'static');
    await expect(site.cards).toHaveCount(0);
    scripts.release();
    await expect(site.cards).toHaveCount(3);
  });
});

test('a phone link pressed before React is there', async ({ context, site }) => {
  await visit(site);
  const calls: string[] = [];
  await context.exposeFunction('call', (url: string) => url.startsWith('tel:') && calls.push(url));
  await context.addInitScript(() =>
    window.navigation.addEventListener('navigate', (event) =>
      Reflect.get(window, 'call')(event.destination.url),
    ),
  );
  /** In a new tab: after a call, Chromium drops presses in the next page. */
  const pressEarly = async () => {
    const scripts = await holdScripts(site, context);
    const tab = siteOn(await context.newPage(), site.url);
    await tab.page.goto(site.url, { waitUntil: 'commit' });
    // Chromium drops presses before it has painted.
    await tab.page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await tab.header.getByRole('link').click();
    return { tab, scripts };
  };
  await test.step('calls once it is', async () => {
    const { tab, scripts } = await pressEarly();
    expect(calls).toEqual([]);
    scripts.release();
    await expect.poll(() => calls).toEqual(['tel:3025550188']);
    await expect(spinner(tab)).toHaveCount(0);
  });
  await test.step('calls after 3 s, which stops the page, and starts the page again', async () => {
    const { tab, scripts } = await pressEarly();
    await expect.poll(() => calls).toHaveLength(2);
    scripts.release();
    await expect(spinner(tab)).toHaveCount(0);
    expect(calls).toHaveLength(2);
  });
});

test('draws the home screen from the data alone', async ({ dealer, site }) => {
  const { page } = site;
  await visit(site);
  const markup = await storedMarkup(site);
  await page.evaluate((name) => caches.delete(name), firstPaintCache);
  await test.step('without typed texts, the chat or another screen', async () => {
    await site.openInventory();
    await site.search.fill('forte');
    await site.button('Open chat').click();
    await expect.poll(() => storedMarkup(site), patience).toContain('Alpha Autos');
    const withoutIds = (text = '') => text.replaceAll(/"_\w+_"/g, '');
    expect(withoutIds(await storedMarkup(site))).toBe(withoutIds(markup));
    await expect(page).toHaveTitle('Inventory · Alpha Autos');
  });
  await test.step('again after storage has failed', async () => {
    await page.addInitScript(() => {
      const put: Cache['put'] = Reflect.get(Cache.prototype, 'put');
      Cache.prototype.put = async () => {
        Cache.prototype.put = put;
        throw new DOMException('Full', 'QuotaExceededError');
      };
    });
    await site.open();
    await page.waitForFunction(() => Cache.prototype.put.toString().includes('native'), undefined, patience);
    await dealer.changePrice('g7', 11_000);
    await expect.poll(() => storedMarkup(site), patience).toContain('Alpha Autos');
  });
  await test.step('of a translated page, keeps nothing', async () => {
    await page.addInitScript(() => {
      addEventListener('load', () => document.body.appendChild(document.createElement('font')));
    });
    await site.open();
    const isStored = () =>
      page.evaluate(async (path) => (await caches.match(path)) !== undefined, firstPaintPath);
    await expect.poll(isStored, patience).toBe(false);
  });
});

test.describe('pictures', () => {
  const vehicles = {
    a1: aVehicle({ imageUrl: '/gone.svg', price: 19_990 }),
    b2: aVehicle(),
    c3: aVehicle(),
  };
  test.use({ documents: { metadata: { ...someMetadata, heroImage: '/gone.jpg' }, vehicles } });

  test('a drawing replaces a picture that failed before React took over', async ({ context, site }) => {
    site.errors.expect(/gone/);
    await visit(site);
    const scripts = await holdScripts(site, context);
    await site.page.goto(site.url, { waitUntil: 'commit' });
    await expect
      .poll(() =>
        site.page.locator('img').evaluateAll((all) => all.map((img) => (img as HTMLImageElement).complete)),
      )
      .toEqual([true, true]);
    scripts.release();
    await expect(site.cards.first().getByRole('img', { name: /^Illustration/ })).toBeVisible();
    await expect(site.page.locator('section > div > img')).toHaveAttribute('src', /nightShowroom/);
    await test.step('a press on its text opens the vehicle of a card, even if it has moved', async () => {
      const held = await holdScripts(site, context);
      await reverseCachedVehicles(site);
      await site.page.goto(site.url, { waitUntil: 'commit' });
      await site.cards.filter({ hasText: '$19,990' }).getByRole('heading').click();
      held.release();
      await expect(site.button('Back to Inventory')).toBeVisible();
      await expect(site.page.getByText('$19,990')).toHaveCount(1);
      await expect(site.cards.getByText('$19,990')).toHaveCount(0);
    });
  });
});

test('without a first paint of this page, only the spinner shows', async ({ site }) => {
  const { page } = site;
  await page.addInitScript(() => {
    document.addEventListener(
      'readystatechange',
      () => Object.assign(window, { hasFirstPaint: document.querySelector('article') !== null }),
      { once: true },
    );
  });
  /** Whether the next visit shows cars before its scripts. */
  const paintsFirst = async () => {
    await site.open();
    await expect(site.cards).toHaveCount(3);
    return page.evaluate(() => 'hasFirstPaint' in window && window.hasFirstPaint);
  };
  await visit(site);
  await expect.poll(paintsFirst, patience).toBe(true);

  await test.step('because it is older than a week', async () => {
    await page.evaluate(
      async ([name, path]) => {
        const cache = await caches.open(name);
        const paint = (await (await cache.match(path))?.json()) as { savedAt: number };
        await cache.put(path, Response.json({ ...paint, savedAt: paint.savedAt - 8 * 24 * 60 * 60 * 1000 }));
      },
      [firstPaintCache, firstPaintPath] as const,
    );
    expect(await paintsFirst()).toBe(false);
    await visit(site);
    await expect.poll(paintsFirst, patience).toBe(true);
  });

  await test.step('because the host has a policy for styles of its own', async () => {
    await page.evaluate(async () => {
      const cache = await caches.open('site');
      const stored = await cache.match('/');
      const headers = {
        ...Object.fromEntries(stored?.headers ?? []),
        'content-security-policy': "style-src * 'unsafe-inline'",
      };
      await cache.put('/', new Response(await stored?.text(), { headers }));
    });
    expect(await paintsFirst()).toBe(false);
    await visit(site);
    await expect.poll(paintsFirst, patience).toBe(true);
  });
});
