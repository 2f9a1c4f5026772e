import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

const defaults = {
  dealerName: 'Your Dealership',
  heroImage: '/hero-bg.jpg',
  address: '123 Main Street, Anytown, USA',
  phone: '(555) 123-4567',
  email: 'info@yourdealership.com',
  hours: ['Mon–Fri: 9:00 AM – 7:00 PM', 'Saturday: 10:00 AM – 6:00 PM', 'Sunday: Closed'],
  team: [] as readonly string[],
};

async function expectDetails(site: Site, expected: typeof defaults) {
  const main = site.page.getByRole('main');
  const itemsOf = (name: string) => main.getByRole('region', { name }).getByRole('listitem');
  await site.navigateTo('Home');
  await expect(site.page).toHaveTitle(expected.dealerName);
  await expect.soft(site.heading).toHaveText(expected.dealerName);
  await expect.soft(main.locator(`img[src="${expected.heroImage}"]`)).toBeVisible();
  await expect.soft(site.header.getByRole('link')).toHaveText(expected.phone);
  await expect.soft(site.footer.getByText(`© 2025 ${expected.dealerName}`)).toBeVisible();
  await site.navigateTo('About');
  await expect.soft(itemsOf('Meet the Team')).toHaveText(expected.team.map((text) => new RegExp(text)));
  await site.navigateTo('Contact');
  await expect(site.heading).toHaveText('Contact');
  await expect.soft(main.getByText(expected.address, { exact: true })).toBeVisible();
  await expect.soft(main.getByRole('link')).toHaveText([expected.address, expected.phone, expected.email]);
  await expect.soft(itemsOf('Business Hours')).toHaveText(expected.hours);
}

test.use({ stock: { vehicles: someVehicles } });

test('shows the metadata live, and a default for each missing or invalid field', async ({ dealer, site }) => {
  const { dealerName, heroImage, team, contact } = someMetadata;
  const given = { dealerName, heroImage, ...contact, team: team.map(({ name, role }) => name + role) };
  const hours = [9, ' ', 'Monday: 9–5'];
  const people = [{ name: 'Rosa' }, 'Tom', null, { name: 'Ann', role: 'Sales' }];
  await site.open();
  await test.step('shows every default without metadata', () => expectDetails(site, defaults));
  for (const [fields, expected] of [
    [someMetadata, given],
    [
      { dealerName: '  ', heroImage: '/hero-bg.jpg?own', team: people, contact: { ...contact, hours } },
      {
        ...given,
        dealerName: defaults.dealerName,
        heroImage: '/hero-bg.jpg?own',
        team: ['AnnSales'],
        hours: hours.slice(2),
      },
    ],
  ] as [object, typeof defaults][]) {
    await test.step(`shows the valid fields of ${JSON.stringify(fields)}`, async () => {
      await dealer.putMetadata(fields);
      await expectDetails(site, expected);
    });
  }
  await test.step('shows defaults when the document is deleted', async () => {
    await dealer.removeMetadata();
    await expectDetails(site, defaults);
  });
});
