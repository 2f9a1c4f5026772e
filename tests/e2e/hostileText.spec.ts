import { aVehicle } from './dealer.ts';
import { everyScreen } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';

const endless = 'x'.repeat(100_000);
const endlessWords = 'word '.repeat(20_000);
const rightToLeft = '\u202Eمرسيدس بنز\u202C \u05E9\u05DC\u05D5\u05DD';
const combining = `Z${'\u0301\u0327\u0338'.repeat(400)}`;
const emoji = '👩‍👩‍👧‍👦'.repeat(50);
const control = 'a\u0000b\u0007c\uFFFFd\u2028e';

const texts = { endless, endlessWords, rightToLeft, combining, emoji, control };

const inEveryField = (text: string) => ({
  ...aVehicle({ make: text, model: text, bodyStyle: text, color: text, features: [text, text] }),
  imageUrl: `javascript:${text}`,
});

/** Names of Object.prototype's properties. Firestore rejects names such as `__proto__`. */
const prototypeKeys = {
  constructor: { prototype: { make: 'Polluted' } },
  prototype: { model: 'Polluted' },
  toString: 'Polluted',
  hasOwnProperty: 'Polluted',
  valueOf: null,
};

test('no screen breaks on long text, any writing system or huge numbers', async ({ dealer, site }) => {
  const hostile = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [`h-${name}`, inEveryField(text)]),
  );
  await dealer.putMetadata({
    dealerName: endless,
    heroImage: endless,
    team: [rightToLeft, combining, emoji, control].map((text) => ({ name: text, role: text })),
    contact: {
      address: endless,
      phone: endless,
      email: endless,
      hours: [endless, `${rightToLeft}: ${endlessWords}`],
    },
  });
  await dealer.putVehicles({
    ...hostile,
    'h-huge': aVehicle({ model: 'Huge', year: 1e308, price: 1e308, mileage: 1e308 }),
    'h-keys': { ...aVehicle({ model: 'Keys' }), ...prototypeKeys },
    z9: aVehicle({ make: 'Kia', model: 'Forte' }),
  });
  await site.page.setViewportSize({ width: 360, height: 740 });
  await site.open();
  for (const { name, show } of everyScreen) {
    await show(site);
    const overflow = await site.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, name).toBeLessThanOrEqual(0);
  }
});

test('opens vehicles with hostile text and still shows the others', async ({ dealer, site }) => {
  await dealer.putVehicles({
    a1: inEveryField(endless),
    a2: inEveryField(rightToLeft),
    a3: { ...aVehicle({ make: 'Saab', model: '900' }), ...prototypeKeys },
    z9: aVehicle({ make: 'Kia', model: 'Forte' }),
  });
  await site.open();
  await site.navigateTo('Inventory');
  await expect(site.cards).toHaveCount(4);
  await expect(site.card('2022 Saab 900')).toBeVisible();
  await expect(site.card('2022 Kia Forte')).toBeVisible();
  for (let index = 0; index < 4; index += 1) {
    await site.navigateTo('Inventory');
    await site.cards.nth(index).getByRole('button').click();
    await expect(site.button('Back to Inventory')).toBeVisible();
  }
});
