import type { Page } from '@playwright/test';
import { aVehicle } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

const count = 500;
const numbered = (number: number) => `2022 Mazda Number ${number}`;
const manyVehicles = Object.fromEntries(
  Array.from({ length: count }, (_, number) => [
    `n${String(number).padStart(3, '0')}`,
    aVehicle({ model: `Number ${number}` }),
  ]),
);

test.beforeEach(async ({ dealer, site }) => {
  await dealer.putVehicles(manyVehicles);
  await site.open();
  await site.navigateTo('Inventory');
  // The last card is rendered last.
  await expect(site.card(numbered(count - 1))).toBeAttached();
});

/** Scrolls from top to bottom and returns the names of all cards by position. */
async function scrollThroughCards(site: Site): Promise<Map<number, string>> {
  const { page } = site;
  const names = new Map<number, string>();
  const collect = async () => {
    const cards = await page
      .getByRole('article')
      .evaluateAll((articles) =>
        articles.map(
          (article) =>
            [Number(article.ariaPosInSet), article.querySelector('h2')?.textContent ?? ''] as const,
        ),
      );
    for (const [position, name] of cards) names.set(position, name);
  };
  await collect();
  for (let before = -1; before !== (await site.scrollTop()); ) {
    before = await site.scrollTop();
    await page.evaluate(() => scrollBy({ top: innerHeight, behavior: 'instant' }));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await collect();
  }
  return names;
}

/** Cumulative layout shift since the page was opened. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

test('renders only a few of 500 vehicles at a time, and scrolling reaches them all', async ({ site }) => {
  expect(await site.cards.count()).toBeLessThan(60);
  await expect(site.cards.first()).toHaveAttribute('aria-setsize', String(count));
  await expect(site.page.getByText(`${count} vehicles`)).toBeAttached();
  const names = await scrollThroughCards(site);
  expect(Array.from({ length: count }, (_, number) => names.get(number + 1))).toEqual(
    Array.from({ length: count }, (_, number) => numbered(number)),
  );
  expect(await site.cards.count()).toBeLessThan(60);
  await expect(site.card(numbered(count - 1))).toBeInViewport();
  expect(await layoutShift(site.page)).toBeLessThan(0.01);
});

test('search finds a vehicle far down', async ({ site }) => {
  await site.scrollDown();
  await site.search.fill('number 499');
  await expect(site.cardNames).toHaveText([numbered(499)]);
  await site.search.fill('number 4');
  await expect(site.page.getByText('111 vehicles')).toBeAttached();
  await expect(site.cardNames.first()).toHaveText(numbered(4));
});

test('Tab and Shift+Tab move from card to card', async ({ site }) => {
  const { page } = site;
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  const nearby = 40;
  await site.search.focus();
  for (let number = 0; number < nearby; number += 1) {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe(`View details: ${numbered(number)}`);
  }
  await expect(site.card(numbered(nearby - 1))).toBeInViewport();
  for (let number = nearby - 2; number >= 0; number -= 1) {
    await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe(`View details: ${numbered(number)}`);
  }
  await expect(site.card(numbered(0))).toBeInViewport();
});

test('keeps the focused card while scrolling', async ({ site }) => {
  await site.card(numbered(7)).getByRole('button').focus();
  await site.scrollDown();
  await expect(site.card(numbered(count - 2))).toBeInViewport();
  await expect(site.card(numbered(7)).getByRole('button')).toBeFocused();
  await site.page.keyboard.press('Tab');
  await expect(site.card(numbered(8)).getByRole('button')).toBeFocused();
  await expect(site.card(numbered(8))).toBeInViewport();
});

test('find in page reaches a vehicle far down', async ({ site }) => {
  const { page } = site;
  await expect(site.card(numbered(321))).toHaveCount(0);
  // Tests cannot press Ctrl+F; window.find searches the same text.
  const find = (text: string) =>
    page.evaluate((query) => Reflect.apply(Reflect.get(window, 'find'), window, [query]), text);
  await expect.poll(() => find('mazda number 321')).toBe(true);
  await expect(site.card(numbered(321))).toBeInViewport();
  expect(await find('no such car')).toBe(false);
});

test('a price change far down causes no layout shift', async ({ dealer, site }) => {
  await site.page.evaluate(() => scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }));
  await expect(site.card(numbered(250))).toBeInViewport();
  await dealer.changePrice('n250', 1_234);
  await expect(site.card(numbered(250)).getByText('$1,234')).toBeVisible();
  expect(await layoutShift(site.page)).toBeLessThan(0.01);
});
