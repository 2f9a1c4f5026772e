type LotDocument = {
  id: string;
  fields: { year: number; make: string; model: string } & Record<string, unknown>;
};

const makes = 'Toyota, Ford, Honda, Chevrolet, Jeep, Mazda, Subaru, Volkswagen, BMW, Hyundai'.split(', ');
const models = 'Camry, F-150, CR-V, Malibu, Wrangler, MX-5 Miata, Outback, Golf, 430i, Tucson'.split(', ');
const bodyStyles = ['Sedan', 'Truck', 'SUV', 'Coupe', 'Hatchback', 'Wagon', 'Van', 'Convertible'];
const colors = ['Silver', 'Blue', 'White', 'Red', 'Green', 'Navy', 'Black', 'Burgundy', 'Yellow'];

const pick = (from: readonly string[], index: number) => from[index % from.length] ?? '';

/** Distinct cars, the same in every run. Every third one has a picture. */
export const lotOf = (count: number): LotDocument[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `v${String(index).padStart(5, '0')}`,
    fields: {
      make: pick(makes, index),
      model: `${pick(models, Math.floor(index / 10))} ${index}`,
      year: 2010 + (index % 15),
      price: 9_000 + ((index * 37) % 40_000),
      mileage: (index * 113) % 120_000,
      bodyStyle: pick(bodyStyles, index),
      color: pick(colors, index),
      features: ['Backup camera', 'Apple CarPlay'],
      ...(index % 3 === 0 && { imageUrl: '/drawings/toyota-camry.svg' }),
    },
  }));
