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
