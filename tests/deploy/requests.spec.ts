import type { APIRequestContext } from '@playwright/test';
import { getDoc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import { requestCountPath, salesPath, settingsPath } from '../../src/data/paths.ts';
import { dealerCommand } from '../../tools/emulators/dealerCommand.ts';
import { aVehicle, Dealer, someMetadata } from '../e2e/dealer.ts';
import { sitePort } from '../e2e/emulators.ts';
import { expect, test } from './requestFixtures.ts';
import { signUp, withClaims } from './idTokens.ts';

// One of the tests stops the mail server.
test.describe.configure({ mode: 'default' });

const aRequest = (overrides: object = {}) => ({
  id: crypto.randomUUID(),
  vehicleId: 'c1',
  acceptedAt: Date.now(),
  name: 'Ana María Ruiz',
  email: 'ana@visitor.example',
  phone: '(302) 555-0142',
  trap: '',
  ...overrides,
});

async function post(request: APIRequestContext, { host }: Dealer, data: unknown, authorization?: string) {
  return request.post(`http://127.0.0.1:${sitePort}/api/requests`, {
    headers: {
      Host: `${host}:${sitePort}`,
      'Content-Type': 'application/json',
      authorization: authorization ?? `Bearer ${await signUp(request)}`,
    },
    data: Buffer.isBuffer(data) ? data : JSON.stringify(data),
  });
}

test('a visitor’s double click becomes one mail, with the car and the estimate', async ({ site, dealer }) => {
  await dealer.accept('adf');
  await site.open();
  await site.navigateTo('Sell/Trade');
  await site.page.getByLabel('VIN').fill('1HGCM82633A004352');
  await site.page.getByLabel('Mileage').fill('61000');
  await site.button('Get My Estimate').click();
  await site.modal.getByRole('button', { name: 'Close' }).click();
  await site.navigateTo('Inventory');
  await site.openVehicle('2022 Mazda CX-5');
  await site.page.getByLabel('Name').fill('Ada Byron');
  await site.page.getByLabel('Email').fill('ada@visitor.example');
  await site.button('Request Test Drive').dblclick();
  await expect(site.page.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
  await expect.poll(() => dealer.mails, { timeout: 30_000 }).toHaveLength(1);
  const [mail] = dealer.mails;
  expect(mail?.replyTo).toMatchObject([{ name: 'Ada Byron', address: 'ada@visitor.example' }]);
  expect(mail?.text).toContain('<make>Mazda</make>');
  expect(mail?.text).toContain('<vin>1HGCM82633A004352</vin>');
  expect(await dealer.requests()).toHaveLength(1);
  expect(site.requestsTo('/api/requests')).toHaveLength(1);
});

test('stores a request once, with the dealer’s facts, and mails it once', async ({ request, dealer }) => {
  await dealer.accept('adf');
  const data = aRequest({
    tradeIn: { vin: '1HGCM82633A004352', mileage: 61_000, estimate: 12_300 },
    consent: { text: 'Call me', isGiven: true },
    vehicle: { make: 'Forged', price: 1 },
    delivery: { state: 'sent' },
  });
  const responses = await Promise.all([post(request, dealer, data), post(request, dealer, data)]);
  for (const response of responses) {
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('no-store');
    expect(await response.json()).toEqual({ id: data.id });
  }
  await dealer.expectDelivery(data.id, { state: 'sent', attempts: 1, error: null });
  const stored = await dealer.read(data.id);
  expect(stored).toMatchObject({
    name: 'Ana María Ruiz',
    consent: { text: 'Call me', isGiven: true },
    vehicle: { make: 'Mazda', model: 'CX-5', year: 2022, price: 26_450, mileage: 24_310 },
    host: dealer.host,
  });
  const days = (stored?.['expireAt'].toMillis() - stored?.['receivedAt'].toMillis()) / 86_400_000;
  expect(days).toBeCloseTo(180, 2);
  expect((await post(request, dealer, data)).status()).toBe(200);
  expect(await dealer.requests()).toHaveLength(1);
  expect(dealer.mails).toHaveLength(1);
  const [mail] = dealer.mails;
  expect(mail).toMatchObject({
    subject: 'Test drive: 2022 Mazda CX-5 (Ana María Ruiz)',
    from: { name: 'Alpha Autos', address: 'requests@showroom.example' },
    to: [{ address: dealer.to }],
    replyTo: [{ name: 'Ana María Ruiz', address: 'ana@visitor.example' }],
    messageId: `<${data.id}@${dealer.host}>`,
  });
  expect(mail?.text).toMatch(/<requestdate>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[56]:00</);
});

test('mails a request once when the mail server is down for a while', async ({
  request,
  dealer,
  mailbox,
}) => {
  await dealer.accept('text');
  await mailbox.stop();
  const data = aRequest();
  try {
    expect((await post(request, dealer, data)).status()).toBe(200);
    await dealer.expectDelivery(data.id, { error: expect.stringContaining('ECONNREFUSED') });
  } finally {
    await mailbox.start();
  }
  await dealer.expectDelivery(data.id, { state: 'sent', error: null });
  expect((await dealer.read(data.id))?.['delivery'].attempts).toBeGreaterThan(1);
  expect(dealer.mails).toHaveLength(1);
});

test('does not repeat a mail that is refused for good', async ({ request, dealer, mailbox }) => {
  await dealer.accept('text');
  mailbox.refusals.add(dealer.to);
  const data = aRequest();
  await post(request, dealer, data);
  const error = expect.stringContaining('No such mailbox');
  await dealer.expectDelivery(data.id, { state: 'failed', attempts: 1, error });
});

test('stores what exceeds a limit or fills the hidden field, but does not mail it', async ({
  request,
  dealer,
}) => {
  await dealer.accept('text');
  const visitor = `Bearer ${await signUp(request)}`;
  const trapped = aRequest({ trap: 'https://spam.example' });
  await post(request, dealer, trapped, visitor);
  const sent = Array.from({ length: 6 }, () => aRequest());
  for (const data of sent) expect((await post(request, dealer, data, visitor)).status()).toBe(200);
  const count = dealer.at(requestCountPath);
  expect((await getDoc(count)).data()).toMatchObject({ total: 5 });
  await updateDoc(count, { total: 60 });
  const late = aRequest();
  await post(request, dealer, late);
  for (const [{ id }, error] of [
    [trapped, 'The hidden field was filled'],
    [sent[5] ?? trapped, 'The visitor sent more than 5 requests in an hour'],
    [late, 'More than 60 requests came in an hour'],
  ] as const)
    await dealer.expectDelivery(id, { state: 'held', attempts: 0, error });
  for (const { id } of sent.slice(0, 5)) await dealer.expectDelivery(id, { state: 'sent' });
  expect(dealer.mails).toHaveLength(5);
});

test('takes the facts of a sold vehicle, but none of another dealer’s', async ({ request, dealer }) => {
  await dealer.accept('text');
  await setDoc(dealer.at(salesPath, 's1'), {
    ...aVehicle({ make: 'Saab', model: '900' }),
    soldAt: Timestamp.now(),
  });
  await new Dealer().putVehicle('other', aVehicle());
  for (const [vehicleId, vehicle] of [
    ['s1', expect.objectContaining({ make: 'Saab' })],
    ['other', null],
  ] as const) {
    const data = aRequest({ vehicleId });
    expect((await post(request, dealer, data)).status()).toBe(200);
    expect((await dealer.read(data.id))?.['vehicle']).toEqual(vehicle);
  }
});

test('refuses what is no request, and stores nothing', async ({ request, dealer }) => {
  await dealer.accept('text');
  const otherProject = withClaims({ aud: 'other', iss: 'https://securetoken.google.com/other' });
  const { id, ...withoutId } = aRequest();
  const tooLong = Buffer.from(JSON.stringify(aRequest({ name: 'x'.repeat(20_000) })));
  for (const body of [Buffer.from('{'), Buffer.alloc(0), tooLong, withoutId, { id }, null]) {
    const response = await post(request, dealer, body);
    expect(response.status()).toBe(400);
    expect(await response.json()).toEqual({ error: 'Not a request' });
  }
  const authorization = otherProject(await signUp(request));
  expect((await post(request, dealer, aRequest(), authorization)).status()).toBe(401);
  const got = await request.get(`http://127.0.0.1:${sitePort}/api/requests`);
  expect([got.status(), got.headers()['allow']]).toEqual([405, 'POST']);
  expect(await dealer.requests()).toHaveLength(0);
});

test('answers 404 for a dealer who has not switched requests on', async ({ request, dealer }) => {
  await dealer.putMetadata(someMetadata);
  expect((await post(request, dealer, aRequest())).status()).toBe(404);
  await dealer.accept('text');
  await setDoc(dealer.at(settingsPath), {});
  expect((await post(request, dealer, aRequest())).status()).toBe(404);
  expect(await dealer.requests()).toHaveLength(0);
});

test('a dealer’s test goes the whole way', async ({ dealer }) => {
  await dealer.putMarker();
  await dealerCommand('requests', dealer.host, '--to', dealer.to, '--format', 'adf');
  await dealerCommand('requests', dealer.host, '--test');
  expect(dealer.mails).toMatchObject([{ subject: 'TEST: Test drive: vehicle test (Test Visitor)' }]);
  expect(dealer.mails[0]?.text).toContain('THIS IS A TEST');
});
