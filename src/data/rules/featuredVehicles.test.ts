import { expect, it } from 'vitest';
import { featuredVehicles } from './featuredVehicles.ts';

it('the first three vehicles are featured', () => {
  const vehicles = ['a', 'b', 'c', 'd'].map((id) => ({ id, features: [] }));
  expect(featuredVehicles(vehicles)).toEqual(vehicles.slice(0, 3));
});
