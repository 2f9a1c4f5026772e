import { expect, it } from 'vitest';
import { findVehicles } from '../../data/rules/findVehicles.ts';
import { sampleVehicles } from '../../shared/documents/sampleVehicles.ts';
import { wholeInventory } from './screenInput.ts';
import { findScreen } from './screens.ts';

it('a screen is found by its name, and the home screen by any other name', () => {
  const names = ['contact', 'no-such-screen', 'constructor', ''];
  expect(names.map((name) => findScreen(name).name)).toEqual(['contact', 'home', 'home', 'home']);
});

it('the whole inventory is in the dealer’s order', () => {
  expect(findVehicles(sampleVehicles, wholeInventory)).toEqual(sampleVehicles);
});
