import { aVehicle, someVehicles } from './dealer.ts';
import { showEveryScreen } from './everyScreen.ts';
import { expect, test } from './fixtures.ts';
import type { Site } from './site.ts';

/** Shows every screen, and expects that none scrolls horizontally or loads what a document must not make it load. */
const expectSoundScreens = (site: Site, widths: readonly number[]) =>
  showEveryScreen(site, async (view) => {
    const loaded = site.page.locator(
      'img[src="x"], [src^="javascript:"], [href^="javascript:"], [src^="data:text"]',
    );
    await expect.soft(loaded, view).toHaveCount(0);
    for (const width of widths) {
      await site.page.setViewportSize({ width, height: 740 });
      const overflow = await site.page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(overflow, `${view} at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

test.describe('unbroken words', () => {
  const unbroken = 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';
  const metadata = {
    dealerName: `${unbroken} Certified Preowned Automobiles`,
    team: [{ name: unbroken, role: unbroken }],
    contact: {
      address: `12345 ${unbroken} Boulevard, Building C, Suite 1200`,
      phone: '+1 (949) 555-0123 extension 45678 or 45679',
      email: `${unbroken}@${unbroken}.example`,
      hours: [`${unbroken}: ${unbroken}`, unbroken],
    },
  };
  const vehicle = aVehicle({
    make: unbroken,
    model: unbroken,
    price: 1_234_567_890,
    mileage: 1_234_567_890,
    bodyStyle: `SUV ${unbroken}`,
    color: unbroken,
    features: [unbroken, 'Heated seats'],
  });
  test.use({ stock: { metadata, vehicles: { a0: vehicle, ...someVehicles } } });

  test('no screen scrolls horizontally at any width, even with long text', async ({ site }) => {
    await site.open();
    await expectSoundScreens(site, [320, 360, 768, 1280, 1920]);
  });
});

test.describe('hostile documents', () => {
  const endless = 'x'.repeat(100_000);
  const endlessWords = 'word '.repeat(20_000);
  const rightToLeft = '\u202Eمرسيدس بنز\u202C \u05E9\u05DC\u05D5\u05DD';
  const combining = `Z${'\u0301\u0327\u0338'.repeat(400)}`;
  const emoji = '👩‍👩‍👧‍👦'.repeat(50);
  const control = 'a\u0000b\u0007c\uFFFFd\u2028e';
  const script = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
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
  const [nan, infinity] = [Number.NaN, Number.POSITIVE_INFINITY];

  const valid: Record<string, object> = {
    a1: { make: 'Text', model: 'Numbers', year: '2020', price: '9999', mileage: '5', features: 'none' },
    a2: { make: 'Not', model: 'Numbers', year: nan, price: nan, mileage: infinity },
    a3: { make: 'Less', model: 'Nothing', price: -1, mileage: -5 },
    a4: {
      ...aVehicle({ make: 'Data', model: 'Picture' }),
      imageUrl: 'data:text/html,<script>alert(4)</script>',
    },
    a5: { id: 'a1', make: ' Own ', model: ['Id'], year: null, color: { red: 1 }, bodyStyle: 7 },
    a6: aVehicle({ make: 'Free', model: 'Zero', price: 0, mileage: 0 }),
    a7: {
      ...aVehicle({ make: 'First', bodyStyle: 'Van' }),
      id: 'a8',
      features: [1, null, {}, ' ', 'Sunroof'],
    },
    a8: { ...aVehicle({ make: 'Second', bodyStyle: 'Van' }), id: 'a7' },
    a9: { ...aVehicle({ make: 'Saab', model: '900' }), ...prototypeKeys },
    b1: aVehicle({ model: 'Huge', year: 1e308, price: 1e308, mileage: 1e308 }),
    b2: inEveryField(script),
    b3: inEveryField(endless),
    b4: inEveryField(endlessWords),
    b5: inEveryField(rightToLeft),
    b6: inEveryField(combining),
    b7: inEveryField(emoji),
    b8: inEveryField(control),
  };
  const dropped = { c1: { year: 2020, price: 1000 }, c2: { make: ' ', model: 7, price: 1000 }, c3: {} };
  const metadata = {
    dealerName: script + endless,
    heroImage: 'javascript:alert(5)',
    team: [rightToLeft, combining, emoji, control, script].map((text) => ({ name: text, role: text })),
    contact: {
      address: script,
      phone: `javascript:alert(6)${endless}`,
      email: `javascript:alert(7)@x"><script>${endless}`,
      hours: [script, endless, `${rightToLeft}: ${endlessWords}`],
    },
  };
  test.use({ stock: { metadata, vehicles: { ...valid, ...dropped } } });

  test('shows what is valid of hostile documents, and markup as text', async ({ dealer, site }) => {
    const features = site.page.getByRole('region', { name: 'Features' }).getByRole('listitem');
    const related = site.page.getByRole('region', { name: 'You May Also Like' }).getByRole('article');
    const warnings = site.logged(/Vehicle c\d /);
    await site.open();
    await expectSoundScreens(site, [360]);
    await site.page.keyboard.press('Escape');
    await site.navigateTo('Inventory');

    await test.step('drops a vehicle with neither make nor model and logs it once', async () => {
      await expect(site.cards.first()).toHaveAttribute('aria-setsize', String(Object.keys(valid).length));
      await dealer.putVehicle('d1', aVehicle());
      await site.search.fill('Mazda CX-5');
      await expect(site.card('2022 Mazda CX-5')).toBeVisible();
      expect(['c1', 'c2', 'c3'].map((id) => warnings.filter((text) => text.includes(id)).length)).toEqual([
        1, 1, 1,
      ]);
    });
    const open = async (name: string) => {
      await site.navigateTo('Inventory');
      await site.search.fill(name.replace(/^2022 /, ''));
      await site.openVehicle(name);
      await expect.soft(site.shown(/NaN|Infinity|Polluted/)).toHaveCount(0);
    };
    for (const name of ['Text Numbers', 'Not Numbers', 'Less Nothing', 'Own']) {
      await test.step(`omits invalid fields of '${name}' and shows Call for price`, async () => {
        await open(name);
        await expect.soft(site.shown('Call for price')).toBeVisible();
        await expect.soft(site.shown(/Mileage|\$|Features/)).toHaveCount(0);
      });
    }
    await test.step('shows a price or mileage of 0', async () => {
      await open('2022 Free Zero');
      await expect.soft(site.shown('$0')).toBeVisible();
      await expect.soft(site.shown(/^0 mi/)).toBeVisible();
    });
    await test.step('uses the document ID, not the id field, and drops list entries that are not text', async () => {
      await open('2022 First CX-5');
      await expect.soft(related.getByRole('heading')).toHaveText(['2022 Second CX-5']);
      await expect.soft(features).toHaveText(['Sunroof']);
    });
    for (const text of [script, endless, rightToLeft]) {
      await test.step(`shows '${text.slice(0, 20)}…' as text`, async () => {
        await site.navigateTo('Inventory');
        await site.search.fill(text.slice(0, 20));
        await site.cards.first().getByRole('button').click();
        await expect.soft(features.first()).toHaveText(text);
        await expect.soft(site.heading).toContainText(text);
      });
    }
  });
});
