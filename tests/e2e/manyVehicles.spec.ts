import type { Page } from '@playwright/test';
import { numberedVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import { recordLayoutShifts, takeLayoutShifts } from './layoutShifts.ts';

const count = 500;
const numbered = (number: number) => `2022 Mazda Number ${number}`;
test.use({ documents: { vehicles: numberedVehicles(count) } });

/** Scrolls from top to bottom and returns the names of all cards by position. */
const scrollThroughCards = (page: Page) =>
  page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    const names: string[] = [];
    const frame = () => new Promise(requestAnimationFrame);
    for (let before = -1; before !== scrollY; ) {
      before = scrollY;
      for (const card of document.querySelectorAll('article'))
        names[Number(card.ariaPosInSet) - 1] = card.querySelector('h2')?.textContent ?? '';
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await frame();
      await frame();
    }
    return names;
  });

test('500 vehicles can be scrolled, tabbed and found', async ({ site }) => {
  const { page } = site;
  await recordLayoutShifts(site);
  await site.openInventory();
  await expect(site.cards).toHaveCount(240);

  await test.step('scrolling reaches every vehicle', async () => {
    await expect(site.cards.first()).toHaveAttribute('aria-setsize', String(count));
    await expect(page.getByText(`${count} vehicles`, { exact: true })).toBeAttached();
    expect(await scrollThroughCards(page)).toEqual(
      Array.from({ length: count }, (_, number) => numbered(number)),
    );
    await expect(site.card(numbered(count - 1))).toBeInViewport();
    expect(await takeLayoutShifts(site)).toEqual([]);
  });

  await test.step('find in page reaches a vehicle far down', async () => {
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // Tests cannot press Ctrl+F; window.find searches the same text.
    const find = (text: string) =>
      page.evaluate((query) => Reflect.apply(Reflect.get(window, 'find'), window, [query]), text);
    await expect.poll(() => find('mazda number 321')).toBe(true);
    await expect(site.card(numbered(321))).toBeInViewport();
    expect(await find('no such car')).toBe(false);
  });

  await test.step('Tab moves from card to card', async () => {
    await site.search.focus();
    for (let presses = 0; presses < 40; presses += 1) await page.keyboard.press('Tab');
    const button = site.button(`View details: ${numbered(39)}`);
    await expect(button).toBeFocused();
    await expect(button).toBeInViewport();
  });
});
