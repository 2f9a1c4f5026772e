import type { APIRequestContext } from '@playwright/test';
import { Timestamp } from 'firebase-admin/firestore';
import { dealerCommand } from '../../cli/dealer/tests/dealerCommand.ts';
import { dealerLimitPath, projectLimitPath, visitorLimitPath } from '../../src/shared/documents/paths.ts';
import { tenantFromHost } from '../../src/shared/documents/tenant.ts';
import { invalidRequestError } from '../../src/shared/documents/visitorRequest.ts';
import { database } from '../../tools/emulators/database.ts';
import { aDealer, aVehicle, type Dealer, someMetadata } from '../e2e/dealer.ts';
import { sitePort } from '../e2e/site.ts';
import { expect, signUp, test } from './fixtures.ts';

const hourMs = 3_600_000;

const aRequest = (overrides: object = {}) => ({
  id: crypto.randomUUID(),
  vehicleId: 'c1',
  submittedAt: Date.now(),
  name: 'Ana María Ruiz',
  email: 'ana@visitor.example',
  phone: '(302) 555-0142',
  ...overrides,
});

async function post(request: APIRequestContext, { host }: Dealer, data: unknown, token?: string) {
  return request.post(`http://127.0.0.1:${sitePort}/api/requests`, {
    headers: {
      Host: `${host}:${sitePort}`,
      'Content-Type': 'application/json',
      authorization: `Bearer ${token ?? (await signUp(request)).idToken}`,
    },
    data: Buffer.isBuffer(data) ? data : JSON.stringify(data),
  });
}

test('stores a request once, with the dealer’s facts, and emails it once', async ({ request, dealer }) => {
  await dealer.accept();
  const data = aRequest({
    tradeIn: { vin: '1HGCM82633A004352', mileage: 61_000, estimate: 12_300 },
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
    vehicle: { make: 'Mazda', model: 'CX-5', year: 2022, price: 26_450, mileage: 24_310 },
    host: dealer.host,
  });
  const days = (stored?.['expireAt'].toMillis() - stored?.['receivedAt'].toMillis()) / 86_400_000;
  expect(days).toBeCloseTo(180, 2);
  expect((await post(request, dealer, data)).status()).toBe(200);
  expect(await dealer.readAll()).toHaveLength(1);
  expect(dealer.emails).toHaveLength(1);
  const [mail] = dealer.emails;
  expect(mail).toMatchObject({
    subject: 'Test drive: 2022 Mazda CX-5 (Ana María Ruiz) at Alpha Autos',
    from: { name: 'Alpha Autos', address: 'requests@showroom.example' },
    messageId: `<${data.id}@${dealer.host}>`,
  });
  expect(mail?.text).toMatch(/<requestdate>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[56]:00</);
});

test('emails a request again when the dealer asks for it, until it is erased', async ({
  request,
  dealer,
}) => {
  await dealer.accept();
  dealer.refuseEmails(451);
  const data = aRequest();
  const { id } = data;
  await post(request, dealer, data);
  const error = expect.stringContaining('451');
  await dealer.expectDelivery(id, { state: 'pending', attempts: 1, error });
  dealer.refuseEmails(554);
  await dealerCommand('requests', 'resend', dealer.host, 'pending');
  await dealer.expectDelivery(id, { state: 'pending', attempts: 1, error: expect.stringContaining('554') });
  dealer.refuseEmails();
  await dealerCommand('requests', 'resend', dealer.host, 'pending');
  await dealer.expectDelivery(id, { state: 'sent', error: null });
  await dealerCommand('requests', 'erase', dealer.host, data.email);
  expect((await post(request, dealer, data)).status()).toBe(200);
  expect(Object.keys((await dealer.read(id)) ?? {}).toSorted()).toEqual(['erasedAt', 'expireAt']);
  expect(dealer.emails).toMatchObject([{ messageId: `<${id}.2@${dealer.host}>` }]);
});

test('stores requests that exceed a limit or fill the hidden field, but does not email them', async ({
  request,
  dealer,
}) => {
  // The server counts per clock hour, and the test must stay within one.
  await expect.poll(() => Date.now() % hourMs, { timeout: 40_000 }).toBeLessThan(hourMs - 30_000);
  await dealer.accept();
  const { idToken, localId } = await signUp(request);
  const send = async (overrides?: object) => {
    const data = aRequest(overrides);
    const response = await post(request, dealer, data, idToken);
    return { id: data.id, status: response.status() };
  };
  const expectHeld = async (error: string, overrides?: object) =>
    dealer.expectDelivery((await send(overrides)).id, { state: 'held', attempts: 0, error });
  const hour = Math.floor(Date.now() / hourMs);
  const ofVisitor = database.doc(visitorLimitPath(localId, hour));
  const ofDealer = database.doc(dealerLimitPath(tenantFromHost(dealer.host), hour));
  const ofProject = database.doc(projectLimitPath(hour));

  await expectHeld('The hidden field was filled', { trap: 'https://spam.example' });
  await dealer.expectDelivery((await send()).id, { state: 'sent' });
  for (const limit of [ofVisitor, ofDealer])
    expect((await limit.get()).data()).toEqual({ held: 1, mailed: 1, expireAt: expect.any(Timestamp) });

  await ofDealer.update({ mailed: 300 });
  await expectHeld('More than 300 requests came in an hour');
  await ofDealer.update({ mailed: 0 });
  await ofVisitor.update({ mailed: 20 });
  await expectHeld('The visitor sent more than 20 requests in an hour');

  await ofVisitor.update({ mailed: 0 });
  const { mailed } = (await ofProject.get()).data() ?? {};
  expect(mailed).toBeGreaterThan(0);
  await ofProject.update({ mailed: 500 });
  await expectHeld('More than 500 requests came to all dealers in an hour');
  await ofProject.update({ mailed });
  await ofVisitor.update({ mailed: 20 });

  await ofVisitor.update({ held: 100 });
  expect((await send()).status).toBe(429);
  await ofVisitor.update({ held: 0 });
  await ofDealer.update({ held: 1000 });
  expect((await send()).status).toBe(429);
  await ofVisitor.update({ mailed: 0 });
  await dealer.expectDelivery((await send()).id, { state: 'sent' });
  expect(dealer.emails).toHaveLength(2);
});

test('stores the dealer’s consent text and facts, and the shown text if it differs', async ({
  request,
  dealer,
}) => {
  await dealer.accept();
  const text = 'Calls are fine';
  await dealer.put({ metadata: { ...someMetadata, acceptsRequests: true, consentText: ` ${text} ` } });
  await dealer.sales.doc('s1').set({ ...aVehicle({ make: 'Saab' }), soldAt: Timestamp.now() });
  await aDealer().put({ vehicles: { other: aVehicle() } });
  const forged = { text: 'Forged', isGiven: false, shownText: 'x' };
  for (const [sent, field, stored] of [
    [{ consent: { text, isGiven: true } }, 'consent', { text, isGiven: true }],
    [{ consent: forged }, 'consent', { text, isGiven: false, shownText: 'Forged' }],
    [{}, 'consent', undefined],
    [{ vehicleId: 's1' }, 'vehicle', expect.objectContaining({ make: 'Saab' })],
    [{ vehicleId: 'other' }, 'vehicle', null],
  ] as const) {
    const data = aRequest(sent);
    await post(request, dealer, data);
    expect((await dealer.read(data.id))?.[field]).toEqual(stored);
  }
});

test('refuses invalid requests, and all requests to a dealer who accepts none', async ({
  request,
  dealer,
}) => {
  const postStatus = async (data: unknown, token?: string) =>
    (await post(request, dealer, data, token)).status();
  await dealer.put({ metadata: someMetadata });
  expect(await postStatus(aRequest())).toBe(404);
  await dealer.accept();
  const tooLong = aRequest({ name: 'x'.repeat(20_000) });
  const noAddress = aRequest({ email: '$(touch${IFS}x)@visitor.example' });
  for (const body of [Buffer.from('{'), tooLong, aRequest({ id: undefined }), noAddress]) {
    const response = await post(request, dealer, body);
    expect(response.status()).toBe(400);
    expect(await response.json()).toEqual({ error: invalidRequestError });
  }
  // Accepted from older pages, and from other clients.
  for (const email of ['jane@gmail', 'jürgen@müller.example', ''])
    expect(await postStatus(aRequest({ email }))).toBe(200);
  expect(await postStatus(aRequest(), 'none')).toBe(401);
  const got = await request.get(`http://127.0.0.1:${sitePort}/api/requests`);
  expect([got.status(), got.headers()['allow']]).toEqual([405, 'POST']);
  await dealer.settings.set({});
  expect(await postStatus(aRequest())).toBe(404);
  expect(await dealer.readAll()).toHaveLength(3);
});
