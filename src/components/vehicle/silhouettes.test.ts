import { describe, expect, it } from 'vitest';
import { bodyStyleOf, silhouettes } from './silhouettes.ts';

describe('bodyStyleOf', () => {
  it.each([
    ['Sedan', 'sedan'],
    ['SUV', 'suv'],
    ['Compact Crossover', 'suv'],
    ['Crew Cab Pickup', 'truck'],
    ['Truck', 'truck'],
    ['2-door coupe', 'coupe'],
    ['Hatchback', 'hatchback'],
    ['Sport Wagon', 'wagon'],
    ['Estate', 'wagon'],
    ['Minivan', 'van'],
    ['Cargo Van', 'van'],
    ['Convertible', 'convertible'],
    ['Cabriolet', 'convertible'],
    ['Roadster', 'convertible'],
  ] as const)('draws a %s as a %s', (text, drawn) => {
    expect(bodyStyleOf(text)).toBe(drawn);
  });

  it('draws unknown body styles as a sedan', () => {
    expect(bodyStyleOf()).toBe('sedan');
    expect(bodyStyleOf('')).toBe('sedan');
    expect(bodyStyleOf('Hovercraft')).toBe('sedan');
    expect(bodyStyleOf('constructor')).toBe('sedan');
  });
});

describe('silhouettes', () => {
  it.each(Object.entries(silhouettes))(
    'keeps the wheels of a %s within its length',
    (_, { wheels, radius }) => {
      const [front, rear] = wheels;
      expect(front - radius).toBeGreaterThan(40);
      expect(rear - front).toBeGreaterThan(4 * radius);
      expect(rear + radius).toBeLessThan(600);
    },
  );
});
