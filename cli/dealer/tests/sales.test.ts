import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { writeChange, writeInventory } from '../commands/writeInventory.ts';
import { aDealer, aTime, dealer, dealerJson, readVehicles, refsFor, type Vehicles } from './dealer.ts';

const saab = { make: 'Saab', model: '900', year: 1991, price: 9000, mileage: 90000, note: 'keep' };
const soldAt = Timestamp.fromDate(new Date('2026-11-20T12:00:00Z'));
const soldSaab = { ...saab, soldAt };
const ford = { make: 'Ford', soldAt };
const photos = ['/1.jpg', '/2.jpg'];
const inStock = { inventory: { S: { ...saab, photoCount: 2 } }, photos: { S: { urls: photos } } };
const sold = (time: Timestamp) => ({ sales: { S: { ...saab, photoCount: 2, photos, soldAt: time } } });
const inBoth = { inventory: { S: saab }, sales: { S: ford } };
const isInBoth =
  'S is in the inventory, and also among the sales since 2026-11-21. Delete one of the two in the Firebase console';
const [n12, zeroN12] = ['n12', '0N/12'].map((stockNumber) => ({ ...saab, stockNumber })) as [object, object];

it.each<[command: string, messages: string, before: Partial<Vehicles>, after?: Partial<Vehicles>]>([
  ['sell S', 'S (1991 Saab 900) is now sold.', inStock, sold(aTime)],
  ['unsell S', 'S (1991 Saab 900) is back in the inventory.', sold(soldAt), inStock],
  ['sell S', 'S (1991 Saab 900) is already sold since 2026-11-21. Nothing was changed.', sold(soldAt)],
  ['unsell S', 'S (1991 Saab 900) is already in the inventory. Nothing was changed.', inStock],
  ['unsell S', isInBoth, inBoth],
  [
    'sell S',
    'S (1991 Saab 900) stays sold, even if a feed lists it again.',
    { sales: { S: { ...soldSaab, soldBy: 'feed' } } },
    { sales: { S: soldSaab } },
  ],
  [
    'sell n12',
    'V (1991 Saab 900) is now sold.',
    { inventory: { V: zeroN12 }, sales: { n12: ford } },
    { sales: { n12: ford, V: { ...zeroN12, soldAt: aTime } } },
  ],
  ['sell N/12', 'Several vehicles have the stock number N/12: V, W', { inventory: { V: n12, W: zeroN12 } }],
  [
    'unsell n12 X v2',
    'V1 (1991 Saab 900) is back in the inventory.\nHOST has no vehicle X\nV2 (1991 Saab 900) is back in the inventory.',
    { sales: { V1: { ...n12, soldAt }, V2: soldSaab } },
    { inventory: { V1: n12, V2: saab } },
  ],
  [
    'remove S 0n-12',
    '- S  1991 Saab 900\n- V  1991 Saab 900\nThe next import adds again what its file lists: have it removed there, too.',
    { ...inStock, inventory: { ...inStock.inventory, V: n12, W: saab } },
    { inventory: { W: saab } },
  ],
  ['remove S X', 'Nothing was deleted: HOST has no vehicle X in stock', { ...inStock, sales: { X: ford } }],
])('%s says: %s', async (command, messages, before, after) => {
  const host = await aDealer(before);
  await refsFor(host).settings.set({ timeZone: 'Pacific/Kiritimati' });
  const [name = '', ...ids] = command.split(' ');
  const { stderr, exitCode, json } = await dealerJson(name, host, ...ids, '--yes');
  expect(stderr).toBe(`${messages.replace('HOST', host)}\n`);
  expect(exitCode).toBe(/no vehicle|Several|Delete/.test(messages) ? 1 : 0);
  const error = stderr.split('\n').find((line) => /no vehicle|Several|Delete/.test(line));
  const state = { sell: 'sold', unsell: 'in stock' }[name];
  expect(json).toMatchObject({ ok: exitCode === 0, ...(state && { state, host }), ...(error && { error }) });
  const { changed = false, vehicles = ids } = json;
  expect([changed, vehicles]).toMatchObject([after !== undefined, ids.map(() => expect.anything())]);
  expect(await readVehicles(host)).toEqual({ inventory: {}, photos: {}, sales: {}, ...(after ?? before) });
});

it.each<[rule: string, args: string, message: string, fields: object, urls?: string[]]>([
  [
    'reads values as an import does, and shows the changes',
    'S|price=$16,995|miles=|color=A &amp; B',
    '~ S  1991 Saab 900: price 9000 → 16995, mileage 90000 → none, color none → "A & B"',
    { price: 16995, mileage: undefined, color: 'A & B' },
  ],
  [
    'replaces the photos of a vehicle with this stock number',
    '0N-12|photos=/3.jpg /2.jpg',
    '~ S .* imageUrl .* → .*3.jpg',
    { imageUrl: '/3.jpg' },
    ['/3.jpg', '/2.jpg'],
  ],
  ['removes a price of 0', 'S|price=0', '~ S  .* price 9000 → none', { price: undefined }],
  ['writes nothing if nothing changes', 'S|price=9,000|color=unknown', 'S is unchanged.', {}],
])('set %s', async (_, args, message, fields, urls = photos) => {
  const car = { ...n12, imageUrl: '/1.jpg', photoCount: 2 };
  const host = await aDealer({ inventory: { S: car }, photos: { S: { urls: photos } } });
  const set = async (option: string) => {
    const { json, stderr } = await dealerJson('set', host, ...args.split('|'), option);
    const written = { ...fields, ...(urls !== photos && { imageUrl: urls }) };
    const changes = Object.entries(written).map(([name, value]) => [name, value ?? null]);
    const changed = changes.length > 0 && option === '--yes';
    expect(json).toMatchObject({ host, id: 'S', changed, fields: Object.fromEntries(changes) as object });
    return stderr;
  };
  expect(await set('--dry-run')).toMatch(new RegExp(`^${message}.*\\nNothing was written: --dry-run.`));
  expect((await readVehicles(host)).inventory).toEqual({ S: car });
  expect(await set('--yes')).toMatch(/is unchanged|The next import/);
  expect(await readVehicles(host)).toEqual({
    inventory: { S: { ...car, ...fields } },
    photos: { S: { urls } },
    sales: {},
  });
});

it('does not sell a vehicle that was removed in the meantime', async () => {
  const change = { kind: 'removed', id: 'S', from: 'S', before: saab, fields: {} } as const;
  const host = await aDealer();
  expect(await writeChange(refsFor(host), change, 'person')).toMatch('removed in the meantime');
});

it('stops when a sale cannot be updated, unless it was deleted in the meantime', async () => {
  const saleUpdates = ['deleted', 'x'.repeat(1501)].map((id) => ({ id, unlistedSince: null }));
  const dealerRefs = refsFor(await aDealer());
  const { stopped } = await writeInventory(dealerRefs, { changes: [], saleUpdates }, undefined, () => {});
  expect(stopped).toMatch('INVALID_ARGUMENT');
});

it('writes no further changes after an error', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => `N${index}`);
  const changes = ids.map((id) => ({ kind: 'added', id, from: id, before: {}, fields: saab }) as const);
  const renewLock = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('Another import'));
  const dealerRefs = refsFor(await aDealer());
  const plan = { changes, saleUpdates: [] };
  const { written, stopped } = await writeInventory(dealerRefs, plan, undefined, () => {}, renewLock);
  expect([written, stopped]).toEqual([19, 'Another import']);
});

it('lists the vehicles in stock, and the sold ones', async () => {
  const inventory = { S: saab, T: { make: 'Tesla', stockNumber: 'N7' }, U: { note: 'no vehicle' } };
  const host = await aDealer({ inventory, sales: { V: soldSaab, W: { make: 'Kia' } } });
  const acceptedColumns = ['Aging', 'Frontline'];
  await refsFor(host).settings.set({ timeZone: 'Pacific/Kiritimati', acceptedColumns });
  expect((await dealer('list', host)).stdout.split('\n')).toEqual([
    'ID  STOCK #  VEHICLE        PRICE   MILEAGE',
    'S            1991 Saab 900  $9,000  90,000 mi',
    'T   N7       Tesla',
    'U',
    '',
  ]);
  expect((await dealer('list', host, '--sold')).stdout.split('\n')).toEqual([
    'ID  STOCK #  VEHICLE        PRICE   MILEAGE    SOLD ON',
    'V            1991 Saab 900  $9,000  90,000 mi  2026-11-21',
    'W            Kia                               an unknown day',
    '',
  ]);
  const { json, stderr } = await dealerJson('list', host);
  expect(json['vehicles']).toMatchObject([{ id: 'S', price: 9000 }, { id: 'T' }, { id: 'U' }]);
  expect(json).toMatchObject({ acceptedColumns });
  expect(stderr).toBe('Accepted for imports: Aging, Frontline\n');
});
