import { someMetadata } from './dealer.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await site.open();
  await site.navigateTo('Contact');
});

test('shows address, phone, email and business hours', async ({ site }) => {
  const main = site.page.getByRole('main');
  await expect(main.getByText('12 Mill Road, Dover, DE 19901', { exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: '(302) 555-0188' })).toHaveAttribute('href', 'tel:3025550188');
  await expect(main.getByRole('link', { name: 'sales@alpha.example' })).toHaveAttribute(
    'href',
    'mailto:sales@alpha.example',
  );
  const hours = main.getByRole('region', { name: 'Business Hours' });
  await expect(hours.getByRole('listitem')).toHaveText(someMetadata.contact.hours);
});

test('dials a phone number with its extension', async ({ dealer, site }) => {
  const phone = '+1 (949) 555-0123 extension 45678';
  await dealer.putMetadata({ ...someMetadata, contact: { ...someMetadata.contact, phone } });
  for (const area of [site.header, site.page.getByRole('main'), site.footer])
    await expect(area.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      'tel:+19495550123;ext=45678',
    );
});

test('embeds a lazy, sandboxed map of the address', async ({ site }) => {
  const map = site.page.getByTitle('Map of 12 Mill Road, Dover, DE 19901');
  await expect(map).toHaveAttribute(
    'src',
    'https://www.google.com/maps?q=12%20Mill%20Road%2C%20Dover%2C%20DE%2019901&output=embed',
  );
  await expect(map).toHaveAttribute('loading', 'lazy');
  await expect(map).toHaveAttribute('sandbox', /allow-scripts/);
  await expect(map).not.toHaveAttribute('sandbox', /allow-(forms|top-navigation|modals)/);
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByText('A map')).toBeVisible();
});

test('encodes the address in the map URL', async ({ dealer, site }) => {
  const address = '1 A&B St #4?output=other/../x"><script>';
  await dealer.putMetadata({ ...someMetadata, contact: { ...someMetadata.contact, address } });
  const map = site.page.getByTitle(`Map of ${address}`);
  await expect(map).toHaveAttribute(
    'src',
    'https://www.google.com/maps?q=1%20A%26B%20St%20%234%3Foutput%3Dother%2F..%2Fx%22%3E%3Cscript%3E&output=embed',
  );
});
