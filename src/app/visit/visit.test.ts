import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowserInEachTest } from '../../../tests/unit/fakeBrowser.ts';
import type { Backend, Freshness, Observer } from '../../data/backend.ts';
import { demoBackend } from '../../data/demo/demoBackend.ts';
import { defaultMetadata } from '../../shared/documents/metadata.ts';
import { sampleVehicles } from '../../shared/documents/sampleVehicles.ts';
import type { Inventory, TenantMetadata, Vehicle } from '../../shared/model.ts';
import { startVisit, type Visit } from './visit.ts';

const browser = fakeBrowserInEachTest();
const metadata = { ...defaultMetadata, dealerName: 'Alpha Autos' };

const soon = () => vi.advanceTimersByTimeAsync(1);
const vehicleIds = (visit: Visit, list: 'inventory' | 'featured' = 'inventory') => {
  const vehicles = visit.getState()[list];
  return vehicles.status === 'ready' ? vehicles.value.map(({ id }) => id) : vehicles.status;
};

type Received = [vehicles: readonly Vehicle[], freshness: Freshness, isEmpty?: boolean];

/** A visit whose sources are controlled by the test. */
async function controlledVisit(overrides: Partial<Backend> = {}) {
  const observers: { metadata?: Observer<TenantMetadata>; inventory?: Observer<Inventory> } = {};
  const seedInventory = vi.fn(async () => {});
  const visit = startVisit(async () => ({
    ...demoBackend(),
    seedInventory,
    watchMetadata: (observer) => {
      observers.metadata = observer;
    },
    watchInventory: (observer) => {
      observers.inventory = observer;
    },
    ...overrides,
  }));
  await soon();
  return {
    visit,
    observers,
    seedInventory,
    send: (...[vehicles, freshness, isEmpty = vehicles.length === 0]: Received) =>
      observers.inventory?.next({ value: { vehicles, isWhole: true, isEmpty }, freshness }),
  };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('the boot', () => {
  it('is retried after 5 s, 15 s and so on, until the visit ends, and logs only the first failure', async () => {
    const openBackend = vi.fn(async () => Promise.reject(new Error('no configuration')));
    const visit = startVisit(openBackend);
    await vi.advanceTimersByTimeAsync(5000 + 15_000);
    expect(openBackend).toHaveBeenCalledTimes(3);
    expect(vi.mocked(console.error).mock.calls).toEqual([['no configuration']]);
    expect([visit.getState().isReady, vehicleIds(visit)]).toEqual([true, []]);
    visit.end();
    browser.fire('online');
    await vi.advanceTimersByTimeAsync(600_000);
    expect(openBackend).toHaveBeenCalledTimes(3);
  });

  it('gives up on sign-in after 6 s, and goes on without it', async () => {
    const signIn = vi.fn(() => new Promise<never>(() => {}));
    const { observers } = await controlledVisit({ signIn });
    await vi.advanceTimersByTimeAsync(5998);
    expect(Object.keys(observers)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(Object.keys(observers)).toEqual(['metadata', 'inventory']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(signIn).toHaveBeenCalledOnce();
    expect(vi.mocked(console.error).mock.calls).toEqual([['Nobody is signed in', expect.any(Error)]]);
  });
});

describe('the metadata', () => {
  it('counts as failed after 4 s, and is shown if it arrives later', async () => {
    const { visit, observers } = await controlledVisit();
    await vi.advanceTimersByTimeAsync(3998);
    expect(visit.getState().isReady).toBe(false);
    expect(console.warn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    expect(visit.getState().isReady).toBe(true);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('The page shows placeholders'));
    expect(visit.getState().metadata).toEqual(defaultMetadata);
    observers.metadata?.next({ value: metadata, freshness: 'live' });
    expect(visit.getState().metadata).toEqual(metadata);
  });

  it('counts as failed at once if it cannot be read', async () => {
    const { visit, observers } = await controlledVisit();
    const reason = new Error('permission-denied');
    observers.metadata?.failed(reason);
    expect(visit.getState().isReady).toBe(true);
    expect(console.error).toHaveBeenCalledWith('The dealer’s details could not be loaded', reason);
  });

  it('counts as failed at once without a reason, too, but then logs none', async () => {
    const { visit, observers } = await controlledVisit();
    observers.metadata?.failed(undefined);
    expect(visit.getState().isReady).toBe(true);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('never counts as failed once a copy of it is shown', async () => {
    const { visit, observers } = await controlledVisit();
    observers.metadata?.next({ value: metadata, freshness: 'cached' });
    observers.metadata?.failed(undefined);
    await vi.advanceTimersByTimeAsync(4000);
    for (const log of [console.warn, console.error]) expect(log).not.toHaveBeenCalled();
    expect(visit.getState()).toMatchObject({ isReady: true, metadata, isMetadataLive: false });
    observers.metadata?.next({ value: metadata, freshness: 'live' });
    expect(visit.getState().isMetadataLive).toBe(true);
  });
});

describe('a test drive request', () => {
  const request = { name: 'Ada', email: 'ada@park.example', phone: '', vehicleId: 'v1', shownVehicle: {} };
  const fetch = vi.fn(async () => Response.json({}));
  const openVisit = async (freshness: Freshness, acceptsRequests: boolean | undefined) => {
    const { visit, observers } = await controlledVisit({ fetch });
    observers.metadata?.next({ value: { ...metadata, acceptsRequests }, freshness });
    return visit;
  };
  const stored = () => Object.keys(browser.storage);

  it('is stored at the click, sent on later visits, and deleted once the dealer accepts none', async () => {
    const visit = await openVisit('cached', true);
    visit.sendRequest(request);
    expect(stored()).toHaveLength(1);
    expect(fetch).toHaveBeenCalledOnce();
    visit.end();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledOnce();
    await openVisit('live', true);
    expect(fetch).toHaveBeenCalledTimes(2);
    const last = await openVisit('live', false);
    expect(stored()).toEqual([]);
    last.sendRequest(request);
    expect(stored()).toEqual([]);
  });

  it.each([
    ['cached', false],
    ['read', false],
    ['live', undefined],
  ] as const)('waits while the %s metadata has acceptsRequests: %s', async (freshness, acceptsRequests) => {
    const visit = await openVisit(freshness, acceptsRequests);
    visit.sendRequest(request);
    await openVisit(freshness, acceptsRequests);
    expect(stored()).toHaveLength(1);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('of an earlier visit is stuck while nobody is signed in, and no longer once the server answers', async () => {
    const earlier = await openVisit('cached', undefined);
    earlier.sendRequest(request);
    earlier.end();
    await soon();
    fetch.mockResolvedValueOnce(undefined as never);
    const visit = await openVisit('live', true);
    await soon();
    expect(visit.getState().isRequestStuck).toBe(true);
    await vi.advanceTimersByTimeAsync(2000);
    expect(visit.getState().isRequestStuck).toBe(false);
  });

  it('waits until the site has connected', async () => {
    let connects = false;
    const backend = { ...demoBackend({ metadata: { acceptsRequests: true } }), fetch };
    const visit = startVisit(async () => (connects ? backend : Promise.reject(new Error('offline'))));
    await soon();
    visit.sendRequest(request);
    expect(stored()).toHaveLength(1);
    connects = true;
    await vi.advanceTimersByTimeAsync(5001);
    expect(fetch).toHaveBeenCalledOnce();
  });
});

describe('the inventory', () => {
  it.each<[when: string, ...Received[]]>([
    ['when an empty snapshot is only cached', [[], 'cached']],
    ['when an empty snapshot is only read', [[], 'read']],
    ['when no document is a valid vehicle', [[], 'live', false]],
    ['when the dealer empties it during the visit', [sampleVehicles, 'live'], [[], 'live']],
  ])('is not seeded %s', async (_, ...received) => {
    const { visit, seedInventory, send } = await controlledVisit();
    for (const snapshot of received) send(...snapshot);
    expect(seedInventory).not.toHaveBeenCalled();
    expect(vehicleIds(visit)).toEqual([]);
  });

  it('is empty at once when seeding is refused, and logs the refusal', async () => {
    const { visit, send } = await controlledVisit({ seedInventory: async () => Promise.reject(new Error()) });
    send([], 'live');
    await soon();
    expect(vehicleIds(visit)).toEqual([]);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('is empty when it cannot be read, and logs the reason if there is one', async () => {
    const { visit, observers } = await controlledVisit();
    const onChange = vi.fn();
    const unsubscribe = visit.subscribe(onChange);
    observers.inventory?.failed(undefined);
    expect(console.error).not.toHaveBeenCalled();
    expect(vehicleIds(visit)).toEqual([]);
    expect(onChange).toHaveBeenCalledOnce();
    unsubscribe();
    observers.inventory?.failed(new Error('denied'));
    expect(console.error).toHaveBeenCalledWith('The inventory could not be loaded', new Error('denied'));
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('drops the cached vehicles while it is being seeded, and is empty if that takes 2 s', async () => {
    const { visit, send } = await controlledVisit();
    send(sampleVehicles, 'cached');
    send([], 'live');
    expect([vehicleIds(visit, 'featured'), vehicleIds(visit)]).toEqual(['loading', 'loading']);
    await vi.advanceTimersByTimeAsync(1999);
    expect(vehicleIds(visit)).toBe('loading');
    await vi.advanceTimersByTimeAsync(1);
    expect([vehicleIds(visit, 'featured'), vehicleIds(visit)]).toEqual([[], []]);
  });
});

it('reads the photos of each vehicle once, unless their number changes or the read has failed', async () => {
  const readPhotos = vi.fn(async (id: string) => [`/${id}.jpg`]);
  const { visit } = await controlledVisit({ readPhotos });
  const read = (id: string, photoCount: number) => visit.loadPhotos({ id, photoCount });
  expect(await read('a', 2)).toEqual({ status: 'ready', value: ['/a.jpg'] });
  expect(await read('b', 2)).toEqual({ status: 'ready', value: ['/b.jpg'] });
  await read('a', 2);
  await read('a', 3);
  expect(readPhotos.mock.calls).toEqual([['a'], ['b'], ['a']]);
  readPhotos.mockRejectedValueOnce(new Error('offline'));
  expect(await read('c', 2)).toEqual({ status: 'failed', failure: 'unreachable' });
  expect(await read('c', 2)).toEqual({ status: 'ready', value: ['/c.jpg'] });
});

it('fetches the summary once the site has connected', async () => {
  const opened = Promise.withResolvers<Backend>();
  const visit = startVisit(() => opened.promise);
  expect(await visit.fetchSummary()).toEqual({ status: 'failed', failure: 'notSignedIn' });
  opened.resolve(demoBackend());
  await soon();
  expect(await visit.fetchSummary()).toMatchObject({ status: 'ready', value: { totalCount: 5 } });
});
