import { someMetadata } from './dealer.ts';
import { expect, test } from './fixtures.ts';

test('shows the dealer name, the blurb and the team', async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await site.open();
  await site.navigateTo('About');
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.page.getByRole('main').getByText(/^Buying a used car should feel/)).toBeVisible();
  const team = site.page.getByRole('region', { name: 'Meet the Team' });
  await expect(team.getByRole('listitem')).toContainText(['Rosa Lindqvist', 'Tom Okafor']);
  await expect(team.getByRole('listitem')).toContainText(['Owner', 'Sales']);
});

test('has no team section without team members', async ({ dealer, site }) => {
  await dealer.putMetadata({ ...someMetadata, team: [] });
  await site.open();
  await site.navigateTo('About');
  await expect(site.heading).toHaveText('Alpha Autos');
  await expect(site.page.getByText('Meet the Team')).toHaveCount(0);
});
