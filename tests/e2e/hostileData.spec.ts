import { aVehicle, someMetadata } from './dealer.ts';
import { expect, test } from './fixtures.ts';

const script = '<img src=x onerror="alert(1)"><script>alert(2)</script>';

const hostile: Record<string, object> = {
  a1: { make: 'Text', model: 'Numbers', year: '2020', price: '9999', mileage: '5', features: 'none' },
  a2: {
    make: 'Not',
    model: 'Numbers',
    year: Number.NaN,
    price: Number.NaN,
    mileage: Number.POSITIVE_INFINITY,
  },
  a3: { make: 'Less', model: 'Nothing', year: 2020, price: -1, mileage: -5 },
  a4: { make: script, model: script, year: 2020, color: script, bodyStyle: script, features: [script] },
  a5: { ...aVehicle({ make: 'Script', model: 'Picture' }), imageUrl: 'javascript:alert(3)' },
  a6: {
    ...aVehicle({ make: 'Data', model: 'Picture' }),
    imageUrl: 'data:text/html,<script>alert(4)</script>',
  },
  a7: { ...aVehicle({ make: 'Kind', model: 'List' }), features: [1, null, { a: 1 }, ' ', 'Sunroof'] },
  a8: { id: 'a1', make: ' Own ', model: ['Id'], year: null, color: { red: 1 }, bodyStyle: 7 },
  b1: { year: 2020, price: 1000, color: 'Red' },
  b2: { make: ' ', model: 7, price: 1000 },
  b3: {},
};

test('drops a vehicle with neither make nor model and logs it once', async ({ dealer, site }) => {
  await dealer.putVehicles(hostile);
  const warnings: string[] = [];
  site.page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await site.open();
  await site.navigateTo('Inventory');
  await expect(site.cardNames).toHaveText([
    'Text Numbers',
    'Not Numbers',
    '2020 Less Nothing',
    `2020 ${script} ${script}`,
    '2022 Script Picture',
    '2022 Data Picture',
    '2022 Kind List',
    'Own',
  ]);
  await dealer.putVehicle('c1', aVehicle());
  await expect(site.card('2022 Mazda CX-5')).toBeVisible();
  const counts = () =>
    ['b1', 'b2', 'b3'].map((id) => warnings.filter((text) => text.includes(`Vehicle ${id} `)).length);
  await expect.poll(counts).toEqual([1, 1, 1]);
});

test('omits invalid numbers and shows Call for price', async ({ dealer, site }) => {
  await dealer.putVehicles(hostile);
  await site.open();
  for (const name of ['Text Numbers', 'Not Numbers', '2020 Less Nothing']) {
    await site.navigateTo('Inventory');
    await expect(site.card(name).getByText('Call for price')).toBeVisible();
    await expect(site.card(name).getByText(/ mi\b|NaN|\$|Infinity/)).toHaveCount(0);
    await site.openVehicle(name);
    await expect(site.shown('Call for price')).toBeVisible();
    await expect(site.shown(/Mileage|NaN|\$|Infinity/)).toHaveCount(0);
    await expect(site.shown('Features')).toHaveCount(0);
  }
});

test('shows a price or mileage of 0', async ({ dealer, site }) => {
  await dealer.putVehicle('a1', aVehicle({ price: 0, mileage: 0 }));
  await site.open();
  await expect(site.cards.getByText('$0', { exact: true })).toBeVisible();
  await expect(site.cards.getByText('0 mi', { exact: false })).toBeVisible();
});

test('shows markup as text and never loads a script URL', async ({ dealer, site }) => {
  await dealer.putVehicles(hostile);
  await dealer.putMetadata({
    dealerName: script,
    heroImage: 'javascript:alert(5)',
    team: [{ name: script, role: script }],
    contact: {
      address: script,
      phone: 'javascript:alert(6)',
      email: 'javascript:alert(7)@x"><script>',
      hours: [script],
    },
  });
  await site.open();
  await expect(site.heading).toHaveText(script);
  for (const screen of ['Inventory', 'About', 'Contact'] as const) {
    await site.navigateTo(screen);
    await expect(site.page).toHaveTitle(`${screen} · ${script}`);
    await expect(site.page.locator('img[src="x"], [src^="javascript:"], [href^="javascript:"]')).toHaveCount(
      0,
    );
    await expect(site.page.locator('[src^="data:text"]')).toHaveCount(0);
  }
  await site.navigateTo('Inventory');
  await site.openVehicle(`2020 ${script} ${script}`);
  await expect(site.page.getByRole('region', { name: 'Features' }).getByRole('listitem')).toHaveText([
    script,
  ]);
  await site.navigateTo('Inventory');
  await site.openVehicle('2022 Script Picture');
  await expect(
    site.page.getByRole('img', { name: 'Illustration of a 2022 Script Picture' }).first(),
  ).toBeVisible();
  await site.button('Open chat').click();
  await site.page.getByRole('textbox', { name: 'Message' }).fill(`${script} address`);
  await site.button('Send').click();
  await expect(site.page.getByRole('log').getByText(script, { exact: true })).toBeVisible();
});

test('drops list entries that are not text', async ({ dealer, site }) => {
  await dealer.putVehicles(hostile);
  await site.open();
  await site.navigateTo('Inventory');
  await site.openVehicle('2022 Kind List');
  await expect(site.page.getByRole('region', { name: 'Features' }).getByRole('listitem')).toHaveText([
    'Sunroof',
  ]);
});

test('uses the document ID, not the id field', async ({ dealer, site }) => {
  await dealer.putVehicle('a1', { ...aVehicle({ make: 'First' }), id: 'z9' });
  await dealer.putVehicle('z9', { ...aVehicle({ make: 'Second' }), id: 'a1' });
  await dealer.putMetadata(someMetadata);
  await site.open();
  await site.openVehicle('2022 First CX-5');
  const related = site.page.getByRole('region', { name: 'You May Also Like' });
  await expect(related.getByRole('article').getByRole('heading')).toHaveText(['2022 Second CX-5']);
});
