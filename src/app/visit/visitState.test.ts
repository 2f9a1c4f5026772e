import { expect, it } from 'vitest';
import type { Freshness } from '../../data/backend.ts';
import { sampleVehicles } from '../../shared/documents/sampleVehicles.ts';
import {
  findVehicle,
  initialVisitState,
  inventoryFailed,
  inventoryReceived,
  isSettled,
  type VisitState,
} from './visitState.ts';

const received = (
  count: number,
  freshness: Freshness = 'live',
  isWhole = true,
  before = initialVisitState,
) => {
  const value = { vehicles: sampleVehicles.slice(0, count), isWhole, isEmpty: count === 0 };
  return { ...before, ...inventoryReceived({ value, freshness }) };
};
const failed = (before: VisitState) => ({ ...before, ...inventoryFailed(before) });

it('the visit is settled once the inventory is up to date or has failed to load', () => {
  const cached = received(5, 'cached');
  const unsettled = [initialVisitState, cached, failed(cached), received(3, 'read', false, cached)];
  const settled = [received(5, 'live', true, cached), failed(initialVisitState)];
  expect([...unsettled, ...settled].filter(isSettled)).toEqual(settled);
});

it('an inventory that fails counts as empty, unless some vehicles are known', () => {
  const empty = { status: 'ready', value: [] };
  for (const before of [initialVisitState, received(0, 'read', false)])
    expect(failed(before)).toMatchObject({ featured: empty, inventory: empty });
  const first = received(3, 'read', false);
  expect(failed(first)).toEqual(first);
  expect(received(3, 'read', false, failed(initialVisitState))).toEqual(first);
});

it('finds a vehicle in the inventory or among the featured ones', () => {
  expect(findVehicle(received(5), 'v5')).toBe(sampleVehicles[4]);
  expect(findVehicle(received(3, 'live', false), 'v1')).toBe(sampleVehicles[0]);
  expect(findVehicle(initialVisitState, 'v1')).toBeUndefined();
  expect(findVehicle(received(5), undefined)).toBeUndefined();
});
