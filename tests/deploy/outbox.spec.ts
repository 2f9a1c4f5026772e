import { expect, test } from './fixtures.ts';

test('a request made offline is sent once the browser is online, and by only one of two tabs', async ({
  site,
  dealer,
  context,
}) => {
  // Firestore's client also requests an image from Google to test the connection.
  site.errors.expect(
    /ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|could not be loaded|cleardot\.gif/,
  );
  await dealer.accept();
  await site.open();
  await site.openVehicle('2022 Mazda CX-5');
  await site.page.getByLabel('Name').fill('Ada Byron');
  await site.page.getByLabel('Email').fill('ada@example.com');
  const other = await context.newPage();
  await other.goto(site.url);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await site.button('Request Test Drive').dblclick();
  await expect(site.page.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
  await context.setOffline(false);
  const request = { name: 'Ada Byron', email: 'ada@example.com', vehicleId: 'c1' };
  await expect.poll(() => dealer.readAll()).toMatchObject([request]);
  const waiting = () => Object.keys(localStorage).filter((key) => key.startsWith('showroom request'));
  await expect.poll(() => other.evaluate(waiting)).toEqual([]);
});
