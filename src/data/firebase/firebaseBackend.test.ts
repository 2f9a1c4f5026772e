import { beforeEach, expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../../tests/unit/fakeBrowser.ts';
import { pause } from '../../browser/pause.ts';
import { decodeMetadata } from '../../shared/documents/metadata.ts';
import type { Snapshot } from '../backend.ts';
import { connect } from './connection.ts';
import { openFirebaseBackend } from './firebaseBackend.ts';

const browser = fakeBrowserInEachTest();
/** What has happened since the last look, by its time in ms. */
let trace: Record<number, string> = {};
let start: number;
const log = (text: string) => {
  const ms = Date.now() - start;
  trace[ms] = ms in trace ? `${trace[ms]}, ${text}` : text;
};
async function after(ms: number) {
  await vi.advanceTimersByTimeAsync(ms);
  const happened = trace;
  trace = {};
  return happened;
}

const listener = { metadata: vi.fn(), inventory: vi.fn() };
vi.mock('./listeners.ts', () => ({
  openListeners: (_: unknown, tenant: string) => {
    log(`listen to ${tenant}`);
    return { ...listener, reconnectIfSilent: (stream: string) => log(`${stream} is silent`) };
  },
}));
function update() {
  listener.metadata.mock.lastCall?.[0].next(decodeMetadata({ heroImage: 'new' }));
  const vehicles = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, make: 'Kia', imageUrl: id, features: [] }));
  listener.inventory.mock.lastCall?.[0].next({ vehicles, isWhole: true, isEmpty: false });
}

const documents = (names: string[]) => ({
  documents: names.map((name) => {
    const [make, heroImage, imageUrl] = ['Kia', 'hero', name].map((stringValue) => ({ stringValue }));
    return { name, fields: { make, heroImage, imageUrl } };
  }),
});
const answers: Readonly<Record<string, object>> = {
  'tenant-config': { firebase: { projectId: 'p' } },
  'accounts:signUp': { idToken: 'first', refreshToken: 'r', expiresIn: '3600' },
  token: { id_token: 'second', refresh_token: 'r', expires_in: '3600' },
  'public?pageSize=300': documents(['metadata']),
  'vehicles?pageSize=3': documents(['a', 'b', 'c']),
  'vehicles?pageSize=300': documents(['a', 'b', 'c', 'd']),
};
/** How long they take in a first visit, in ms: sign-in is the slowest. */
const slow: Readonly<Record<string, number>> = {
  'tenant-config': 100,
  'accounts:signUp': 700,
  'public?pageSize=300': 200,
  'vehicles?pageSize=3': 100,
};
/** The answers and pictures that fail. */
let failing: readonly string[];
let isSlow: boolean;

beforeEach(() => {
  Object.assign(browser.page, { readyState: 'complete', getElementById: () => null });
  vi.stubGlobal('location', { hostname: 'cars.example' });
  // A browser that is never idle.
  const requestIdleCallback = (run: () => void, { timeout }: { timeout: number }) => setTimeout(run, timeout);
  vi.stubGlobal('window', { requestIdleCallback });
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  class FakeImage {
    onload = () => {};
    set src(url: string) {
      log(url);
      if (!failing.includes(url)) this.onload();
    }
  }
  vi.stubGlobal('Image', FakeImage);
  vi.stubGlobal('fetch', async (url: string, { headers }: { headers?: Record<string, string> }) => {
    const name = url.replace(/[?&]key=.*/, '').replace(/.*\//, '');
    log([name, headers?.['Authorization']].filter(Boolean).join(' '));
    if (isSlow && slow[name] !== undefined) await pause(slow[name]);
    return Response.json(answers[name] ?? {}, { status: failing.includes(name) ? 403 : 200 });
  });
});

/** Opens the site, and shows what arrives. */
function visit() {
  start = Date.now();
  window.showroomBoot ??= { connection: connect(), connect };
  const opening = openFirebaseBackend();
  const watch = (name: string) => ({
    next: ({ value, freshness }: Snapshot<{ heroImage?: string } | { vehicles: readonly object[] }>) =>
      log(`${freshness} ${name} ${'vehicles' in value ? value.vehicles.length : value.heroImage}`),
    failed: (reason: unknown) => log(`failed ${name} ${String(reason)}`),
  });
  void opening.then((backend) => {
    backend.watchMetadata(watch('metadata'));
    backend.watchInventory(watch('inventory'));
  });
  return opening;
}

it('reads first, beside a slow sign-in, and starts later visits with the last live values', async () => {
  failing = ['hero', 'new'];
  isSlow = true;
  const opening = visit();
  expect(await after(10_400)).toEqual({
    0: 'tenant-config',
    100: 'accounts:signUp, public?pageSize=300, vehicles?pageSize=3, listen to cars_example',
    200: 'a, b, c, read inventory 3',
    300: 'hero, read metadata hero',
    5100: 'public?pageSize=300, vehicles?pageSize=300, read inventory 4',
    5300: 'read metadata hero',
    10100: 'inventory is silent',
    10300: 'metadata is silent',
  });
  isSlow = false;
  const backend = await opening;
  update();
  expect(await after(6000)).toEqual({ 10400: 'live metadata new, live inventory 5' });
  await backend.fetch('/api/chat', {});
  await backend.readPhotos('v 1');
  await backend.seedInventory();
  const seeding = 'public?pageSize=300, settings?pageSize=300, documents:commit Bearer first';
  expect(await after(0)).toEqual({ 16400: `chat Bearer first, v%201, ${seeding}` });
  const keys = ['configuration', 'visitor p/cars_example', 'cache p/cars_example'];
  expect(Object.keys(browser.storage)).toEqual(keys.map((key) => `showroom ${key}`));

  const cached = 'new, a, b, c, cached metadata new, cached inventory 3';
  const listening = 'listen to cars_example';
  await visit();
  expect(await after(2010)).toEqual({ 0: cached, 2000: listening, 2001: 'cached inventory 5' });
  failing = ['vehicles?pageSize=300'];
  listener.inventory.mock.lastCall?.[0].failed('denied');
  const refused = 'vehicles?pageSize=300, vehicles?pageSize=300, tenant-config';
  expect(await after(0)).toEqual({ 2010: `${refused}, failed inventory Error: Status 403` });
  failing = [];
  await visit();
  expect(await after(1010)).toEqual({ 0: cached, 1000: listening, 1001: 'cached inventory 5' });
  update();
  expect(await after(0)).toEqual({ 1010: 'live metadata new, token, tenant-config, live inventory 5' });
});

it('listens at once if the metadata could not be read', async () => {
  failing = ['public?pageSize=300'];
  isSlow = false;
  await visit();
  const reads = 'public?pageSize=300, vehicles?pageSize=3, public?pageSize=300, a, b, c, read inventory 3';
  expect(await after(999)).toEqual({ 0: `tenant-config, accounts:signUp, ${reads}, listen to cars_example` });
});
