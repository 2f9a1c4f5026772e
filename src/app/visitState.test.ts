import { describe, expect, it } from 'vitest';
import type { Freshness, Inventory } from '../data/backend.ts';
import { defaultMetadata } from '../data/metadata.ts';
import { seedVehicles } from '../data/seedVehicles.ts';
import {
  findVehicle,
  initialVisitState,
  isReady,
  isSettled,
  type VisitEvent,
  visitReducer,
  type VisitState,
} from './visitState.ts';

const after = (...events: readonly VisitEvent[]): VisitState =>
  events.reduce(visitReducer, initialVisitState);
const inventoryOf = (count: number, isWhole = true): Inventory => ({
  vehicles: seedVehicles.slice(0, count),
  isWhole,
  isEmpty: count === 0,
});
const received = (value: Inventory, freshness: Freshness = 'live'): VisitEvent => ({
  type: 'inventoryReceived',
  snapshot: { value, freshness },
});
const metadata = { ...defaultMetadata, dealerName: 'Alpha Autos' };

describe('isReady', () => {
  it.each<[boolean, ...VisitEvent[]]>([
    [false],
    [false, { type: 'authSettled' }],
    [false, { type: 'metadataReceived', metadata }],
    [true, { type: 'authSettled' }, { type: 'metadataReceived', metadata }],
    [true, { type: 'metadataFailed' }, { type: 'authSettled' }],
  ])('is %s after %j %j', (expected, ...events) => {
    expect(isReady(after(...events))).toBe(expected);
  });
});

it.each<[string, VisitEvent, VisitEvent]>([
  ['metadata', { type: 'metadataReceived', metadata }, { type: 'metadataFailed' }],
  ['inventory', received(inventoryOf(5)), { type: 'inventoryFailed' }],
])('the %s stays when its source fails later', (_, success, failure) => {
  const state = after(success);
  expect(visitReducer(state, failure)).toBe(state);
});

describe('the inventory', () => {
  it('is settled once it is not that of an earlier visit, or cannot be had', () => {
    const kept = received(inventoryOf(5), 'kept');
    expect(isSettled(after())).toBe(false);
    expect(isSettled(after(kept))).toBe(false);
    expect(isSettled(after(kept, { type: 'inventoryFailed' }))).toBe(false);
    expect(isSettled(after(kept, received(inventoryOf(3, false), 'read')))).toBe(false);
    expect(isSettled(after(kept, received(inventoryOf(5))))).toBe(true);
    expect(isSettled(after({ type: 'inventoryFailed' }))).toBe(true);
  });

  it('counts as empty when it fails, and the featured vehicles stay', () => {
    const { featured, inventory } = after(received(inventoryOf(3, false)), { type: 'inventoryFailed' });
    expect(featured).toEqual({ status: 'ready', value: seedVehicles.slice(0, 3) });
    expect(inventory).toEqual({ status: 'ready', value: [] });
  });
});

describe('findVehicle', () => {
  it('finds a vehicle of the inventory or among the featured ones', () => {
    expect(findVehicle(after(received(inventoryOf(5))), 'v5')).toBe(seedVehicles[4]);
    expect(findVehicle(after(received(inventoryOf(3, false))), 'v1')).toBe(seedVehicles[0]);
  });

  it('finds nothing for an unknown id, for none, or before anything has loaded', () => {
    expect(findVehicle(after(received(inventoryOf(3))), 'v5')).toBeUndefined();
    expect(findVehicle(after(received(inventoryOf(3))), undefined)).toBeUndefined();
    expect(findVehicle(initialVisitState, 'v1')).toBeUndefined();
  });
});
