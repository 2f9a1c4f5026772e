import { navigation } from '../../src/app/screens/screenLabels.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

/** Shows every view of the site, starting from the home screen, and checks each of them. */
export async function showEveryScreen(site: Site, check: (view: string) => Promise<void>): Promise<void> {
  const { page, cards, search, modal, button, navigateTo } = site;
  const view = (name: string, show: () => Promise<void>) =>
    test.step(name, async () => {
      await show();
      await check(name);
    });
  await view('home', () => expect(button('Browse Inventory')).toBeVisible());
  await view('inventory', async () => {
    await navigateTo('Inventory');
    await expect(cards).not.toHaveCount(0);
    await expect(site.counts.first()).toHaveText('1,204');
  });
  await view('inventory without a match', async () => {
    await search.fill('no such car');
    await expect(page.getByText('No matches found.')).toBeVisible();
  });
  await view('vehicle', async () => {
    await search.fill('');
    await cards.first().getByRole('button').click();
    await expect(button('Back to Inventory')).toBeVisible();
  });
  for (const { screen, label } of navigation)
    if (screen !== 'home' && screen !== 'inventory') await view(screen, () => navigateTo(label));
  await view('chat', async () => {
    await button('Open chat').click();
    await page.getByRole('textbox', { name: 'Message' }).fill('What are your hours?');
    await button('Send').click();
    await expect(page.getByRole('log').getByRole('paragraph')).toHaveCount(3);
  });
  await view('modal', async () => {
    await button('Close chat').click();
    await navigateTo('Sell/Trade');
    await page.getByLabel('VIN').fill('1HGCM82633A004352');
    await page.getByLabel('Mileage').fill('40000');
    await button('Get My Estimate').click();
    await expect(modal).toBeVisible();
  });
}
