import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../../tests/unit/fakeBrowser.ts';
import type { VisitorRequest } from '../../shared/model.ts';
import { openOutbox } from './outbox.ts';

const browser = fakeBrowserInEachTest();
const day = 24 * 60 * 60 * 1000;
const request = {
  name: 'Ada Park',
  email: 'ada@park.example',
  phone: '',
  vehicleId: 'v1',
  shownVehicle: { make: 'Saab' },
  tradeIn: { vin: '1FTEW1EP5JFA12345', mileage: 61_280, estimate: 4200 },
};

/** The requests that the server has received, and their delays after the visitor's click. */
let posts: VisitorRequest[] = [];
let waitsMs: number[] = [];
/** The server's next answers. After the last one, it stores every request. */
let answers: (Response | Error | undefined)[] = [];

const fetch = vi.fn(async (_: string, { body }: RequestInit) => {
  const post = JSON.parse(body as string) as VisitorRequest;
  posts.push(post);
  waitsMs.push(Date.now() - post.submittedAt);
  const answer = answers.length > 0 ? answers.shift() : Response.json({ id: post.id });
  if (answer instanceof Error) throw answer;
  return answer;
});

const stuck = vi.fn();
const open = () => openOutbox(fetch, stuck);

function accept(outbox = open()) {
  outbox.add(request);
  outbox.setPolicy('accepted');
}

/** The stored requests. */
const waiting = () =>
  Object.values(browser.storage).map((text) => JSON.parse(text as string) as VisitorRequest);
const settle = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  posts = [];
  waitsMs = [];
  answers = [];
});

it('sends a request once, even if the page closes, and then deletes it', async () => {
  const outbox = open();
  accept(outbox);
  outbox.setPolicy('accepted');
  await settle(day);
  expect(posts).toEqual([expect.objectContaining(request)]);
  const headers = { 'Content-Type': 'application/json' };
  const sent = expect.objectContaining({ method: 'POST', headers, keepalive: true }) as object;
  expect(fetch).toHaveBeenLastCalledWith('/api/requests', sent);
  expect(waiting()).toEqual([]);
});

it.each([
  new TypeError('offline'),
  new Response('busy', { status: 503 }),
  new Response('off', { status: 404 }),
  Response.json({ error: 'Invalid host' }, { status: 400 }),
  Response.json({ error: 'Not a request' }, { status: 403 }),
  new Response('<h1>Bad Request</h1>', { status: 400 }),
  new Response('expired', { status: 401 }),
  // Nobody is signed in.
  undefined,
  new Response('<h1>Hotel</h1>'),
  Response.json({ id: 'another' }),
])('retries after %s, with backoff and the same id', async (answer) => {
  answers = [answer, new TypeError('offline')];
  accept();
  await settle(day);
  expect(waitsMs).toEqual([0, 2000, 6000]);
  expect(new Set(posts.map(({ id }) => id)).size).toBe(1);
  expect(waiting()).toEqual([]);
});

it('says in the next visit that nobody is signed in to send a request, until it is sent', async () => {
  answers = [undefined, undefined, undefined];
  const outbox = open();
  accept(outbox);
  await settle(2000);
  expect(stuck).toHaveBeenLastCalledWith(false);
  outbox.close();
  open().setPolicy('accepted');
  await settle(1);
  expect(stuck).toHaveBeenLastCalledWith(true);
  await settle(2000);
  expect(waiting()).toEqual([]);
  expect(stuck).toHaveBeenLastCalledWith(false);
});

it('says so no longer once another tab has sent it', async () => {
  open().add(request);
  await settle(1);
  answers = [undefined];
  open().setPolicy('accepted');
  await settle(1);
  expect(stuck).toHaveBeenLastCalledWith(true);
  for (const key of Object.keys(browser.storage)) delete browser.storage[key];
  await settle(2000);
  expect(stuck).toHaveBeenLastCalledWith(false);
});

it('sends a request within 30 s after an outage of several hours', async () => {
  answers = Array.from({ length: 500 }, () => new TypeError('offline'));
  accept();
  await settle(day / 8);
  expect(waitsMs.slice(0, 7)).toEqual([0, 2000, 6000, 14_000, 30_000, 60_000, 90_000]);
  answers = [];
  await settle(30_000);
  expect(waiting()).toEqual([]);
});

it.each([
  ['the browser is online', () => browser.fire('online')],
  ['the page is visible', () => browser.setVisibility('visible')],
])('sends a request again as soon as %s', async (_, happen) => {
  answers = Array.from({ length: 10 }, () => new TypeError('offline'));
  accept();
  await settle(65_000);
  answers = [];
  happen();
  await settle(1);
  expect(waiting()).toEqual([]);
});

it('gives up a request without an answer after 15 s, and sends it again', async () => {
  fetch.mockReturnValueOnce(new Promise(() => {}));
  accept();
  const signal = fetch.mock.lastCall?.[1].signal;
  await settle(14_999);
  expect(signal?.aborted).toBe(false);
  await settle(1);
  expect(signal?.aborted).toBe(true);
  await settle(2000);
  expect([posts.length, waiting()]).toEqual([1, []]);
});

it('deletes and logs a request that the server rejects as invalid', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  answers = [Response.json({ error: 'Not a request' }, { status: 400 })];
  accept();
  await settle(day);
  expect(posts).toHaveLength(1);
  expect(waiting()).toEqual([]);
  expect(error).toHaveBeenCalledWith('The dealer’s server has refused a request');
});

it('gives every request a UUID, also on plain http', () => {
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function');
  });
  const outbox = open();
  for (let count = 0; count < 3; count += 1) outbox.add(request);
  const ids = waiting().map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/;
  for (const id of ids) expect(id).toMatch(uuid);
});

it('sends what an earlier release has stored, and leaves other keys alone', async () => {
  const id = '3655ecba-221d-4593-87a1-8855f536f0ac';
  const stored = { ...request, id, submittedAt: Date.now() };
  const others = { 'showroom configuration': '{}', 'showroom cache alpha': '{}' };
  Object.assign(browser.storage, { [`showroom request ${id}`]: JSON.stringify(stored), ...others });
  open().setPolicy('accepted');
  await settle(day);
  expect(posts).toEqual([stored]);
  expect({ ...browser.storage }).toEqual(others);
});

it('deletes and logs stored requests that are invalid or older than 14 days', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  answers = [new TypeError('offline')];
  const outbox = open();
  accept(outbox);
  outbox.close();
  const [stored] = waiting();
  const old = { ...stored, submittedAt: Date.now() - 14 * day };
  for (const [index, value] of [null, {}, { ...stored, vehicleId: 'a/b' }, old].entries())
    browser.storage[`showroom request ${index}`] = JSON.stringify(value);
  const nextOutbox = open();
  expect(error).toHaveBeenCalledTimes(4);
  nextOutbox.setPolicy('accepted');
  await settle(day);
  expect(posts).toHaveLength(2);
  expect(waiting()).toEqual([]);
  expect(error).toHaveBeenCalledWith('A request was dropped: it is invalid or older than 14 days');
});
