import type { APIRequestContext } from '@playwright/test';
import { getDoc, setDoc, Timestamp, updateDoc } from 'firebase/firestore';
import {
  dealerLimitPath,
  requestsPath,
  salesPath,
  settingsPath,
  visitorLimitPath,
} from '../../src/data/documents/paths.ts';
import { tenantOf } from '../../src/data/documents/tenant.ts';
import { emulators } from '../../tools/emulators/addresses.ts';
import { dealerCommand } from '../../tools/emulators/dealerCommand.ts';
import { aVehicle, Dealer, someMetadata } from '../e2e/dealer.ts';
import { sitePort } from '../e2e/emulators.ts';
import { type AcceptingDealer, expect, test } from './fixtures.ts';
import { signUp, uidOf, withClaims } from './idTokens.ts';

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

test('stores a request once, with the dealer’s facts, and mails it once', async ({ request, dealer }) => {
  await dealer.accept('adf');
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

/** Posts a request whose mail the mail server refuses, and returns its data. */
async function postRefused(request: APIRequestContext, dealer: AcceptingDealer, code: number) {
  await dealer.accept('text');
  dealer.refuseMails(code);
  const data = aRequest();
  await post(request, dealer, data);
  await dealer.expectDelivery(data.id, { error: expect.any(String) });
  return data;
}

const hourMs = 3_600_000;

/** Calls the mailer with the event of a request's creation, as Eventarc does again after a failure. */
async function repeatEvent({ host }: Dealer, id: string, ageMs = 0): Promise<Response> {
  const path = [...requestsPath(tenantOf(host)), id].join('/');
  const source = `projects/${emulators.projectId}/databases/(default)`;
  const document = await fetch(`http://${emulators.firestore}/v1/${source}/documents/${path}`, {
    headers: { Authorization: 'Bearer owner' },
  });
  const mailer = `projects/${emulators.projectId}/triggers/us-central1-mailRequest-0`;
  return fetch(`http://127.0.0.1:${process.env['FUNCTIONS_PORT']}/functions/${mailer}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/cloudevents+json' },
    body: JSON.stringify({
      specversion: '1.0',
      id: crypto.randomUUID(),
      type: 'google.cloud.firestore.document.v1.written',
      source: `//firestore.googleapis.com/${source}`,
      subject: `documents/${path}`,
      document: path,
      project: emulators.projectId,
      database: '(default)',
      namespace: '(default)',
      time: new Date(Date.now() - ageMs).toISOString(),
      datacontenttype: 'application/json',
      data: { value: await document.json() },
    }),
  });
}

/** Repeats the event until the mailer accepts it: after an error, the emulator starts a new process for it. */
const expectHandled = (...event: Parameters<typeof repeatEvent>) =>
  expect(async () => expect((await repeatEvent(...event)).ok).toBe(true)).toPass();

test('mails a request once, however long the mail server is down', async ({ request, dealer, mailbox }) => {
  await dealer.accept('text');
  await mailbox.stop();
  const data = aRequest();
  try {
    expect((await post(request, dealer, data)).status()).toBe(200);
    await dealer.expectDelivery(data.id, {
      state: 'pending',
      attempts: 1,
      error: expect.stringContaining('ECONNREFUSED'),
    });
    expect((await repeatEvent(dealer, data.id, 22 * hourMs)).status).toBe(500);
    await dealer.expectDelivery(data.id, { state: 'pending', attempts: 2 });
  } finally {
    await mailbox.start();
  }
  await expectHandled(dealer, data.id);
  await dealer.expectDelivery(data.id, { state: 'sent', error: null });
  await expectHandled(dealer, data.id);
  expect(dealer.mails).toHaveLength(1);
});

test('gives up on a mail after 23 hours, until the dealer has it mailed again', async ({
  request,
  dealer,
}) => {
  const data = await postRefused(request, dealer, 451);
  await dealer.expectDelivery(data.id, { state: 'pending', error: expect.stringContaining('451') });
  await expectHandled(dealer, data.id, 23 * hourMs + 1);
  const error = expect.stringContaining('Not accepted within 23 hours');
  await dealer.expectDelivery(data.id, { state: 'failed', error });
  dealer.refuseMails();
  await dealerCommand('requests', dealer.host, '--resend', 'failed');
  await dealer.expectDelivery(data.id, { state: 'sent' });
  expect(dealer.mails).toMatchObject([{ messageId: `<${data.id}.1@${dealer.host}>` }]);
});

test('does not repeat a mail that is refused for good', async ({ request, dealer }) => {
  const data = await postRefused(request, dealer, 550);
  await dealer.expectDelivery(data.id, { state: 'failed', error: expect.stringContaining('Refused') });
  await expectHandled(dealer, data.id);
});

test('fails when the dealer has switched requests off meanwhile', async ({ request, dealer }) => {
  const data = await postRefused(request, dealer, 451);
  await setDoc(dealer.at(settingsPath), {});
  await expectHandled(dealer, data.id);
  await dealer.expectDelivery(data.id, { state: 'failed', error: 'Requests are switched off' });
});

test('an erased request is neither mailed nor stored again', async ({ request, dealer }) => {
  const data = await postRefused(request, dealer, 451);
  await dealerCommand('requests', dealer.host, '--erase', data.email);
  dealer.refuseMails();
  await expectHandled(dealer, data.id);
  expect((await post(request, dealer, data)).status()).toBe(200);
  expect(Object.keys((await dealer.read(data.id)) ?? {}).toSorted()).toEqual(['erasedAt', 'expireAt']);
  expect(dealer.mails).toEqual([]);
});

const hour = () => Math.floor(Date.now() / hourMs);

test('stores what exceeds a limit or fills the hidden field, but does not mail it', async ({
  request,
  dealer,
}) => {
  // The server counts by its own clock, and the whole test needs one hour.
  await expect.poll(() => Date.now() % hourMs, { timeout: 40_000 }).toBeLessThan(hourMs - 30_000);
  await dealer.accept('text');
  const visitor = await signUp(request);
  const send = async (overrides?: object) => {
    const data = aRequest(overrides);
    const response = await post(request, dealer, data, `Bearer ${visitor}`);
    return { id: data.id, status: response.status() };
  };
  const expectHeld = async (error: string, overrides?: object) =>
    dealer.expectDelivery((await send(overrides)).id, { state: 'held', attempts: 0, error });
  const ofVisitor = dealer.at(() => visitorLimitPath(uidOf(visitor), hour()));
  const ofDealer = dealer.at((tenant) => dealerLimitPath(tenant, hour()));

  await expectHeld('The hidden field was filled', { trap: 'https://spam.example' });
  await dealer.expectDelivery((await send()).id, { state: 'sent' });
  for (const limit of [ofVisitor, ofDealer])
    expect((await getDoc(limit)).data()).toEqual({ held: 1, mailed: 1, expireAt: expect.any(Timestamp) });

  await updateDoc(ofDealer, { mailed: 300 });
  await expectHeld('More than 300 requests came in an hour');
  await updateDoc(ofDealer, { mailed: 0 });
  await updateDoc(ofVisitor, { mailed: 20 });
  await expectHeld('The visitor sent more than 20 requests in an hour');

  await updateDoc(ofVisitor, { held: 100 });
  expect((await send()).status).toBe(429);
  await updateDoc(ofVisitor, { held: 0 });
  await updateDoc(ofDealer, { held: 1000 });
  expect((await send()).status).toBe(429);
  await updateDoc(ofVisitor, { mailed: 0 });
  await dealer.expectDelivery((await send()).id, { state: 'sent' });
  expect(dealer.mails).toHaveLength(2);
});

test('stores the dealer’s wording of the consent, and notes another one', async ({ request, dealer }) => {
  await dealer.accept('text');
  await dealer.put({ metadata: { ...someMetadata, acceptsRequests: true, consentText: ' Calls are fine ' } });
  for (const [sent, stored] of [
    [
      { text: 'Calls are fine', isGiven: true },
      { text: 'Calls are fine', isGiven: true },
    ],
    [
      { text: 'Forged', isGiven: false, shownText: 'x' },
      { text: 'Calls are fine', isGiven: false, shownText: 'Forged' },
    ],
    [undefined, undefined],
  ] as const) {
    const data = aRequest({ consent: sent });
    await post(request, dealer, data);
    expect((await dealer.read(data.id))?.['consent']).toEqual(stored);
  }
});

test('takes the facts of a sold vehicle, but none of another dealer’s', async ({ request, dealer }) => {
  await dealer.accept('text');
  await setDoc(dealer.at(salesPath, 's1'), {
    ...aVehicle({ make: 'Saab', model: '900' }),
    soldAt: Timestamp.now(),
  });
  await new Dealer().put({ vehicles: { other: aVehicle() } });
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
  await dealer.put({ metadata: someMetadata });
  expect((await post(request, dealer, aRequest())).status()).toBe(404);
  await dealer.accept('text');
  await setDoc(dealer.at(settingsPath), {});
  expect((await post(request, dealer, aRequest())).status()).toBe(404);
  expect(await dealer.requests()).toHaveLength(0);
});
