import { expect, test } from './fixtures.ts';

test('Back from the first screen leaves, and a reload starts at home', async ({ site }) => {
  const { page } = site;
  await page.goto('about:blank');
  await site.open();
  await test.step('Back from the first screen leaves, and Forward returns', async () => {
    await site.navigateTo('Contact');
    await expect(page).toHaveTitle('Contact · Alpha Autos');
    await page.goBack();
    await expect(page).toHaveTitle('Alpha Autos');
    await page.goBack();
    await expect(page).toHaveURL('about:blank');
    await page.goForward();
    await expect(page).toHaveTitle('Alpha Autos');
  });
  await test.step('a reload starts at home, and so do the entries from before it', async () => {
    for (const screen of ['Contact', 'About']) {
      await site.navigateTo(screen);
      await expect(page).toHaveTitle(`${screen} · Alpha Autos`);
    }
    await page.reload();
    await expect(page).toHaveTitle('Alpha Autos');
    await site.navigateTo('Inventory');
    await expect(page).toHaveTitle('Inventory · Alpha Autos');
    await page.goBack();
    await expect(page).toHaveTitle('Alpha Autos');
    await page.goBack();
    await expect(page).toHaveTitle('Alpha Autos');
    await page.goForward();
    await page.goForward();
    await expect(page).toHaveTitle('Inventory · Alpha Autos');
  });
});
