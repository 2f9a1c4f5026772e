import type { Vehicle } from './model';

/**
 * The five vehicles that the first visitor of a new tenant writes (specification 3, 'Seed vehicles').
 * `firestore.rules` accepts exactly these values and nothing else.
 */
export const seedVehicles: readonly Required<Vehicle>[] = [
  {
    id: 'v1',
    make: 'Toyota',
    model: 'Camry',
    year: 2020,
    price: 22995,
    mileage: 38420,
    bodyStyle: 'Sedan',
    color: 'Silver',
    features: ['Backup camera', 'Adaptive cruise control', 'Apple CarPlay', 'Lane departure alert', 'Dual-zone climate'],
    imageUrl: '/drawings/toyota-camry.svg',
  },
  {
    id: 'v2',
    make: 'Ford',
    model: 'F-150',
    year: 2018,
    price: 28750,
    mileage: 61280,
    bodyStyle: 'Truck',
    color: 'Blue',
    features: ['Four-wheel drive', 'Towing package', 'Bed liner', 'Remote start', 'Bluetooth'],
    imageUrl: '/drawings/ford-f-150.svg',
  },
  {
    id: 'v3',
    make: 'Honda',
    model: 'CR-V',
    year: 2021,
    price: 27490,
    mileage: 29870,
    bodyStyle: 'SUV',
    color: 'White',
    features: ['All-wheel drive', 'Heated seats', 'Sunroof', 'Blind spot monitor', 'Android Auto', 'Power tailgate'],
    imageUrl: '/drawings/honda-cr-v.svg',
  },
  {
    id: 'v4',
    make: 'Chevrolet',
    model: 'Malibu',
    year: 2019,
    price: 17995,
    mileage: 45610,
    bodyStyle: 'Sedan',
    color: 'Red',
    features: ['Backup camera', 'Keyless entry', 'Apple CarPlay', 'Alloy wheels'],
    imageUrl: '/drawings/chevrolet-malibu.svg',
  },
  {
    id: 'v5',
    make: 'Jeep',
    model: 'Wrangler',
    year: 2017,
    price: 26850,
    mileage: 57940,
    bodyStyle: 'SUV',
    color: 'Green',
    features: ['Four-wheel drive', 'Removable top', 'Tow hooks', 'All-terrain tires', 'Bluetooth'],
    imageUrl: '/drawings/jeep-wrangler.svg',
  },
];
