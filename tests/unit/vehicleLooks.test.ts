import { expect, it } from 'vitest';
import { findPaint } from '../../src/components/vehicle/paint.ts';
import { findBodyStyle, silhouettes } from '../../src/components/vehicle/silhouettes.ts';

/** Body styles in documents, and their drawings. An unknown one is drawn as a sedan; what is not a car, not at all. */
const bodyStyles = [
  ['Sedan', 'sedan'],
  ['SUV', 'suv'],
  ['Compact Crossover', 'suv'],
  ['Crew Cab Pickup', 'truck'],
  ['Truck', 'truck'],
  ['Pick Up', 'truck'],
  ['SuperCrew', 'truck'],
  ['King Cab', 'truck'],
  ['4D Double Cab Short Bed', 'truck'],
  ['Xtracab', 'truck'],
  ['Cab & Chassis', 'truck'],
  ['Utility Truck', 'truck'],
  ['4D Utility', 'suv'],
  ['2-door coupe', 'coupe'],
  ['Hatchback', 'hatchback'],
  ['Sport Wagon', 'wagon'],
  ['Estate', 'wagon'],
  ['Minivan', 'van'],
  ['Cargo Van', 'van'],
  ['Crew Van', 'van'],
  ['Campervan', 'van'],
  ['Convertible', 'convertible'],
  ['Cabriolet', 'convertible'],
  ['Roadster', 'convertible'],
  ['', 'sedan'],
  ['Hovercraft', 'sedan'],
  ['constructor', 'sedan'],
  ['Motorcycle - Cruiser', undefined],
  ['Dirt Bike', undefined],
  ['Utility Trailer', undefined],
  ['Fifth Wheel', undefined],
  ['Truck Camper', undefined],
  ['Motor Home', undefined],
  ['Class A', undefined],
  ['Pontoon Boat', undefined],
  ['Cabin Cruiser', undefined],
  ['ATV', undefined],
  ['Side-by-Side', undefined],
  ['Quad', undefined],
] as const;

it.each(bodyStyles)('draws the body style %s as %s', (bodyStyle, drawing) => {
  expect(findBodyStyle(bodyStyle)).toBe(drawing);
});

/** Colour names in documents, and their paints. A document's value is never used as a CSS colour. */
const paints = [
  ['White', '#F4F4F1'],
  ['black', '#1D2024'],
  ['SILVER', '#C3C9CE'],
  ['Gray', '#7C848B'],
  ['Grey', '#7C848B'],
  ['Red', '#B0202B'],
  ['Blue', '#1F55A5'],
  ['Green', '#2F5D43'],
  ['Tan', '#CBB894'],
  ['Navy Blue', 'navy'],
  ['Dark Green', 'green'],
  ['Charcoal Gray', 'charcoal'],
  ['Pearl White', 'pearl'],
  ['Black Pearl', 'black'],
  ['Burgundy Red', 'burgundy'],
  ['Champagne Gold', 'champagne'],
  ['Titanium Gray', 'gray'],
  ['#FF00FF', 'unknown'],
  ['url(https://example.com/)', 'unknown'],
] as const;

it.each(paints)('paints %s with %s', (color, paint) => {
  expect(findPaint(color)).toBe(paint.startsWith('#') ? paint : findPaint(paint));
});

it.each(Object.entries(silhouettes))('the wheels of a %s are within its length', (_, { wheels }) => {
  const { front, rear, radius } = wheels;
  expect(front - radius).toBeGreaterThan(40);
  expect(rear - front).toBeGreaterThan(4 * radius);
  expect(rear + radius).toBeLessThan(600);
});
