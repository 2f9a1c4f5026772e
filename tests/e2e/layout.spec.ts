import { aVehicle, someVehicles } from './dealer.ts';
import { everyScreen } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';

const unbroken = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

const longMetadata = {
  dealerName: `${unbroken} Certified Preowned Automobiles`,
  team: [{ name: unbroken, role: unbroken }],
  contact: {
    address: `12345 ${unbroken} Boulevard, Building C, Suite 1200`,
    phone: '+1 (949) 555-0123 extension 45678 or 45679',
    email: `${unbroken}@${unbroken}.example`,
    hours: [`${unbroken}: ${unbroken}`, unbroken],
  },
};

const longVehicle = aVehicle({
  make: unbroken,
  model: unbroken,
  price: 1_234_567_890,
  mileage: 1_234_567_890,
  bodyStyle: `SUV ${unbroken}`,
  color: unbroken,
  features: [unbroken, 'Heated seats'],
});

test('no screen scrolls horizontally at any width, even with long text', async ({ dealer, site }) => {
  await dealer.putMetadata(longMetadata);
  await dealer.putVehicles({ a0: longVehicle, ...someVehicles });
  await site.open();
  const overflows: string[] = [];
  for (const { name, show } of everyScreen) {
    await show(site);
    for (const width of [320, 360, 768, 1280, 1920]) {
      await site.page.setViewportSize({ width, height: 900 });
      const overflow = await site.page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      if (overflow > 0) overflows.push(`${name} at ${width} px: ${overflow} px`);
    }
  }
  expect(overflows).toEqual([]);
});
