import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoBackend, type DemoOptions } from '../data/demo/demoBackend';
import { defaultMetadata } from '../data/defaultMetadata';
import type { Backend, InventoryRecord, Loadable, Vehicle, Watcher } from '../data/model';
import { seedVehicles } from '../data/seedVehicles';
import { startVisit, type VisitSources } from './visit';

const config = { firebase: { projectId: 'demo' } };
const camry = { id: 'v1', fields: { make: 'Toyota', model: 'Camry' } };

const visitOn = (backend: Backend, sources: Partial<VisitSources> = {}) =>
  startVisit({ loadConfig: async () => config, openBackend: async () => backend, ...sources });
const visitWith = (options: DemoOptions) => visitOn(demoBackend(options));
const ids = (inventory: Loadable<readonly Vehicle[]>) =>
  inventory.status === 'ready' ? inventory.value.map(({ id }) => id) : inventory.status;
const soon = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('document', new EventTarget());
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the boot', () => {
  it('is ready with the metadata and the inventory once both are there', async () => {
    const visit = visitWith({ vehicles: [camry] });
    expect(visit.getState()).toMatchObject({ isReady: false, inventory: { status: 'loading' } });
    await soon();
    expect(visit.getState().isReady).toBe(true);
    expect(visit.getState().metadata.dealerName).toBe('Harbor Street Motors');
    expect(ids(visit.getState().inventory)).toEqual(['v1']);
  });

  it('logs a missing configuration and goes on with defaults and no vehicles', async () => {
    const visit = startVisit({ loadConfig: async () => undefined, openBackend: vi.fn() });
    await soon();
    expect(console.error).toHaveBeenCalledWith('Firebase configuration is missing or empty');
    expect(visit.getState()).toEqual({
      isReady: true,
      metadata: defaultMetadata,
      inventory: { status: 'ready', value: [] },
      firstVehicles: undefined,
    });
    await expect(visit.fetchSummary()).rejects.toThrow('Not signed in yet');
  });

  it('goes on with defaults when the backend cannot be opened', async () => {
    const openBackend = async () => Promise.reject(new Error('The chunk is gone'));
    const visit = visitOn(demoBackend(), { openBackend });
    await soon();
    expect(visit.getState()).toMatchObject({ isReady: true, inventory: { status: 'ready', value: [] } });
  });

  it('lets a visitor read on whose sign-in is refused', async () => {
    const visit = visitWith({ vehicles: [camry], faults: { signIn: new Error('refused') } });
    await soon();
    expect(ids(visit.getState().inventory)).toEqual(['v1']);
    await expect(visit.fetchSummary()).rejects.toThrow('Not signed in yet');
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('counts a sign-in as failed that has not answered after 6 s', async () => {
    const visit = visitWith({ vehicles: [camry], faults: { signIn: 'hangs' } });
    await vi.advanceTimersByTimeAsync(5999);
    expect(visit.getState().isReady).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(visit.getState().isReady).toBe(true);
    expect(ids(visit.getState().inventory)).toEqual(['v1']);
  });

  it('shows the defaults after 6 s when the backend’s code is still on its way, and the live data once it is there', async () => {
    let arrive = (_backend: Backend) => {};
    const openBackend = () =>
      new Promise<Backend>((resolve) => {
        arrive = resolve;
      });
    const visit = visitOn(demoBackend(), { openBackend });
    await vi.advanceTimersByTimeAsync(6000);
    expect(visit.getState()).toMatchObject({ isReady: true, metadata: defaultMetadata });
    arrive(demoBackend({ vehicles: [camry] }));
    await soon();
    expect(visit.getState().metadata.dealerName).toBe('Harbor Street Motors');
    expect(ids(visit.getState().inventory)).toEqual(['v1']);
  });
});

describe('the metadata', () => {
  it('is the default when the document is missing or its listener is refused', async () => {
    for (const options of [{ metadata: null }, { faults: { watchMetadata: new Error('denied') } }]) {
      const visit = visitWith(options);
      await soon();
      expect(visit.getState()).toMatchObject({ isReady: true, metadata: defaultMetadata });
    }
  });

  it('counts as failed that has not answered after 4 s', async () => {
    const visit = visitWith({ faults: { watchMetadata: 'hangs' } });
    await vi.advanceTimersByTimeAsync(3999);
    expect(visit.getState().isReady).toBe(false);
    await vi.advanceTimersByTimeAsync(2);
    expect(visit.getState()).toMatchObject({ isReady: true, metadata: defaultMetadata });
  });

  it('stays what it is when an empty cache knows nothing of it', async () => {
    const backend = demoBackend();
    let watcher: Parameters<Backend['watchMetadata']>[0] | undefined;
    const visit = visitOn({
      ...backend,
      watchMetadata: (given) => {
        watcher = given;
        return backend.watchMetadata(given);
      },
    });
    await soon();
    watcher?.next({ value: null, isConfirmed: false });
    expect(visit.getState().metadata.dealerName).toBe('Harbor Street Motors');
    watcher?.next({ value: null, isConfirmed: true });
    expect(visit.getState().metadata).toEqual(defaultMetadata);
  });
});

describe('what is known early', () => {
  const early = {
    metadata: { ...defaultMetadata, dealerName: 'Early Autos' },
    vehicles: seedVehicles.slice(0, 3),
  };

  it('shows while the listeners are silent, once the sign-in has settled', async () => {
    const faults = { watchMetadata: 'hangs', watchInventory: 'hangs' } as const;
    const visit = visitWith({ early, faults });
    await soon();
    expect(visit.getState()).toMatchObject({
      isReady: true,
      metadata: { dealerName: 'Early Autos' },
      firstVehicles: early.vehicles,
      inventory: { status: 'loading' },
    });
    const unsigned = visitWith({ early, faults: { signIn: 'hangs' } });
    await vi.advanceTimersByTimeAsync(5999);
    expect(unsigned.getState().isReady).toBe(false);
  });

  it('gives way to what is live, and never comes back', async () => {
    const slow = Promise.withResolvers<typeof early.metadata>();
    const slowVehicles = Promise.withResolvers<typeof early.vehicles>();
    const visit = visitOn({
      ...demoBackend({ vehicles: [camry] }),
      earlyMetadata: () => slow.promise,
      earlyVehicles: () => slowVehicles.promise,
    });
    await soon();
    slow.resolve(early.metadata);
    slowVehicles.resolve(early.vehicles);
    await soon();
    expect(visit.getState()).toMatchObject({
      metadata: { dealerName: 'Harbor Street Motors' },
      firstVehicles: undefined,
    });
    expect(ids(visit.getState().inventory)).toEqual(['v1']);
  });

  it('stays when the listeners fail', async () => {
    const refused = new Error('denied');
    const visit = visitWith({ early, faults: { watchMetadata: refused, watchInventory: refused } });
    await soon();
    expect(visit.getState().metadata.dealerName).toBe('Early Autos');
    expect(ids(visit.getState().inventory)).toEqual(['v1', 'v2', 'v3']);
  });

  it('says that a document is missing, too', async () => {
    const visit = visitWith({ early: { metadata: null }, faults: { watchMetadata: 'hangs' } });
    await soon();
    expect(visit.getState()).toMatchObject({ isReady: true, metadata: defaultMetadata });
  });
});

/** A visit whose inventory's listener is in the test's hands. */
function visitInHand(seedInventory: Backend['seedInventory'], options: DemoOptions = {}) {
  let watcher: Watcher<InventoryRecord> | undefined;
  const seed = vi.fn(seedInventory);
  const visit = visitOn({
    ...demoBackend(options),
    seedInventory: seed,
    watchInventory: (given) => {
      watcher = given;
      return () => {};
    },
  });
  const see = (vehicles: readonly Vehicle[], isConfirmed: boolean) =>
    watcher?.next({ value: { vehicles, isEmpty: vehicles.length === 0 }, isConfirmed });
  return { visit, seed, see };
}

describe('the inventory', () => {
  it('is seeded when the server’s first answer is empty', async () => {
    const visit = visitWith({});
    await soon();
    expect(ids(visit.getState().inventory)).toEqual(seedVehicles.map(({ id }) => id));
  });

  it('is not seeded on an empty cache, but when the server confirms it', async () => {
    const { visit, seed, see } = visitInHand(async () => {});
    await soon();
    see([], false);
    expect(seed).not.toHaveBeenCalled();
    expect(ids(visit.getState().inventory)).toEqual([]);
    see([], true);
    expect(seed).toHaveBeenCalledOnce();
  });

  it('is not seeded when the dealer empties the lot during the visit', async () => {
    const { visit, seed, see } = visitInHand(async () => {});
    await soon();
    see(seedVehicles, true);
    see([], true);
    expect(seed).not.toHaveBeenCalled();
    expect(ids(visit.getState().inventory)).toEqual([]);
  });

  it('is seeded by what the server says alone, whatever was known early', async () => {
    const { visit, seed, see } = visitInHand(async () => {}, {
      early: { vehicles: seedVehicles.slice(0, 1) },
    });
    await soon();
    expect(seed).not.toHaveBeenCalled();
    see([], true);
    expect(seed).toHaveBeenCalledOnce();
    expect(visit.getState().firstVehicles).toBeUndefined();
    await vi.advanceTimersByTimeAsync(2000);
    expect(ids(visit.getState().inventory)).toEqual([]);
  });

  it('is empty, with a warning, when the seed is refused', async () => {
    const visit = visitWith({ faults: { seedInventory: new Error('denied') } });
    await soon();
    expect(ids(visit.getState().inventory)).toEqual([]);
    expect(console.warn).toHaveBeenCalledOnce();
  });

  it('is empty after 2 s when the seed does not answer', async () => {
    const visit = visitWith({ faults: { seedInventory: 'hangs' } });
    await vi.advanceTimersByTimeAsync(1990);
    expect(ids(visit.getState().inventory)).toBe('loading');
    await vi.advanceTimersByTimeAsync(20);
    expect(ids(visit.getState().inventory)).toEqual([]);
  });

  it('is logged and empty when its listener is refused', async () => {
    const visit = visitWith({ faults: { watchInventory: new Error('denied') } });
    await soon();
    expect(ids(visit.getState().inventory)).toEqual([]);
    expect(console.error).toHaveBeenCalledOnce();
  });

  it('stays what it is when an empty cache knows nothing of it', async () => {
    const { visit, see } = visitInHand(async () => {});
    await soon();
    see(seedVehicles, true);
    see([], false);
    expect(ids(visit.getState().inventory)).toHaveLength(5);
  });
});
