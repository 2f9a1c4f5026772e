import { someMetadata, someVehicles } from './dealer.ts';
import { expect, test } from './fixtures.ts';

test.beforeEach(async ({ dealer, site }) => {
  await dealer.putMetadata(someMetadata);
  await dealer.putVehicle('a1', someVehicles.a1);
  await site.installClock();
  await site.open();
  await site.openVehicle('2022 Mazda CX-5');
  await site.page.getByLabel('Name').fill('Ada Byron');
  await site.page.getByLabel('Email').fill('ada@example.com');
  await site.button('Request Test Drive').click();
  await site.page.clock.runFor(1500);
  await expect(site.modal).toBeVisible();
});

test('is named by its title and described by its message', async ({ site }) => {
  await expect(site.modal).toHaveAccessibleName('Thank You');
  await expect(site.modal).toHaveAccessibleDescription(
    'Your test drive request has been submitted! We’ll be in touch.',
  );
});

test('stays open when a press begins inside and ends on the backdrop', async ({ site }) => {
  const { mouse } = site.page;
  await site.modal.getByRole('paragraph').hover();
  await mouse.down();
  await mouse.move(8, 8, { steps: 5 });
  await mouse.up();
  await site.page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(site.modal).toBeVisible();

  await mouse.click(8, 8);
  await expect(site.modal).toHaveCount(0);
});
