import { navigation } from '../../src/app/screenLabels.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

type View = readonly [name: string, show: (site: Site) => Promise<void>];

const views: readonly View[] = [
  ['home', (site) => expect(site.button('Browse Inventory')).toBeVisible()],
  [
    'inventory',
    async (site) => {
      await site.navigateTo('Inventory');
      await expect(site.cards).not.toHaveCount(0);
      await expect(site.counts.first()).toHaveText('1,204');
    },
  ],
  [
    'inventory without a match',
    async (site) => {
      await site.search.fill('no such car');
      await expect(site.page.getByText('No matches found.')).toBeVisible();
    },
  ],
  [
    'vehicle',
    async (site) => {
      await site.search.fill('');
      await site.cards.first().getByRole('button').click();
      await expect(site.button('Back to Inventory')).toBeVisible();
    },
  ],
  ...navigation
    .filter(({ screen }) => screen !== 'home' && screen !== 'inventory')
    .map(({ screen, label }): View => [screen, (site) => site.navigateTo(label)]),
  [
    'chat',
    async (site) => {
      await site.button('Open chat').click();
      await site.page.getByRole('textbox', { name: 'Message' }).fill('What are your hours?');
      await site.button('Send').click();
      await expect(site.page.getByRole('log').getByRole('paragraph')).toHaveCount(3);
    },
  ],
  [
    'modal',
    async (site) => {
      await site.button('Close chat').click();
      await site.navigateTo('Sell/Trade');
      await site.page.getByLabel('VIN').fill('1HGCM82633A004352');
      await site.page.getByLabel('Mileage').fill('40000');
      await site.button('Get My Estimate').click();
      await expect(site.modal).toBeVisible();
    },
  ],
];

/** Shows every view of the site, starting from the home screen, and checks each of them. */
export async function showEveryScreen(site: Site, check: (view: string) => Promise<void>): Promise<void> {
  for (const [name, show] of views) {
    await test.step(name, async () => {
      await show(site);
      await check(name);
    });
  }
}
