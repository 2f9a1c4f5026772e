import type { Site } from './site.ts';
import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

const defaults = {
  dealerName: 'Your Dealership',
  heroImage: '/hero-bg.jpg',
  address: '123 Main Street, Anytown, USA',
  phone: '(555) 123-4567',
  email: 'info@yourdealership.com',
  hours: ['Mon–Fri: 9:00 AM – 7:00 PM', 'Saturday: 10:00 AM – 6:00 PM', 'Sunday: Closed'],
};

type Details = typeof defaults & { team?: readonly string[] };

const given: Details = {
  dealerName: someMetadata.dealerName,
  heroImage: someMetadata.heroImage,
  ...someMetadata.contact,
  team: someMetadata.team.map(({ name, role }) => name + role),
};

async function expectDetails(site: Site, expected: Details) {
  const main = site.page.getByRole('main');
  await site.navigateTo('Home');
  await expect(site.button('Browse Inventory')).toBeVisible();
  await expect(site.heading).toHaveText(expected.dealerName);
  await expect(main.locator(`img[src="${expected.heroImage}"]`)).toBeVisible();
  await expect(site.header.getByRole('link')).toHaveText(expected.phone);
  await site.navigateTo('About');
  const team = main.getByRole('region', { name: 'Meet the Team' }).getByRole('listitem');
  await expect(team).toHaveCount(expected.team?.length ?? 0);
  await site.navigateTo('Contact');
  await expect(site.heading).toHaveText('Contact');
  await expect(main.getByText(expected.address, { exact: true })).toBeVisible();
  await expect(main.getByRole('link')).toHaveText([expected.phone, expected.email]);
  await expect(main.getByRole('region', { name: 'Business Hours' }).getByRole('listitem')).toHaveText(
    expected.hours,
  );
}

test.beforeEach(({ dealer }) => dealer.putVehicle('a1', someVehicles.a1));

test('shows every default without metadata', async ({ site }) => {
  await site.open();
  await expectDetails(site, defaults);
});

test('replaces a missing, blank or invalid field with its default', async ({ dealer, site }) => {
  const { contact } = someMetadata;
  const wrong: [Record<string, unknown>, Details][] = [
    [{ dealerName: 7 }, { ...given, dealerName: defaults.dealerName }],
    [{ dealerName: '  ' }, { ...given, dealerName: defaults.dealerName }],
    [{ heroImage: ['/other.jpg'] }, { ...given, heroImage: defaults.heroImage }],
    [{ team: 'Rosa' }, { ...given, team: [] }],
    [{ team: [{ name: 'Rosa' }, 'Tom', null, { name: 'Ann', role: 'Sales' }] }, { ...given, team: ['Ann'] }],
    [{ contact: { ...contact, address: null } }, { ...given, address: defaults.address }],
    [{ contact: { ...contact, phone: 3_025_550_188 } }, { ...given, phone: defaults.phone }],
    [{ contact: { ...contact, email: { at: 'x' } } }, { ...given, email: defaults.email }],
    [{ contact: { ...contact, hours: [] } }, { ...given, hours: defaults.hours }],
    [{ contact: { ...contact, hours: 'all day' } }, { ...given, hours: defaults.hours }],
    [{ contact: { ...contact, hours: [9, ' ', 'Monday: 9–5'] } }, { ...given, hours: ['Monday: 9–5'] }],
    [{ contact: 'by mail' }, { ...defaults, dealerName: given.dealerName, team: given.team ?? [] }],
  ];
  await dealer.putMetadata(someMetadata);
  await site.open();
  await expectDetails(site, given);
  for (const [fields, expected] of wrong) {
    await dealer.putMetadata({ ...someMetadata, ...fields });
    await expectDetails(site, expected);
  }
});

test('updates the open page, and shows defaults when the document is deleted', async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await site.open();
  await dealer.putMetadata({ ...someMetadata, dealerName: 'Alpha & Sons' });
  await expect(site.heading).toHaveText('Alpha & Sons');
  await expect(site.page).toHaveTitle('Alpha & Sons');
  await expect(site.footer.getByText('© 2025 Alpha & Sons')).toBeVisible();
  await dealer.removeMetadata();
  await expect(site.heading).toHaveText('Your Dealership');
});
