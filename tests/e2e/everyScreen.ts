import { navigation } from '../../src/app/screenLabels.ts';
import type { Site } from './site.ts';
import { expect } from './fixtures.ts';

type View = { name: string; show: (site: Site) => Promise<void> };

/** Every view of the site. Show them in this order, starting from a freshly opened page. */
export const everyScreen: readonly View[] = [
  { name: 'home', show: (site) => expect(site.button('Browse Inventory')).toBeVisible() },
  {
    name: 'inventory',
    show: async (site) => {
      await site.navigateTo('Inventory');
      await expect(site.cards).not.toHaveCount(0);
      await expect(site.page.getByRole('definition').first()).toHaveText('1,204');
    },
  },
  {
    name: 'inventory without a match',
    show: async (site) => {
      await site.search.fill('no such car');
      await expect(site.page.getByText('No matches found.')).toBeVisible();
      await site.search.fill('');
    },
  },
  {
    name: 'vehicle',
    show: async (site) => {
      await site.cards.first().getByRole('button').click();
      await expect(site.button('Back to Inventory')).toBeVisible();
    },
  },
  ...navigation
    .filter(({ screen }) => screen !== 'home' && screen !== 'inventory')
    .map(({ screen, label }) => ({ name: screen, show: (site: Site) => site.navigateTo(label) })),
  {
    name: 'chat',
    show: async (site) => {
      await site.button('Open chat').click();
      await site.page.getByRole('textbox', { name: 'Message' }).fill('What are your hours?');
      await site.button('Send').click();
      await expect(site.page.getByRole('log').getByRole('paragraph')).toHaveCount(3);
    },
  },
  {
    name: 'modal',
    show: async (site) => {
      await site.button('Close chat').click();
      await site.navigateTo('Sell/Trade');
      await site.page.getByLabel('VIN').fill('1HGCM82633A004352');
      await site.page.getByLabel('Mileage').fill('40000');
      await site.button('Get My Estimate').click();
      await expect(site.modal).toBeVisible();
    },
  },
];
