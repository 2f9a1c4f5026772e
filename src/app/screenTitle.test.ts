import { describe, expect, it } from 'vitest';
import { screenTitle } from './screenTitle';

const camry = { id: 'v1', year: 2020, make: 'Toyota', model: 'Camry', features: [] };

describe('screenTitle', () => {
  it.each([
    ['home', undefined, 'Dealer'],
    ['inventory', undefined, 'Inventory · Dealer'],
    ['valuation', undefined, 'Sell/Trade · Dealer'],
    ['about', camry, 'About · Dealer'],
    ['vehicleDetail', camry, '2020 Toyota Camry · Dealer'],
    ['vehicleDetail', undefined, 'Vehicle not found · Dealer'],
  ] as const)('calls %s', (screen, vehicle, title) => {
    expect(screenTitle(screen, vehicle, 'Dealer')).toBe(title);
  });
});
