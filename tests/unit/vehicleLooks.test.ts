import { expect, it } from 'vitest';
import { findPaint } from '../../src/components/vehicle/paint.ts';
import { findBodyStyle, silhouettes } from '../../src/components/vehicle/silhouettes.ts';

/** A failure shows which name has another look. */
const expectLook = (names: readonly string[], find: (name: string) => string, look: string) =>
  expect(names.map((name) => [name, find(name)])).toEqual(names.map((name) => [name, look]));

/** Body styles in documents, by their drawing. An unknown one is drawn as a sedan; what is not a car, not at all. */
const bodyStyles = {
  sedan: 'Sedan, Hovercraft, constructor, ',
  suv: 'SUV, Compact Crossover, 4D Utility, 4x4',
  truck: `Crew Cab Pickup, Truck, Pick Up, P/U, SuperCrew, King Cab, Xtracab, Utility Truck, Cabover, Stepside, Box, Ute,
    4D Double Cab Short Bed, Cab & Chassis, Chassis, Dually, Long Bed`,
  coupe: '2-door coupe, Coupé',
  hatchback: 'Hatchback',
  wagon: 'Sport Wagon, Estate',
  van: 'Minivan, Minibus, Cargo Van, Crew Van, Campervan, Camper Van',
  convertible: 'Convertible, Cabriolet, Roadster, Spider, Spyder',
  none: `Motorcycle - Cruiser, Dirt Bike, Moto, Motocross, Scooter, Moped, Trike, Chopper, Bagger, Enduro, Dual Sport,
    Utility Trailer, Car Hauler, Gooseneck, Fifth Wheel, 5th Wheel, Truck Camper, Motor Home, Motorcoach, RV, Class A,
    Recreational Vehicle, Fishing Boat, Pontoon, Yacht, Bowrider, Cruiser, Cabin Cruiser, Center Console, Watercraft,
    Jet Ski, PWC, ATV, UTV, SxS, Side-by-Side, All Terrain Vehicle, Four Wheeler, Quad, Golf Cart, Kart, Snowmobile, Bus,
    Tractor, Farm, Equipment, Excavator, Loader, Forklift, Mower`,
};

it.each(Object.entries(bodyStyles))('chooses the drawing %s', (drawing, list) => {
  expectLook(list.split(/,\s+/), (name) => findBodyStyle(name) ?? 'none', drawing);
});

/** Colour names in documents, by their paint. A document's value is never used as a CSS colour. */
const paints = {
  '#F4F4F1': ['White'],
  '#1D2024': ['black', 'Black Pearl'],
  '#C3C9CE': ['SILVER'],
  '#7C848B': ['Gray', 'Grey', 'Titanium Gray'],
  '#4A5057': ['Charcoal Gray', 'Graphite'],
  '#B0202B': ['Red'],
  '#6B1E2B': ['Burgundy Red', 'Maroon'],
  '#1F55A5': ['Blue'],
  '#1B2F57': ['Navy Blue'],
  '#2F5D43': ['Dark Green'],
  '#1F6F72': ['Teal Blue'],
  '#CBB894': ['Tan', 'Champagne Gold', 'Beige'],
  '#B8923F': ['Gold'],
  '#6A4A33': ['Bronze', 'Brown'],
  '#E7B92B': ['Yellow'],
  '#D9622B': ['Orange'],
  '#55397A': ['Purple'],
  '#ECE9E2': ['Pearl White'],
  '#8A97A3': ['', '#FF00FF', 'url(https://example.com/)'],
};

it.each(Object.entries(paints))('paints with %s', (paint, names) => {
  expectLook(names, findPaint, paint);
});

it.each(Object.entries(silhouettes))('the wheels of a %s are within its length', (_, { wheels }) => {
  const { front, rear, radius } = wheels;
  expect(front - radius).toBeGreaterThan(40);
  expect(rear - front).toBeGreaterThan(4 * radius);
  expect(rear + radius).toBeLessThan(600);
});
