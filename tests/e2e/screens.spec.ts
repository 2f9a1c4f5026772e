import { expect, test } from './fixtures.ts';

test('a reload starts at home, and Back from the first screen leaves', async ({ site }) => {
  const { page } = site;
  const shows = (title: string) => expect(page).toHaveTitle(title);
  await page.goto('about:blank');
  await site.open();
  await site.navigateTo('Contact');
  await shows('Contact · Alpha Autos');
  await page.reload();
  await shows('Alpha Autos');
  await site.navigateTo('Inventory');
  await shows('Inventory · Alpha Autos');
  await test.step('the entries from before the reload show the home screen', async () => {
    for (let presses = 0; presses < 2; presses += 1) {
      await page.goBack();
      await shows('Alpha Autos');
    }
    for (let presses = 0; presses < 2; presses += 1) await page.goForward();
    await shows('Inventory · Alpha Autos');
  });
  await test.step('Back from the first screen leaves, and Forward returns', async () => {
    for (let presses = 0; presses < 3; presses += 1) await page.goBack();
    await expect(page).toHaveURL('about:blank');
    await page.goForward();
    await shows('Alpha Autos');
  });
});

test('on phones, neither the header nor the chat’s bar covers a focused control', async ({ site }) => {
  const { page } = site;
  await page.setViewportSize({ width: 740, height: 360 });
  await site.open();
  await expect(site.cards).toHaveCount(3);
  await test.step('on a phone in landscape, ‘Browse Inventory’ is in view', () =>
    expect(site.button('Browse Inventory')).toBeInViewport({ ratio: 1 }));
  await page.setViewportSize({ width: 360, height: 740 });
  const covered: string[] = [];
  const pressUntil = async (key: string, last: string) => {
    for (let isLast = false; !isLast; ) {
      await page.keyboard.press(key);
      const cover = await page.locator(':focus').evaluate((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return control.contains(hit) ? undefined : `${control.textContent} by ${hit?.outerHTML.slice(0, 60)}`;
      });
      if (cover !== undefined) covered.push(`${key}: ${cover}`);
      isLast = await page.locator(`${last}:focus`).isVisible();
    }
  };
  await pressUntil('Tab', '[aria-label="Open chat"]');
  await pressUntil('Shift+Tab', 'header *');
  expect(covered, 'covered controls').toEqual([]);
});
