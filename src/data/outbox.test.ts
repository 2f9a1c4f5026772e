import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../browser/fakeBrowser.ts';
import * as database from '../browser/fakeDatabase.ts';
import type { VisitorRequest } from './model.ts';
import { openOutbox, type Outbox } from './outbox.ts';

vi.mock('idb-keyval', () => import('../browser/fakeDatabase.ts'));

const browser = fakeBrowser();
const day = 24 * 60 * 60 * 1000;
const request = { name: 'Ada Park', email: 'ada@park.example', phone: '' };
const tradeIn = { vin: '1FTEW1EP5JFA12345', mileage: 61_280, estimate: 4200 };

/** What the server has received. */
let posts: VisitorRequest[] = [];
/** The server's next answers. After the last one, it stores every request. */
let answers: (Response | Error)[] = [];
let outboxes: Outbox[] = [];
let token: string | undefined = 'token';

const fetch = vi.fn(async (_: unknown, init?: RequestInit) => {
  const post = JSON.parse(init?.body as string) as VisitorRequest;
  posts.push(post);
  const answer = answers.shift() ?? Response.json({ id: post.id });
  if (answer instanceof Error) throw answer;
  return answer;
});

function open() {
  const outbox = openOutbox({ getIdToken: async () => token, fetch });
  outboxes.push(outbox);
  return outbox;
}

const waiting = () => (database.entries.get('showroom outbox') as { requests: unknown[] }).requests;
const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  posts = [];
  answers = [];
  token = 'token';
});
afterEach(() => {
  for (const { close } of outboxes.splice(0)) close();
});

it('sends a request once, even if the page closes, and forgets it', async () => {
  await open().accept(request, 'v1');
  await settle(day);
  expect(posts).toEqual([expect.objectContaining({ vehicleId: 'v1', email: 'ada@park.example' })]);
  expect(fetch).toHaveBeenLastCalledWith('/api/requests', expect.objectContaining({ keepalive: true }));
  expect(waiting()).toEqual([]);
});

it.each([
  new TypeError('offline'),
  new Response('busy', { status: 503 }),
  new Response('off', { status: 404 }),
  new Response('expired', { status: 401 }),
  new Response('<h1>Hotel</h1>'),
  Response.json({ id: 'another' }),
])('sends a request again after %s, with growing pauses and the same id', async (answer) => {
  answers = [answer, new TypeError('offline')];
  await open().accept(request, 'v1');
  await settle();
  expect(posts).toHaveLength(1);
  await settle(2000);
  expect(posts).toHaveLength(2);
  await settle(2000);
  expect(posts).toHaveLength(2);
  await settle(2000);
  expect(posts).toHaveLength(3);
  expect(new Set(posts.map(({ id }) => id)).size).toBe(1);
  expect(waiting()).toEqual([]);
});

it('sends what waits as soon as the browser is online, and on the next visit', async () => {
  answers = Array.from({ length: 9 }, () => new TypeError('offline'));
  const outbox = open();
  await outbox.accept(request, 'v1');
  await settle(60_000);
  const count = posts.length;
  browser.fire('online');
  await settle();
  expect(posts).toHaveLength(count + 1);
  outbox.close();
  await settle(day);
  expect(posts).toHaveLength(count + 1);
  answers = [];
  open();
  await settle();
  expect(posts).toHaveLength(count + 2);
  expect(waiting()).toEqual([]);
});

it('waits for an ID token', async () => {
  token = undefined;
  await open().accept(request, 'v1');
  await settle();
  expect(posts).toEqual([]);
  token = 'token';
  await settle(2000);
  expect(posts).toHaveLength(1);
});

it.each([400, 410])('drops and logs a request that the server refuses with %i', async (status) => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  answers = [new Response('', { status })];
  await open().accept(request, 'v1');
  await settle(day);
  expect(posts).toHaveLength(1);
  expect(error).toHaveBeenCalledWith(`The dealer’s server has refused a request: ${status}`);
});

it('works in memory where IndexedDB fails or does not answer', async () => {
  database.update
    .mockRejectedValue(new Error('forbidden'))
    .mockImplementationOnce(() => new Promise(() => {}));
  database.get.mockRejectedValue(new Error('forbidden'));
  const outbox = open();
  const kept = outbox.keepTradeIn(tradeIn);
  await settle(1000);
  await kept;
  answers = [new TypeError('offline')];
  await outbox.accept(request, 'v1');
  await settle(day);
  expect(posts).toHaveLength(2);
  expect(posts[1]).toMatchObject({ vehicleId: 'v1', tradeIn });
});

it('sends an estimate with the next request only', async () => {
  const outbox = open();
  await outbox.keepTradeIn({ ...tradeIn, estimate: 1 });
  await outbox.keepTradeIn(tradeIn);
  await outbox.accept(request, 'v1');
  await outbox.accept(request, 'v1');
  await settle();
  expect(posts.map((post) => post.tradeIn)).toEqual([tradeIn, undefined]);
});

it('drops what is stored but invalid, or older than 14 days', async () => {
  answers = [new TypeError('offline')];
  const outbox = open();
  await outbox.accept(request, 'v1');
  outbox.close();
  const [stored] = waiting() as [VisitorRequest];
  const old = { ...stored, acceptedAt: Date.now() - 14 * day - 1 };
  for (const requests of [[null, {}, { ...stored, vehicleId: 'a/b' }, old], 'text']) {
    database.entries.set('showroom outbox', { requests });
    open();
    await settle(day);
    expect(posts).toHaveLength(1);
  }
});
