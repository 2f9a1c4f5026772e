import { randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { dealerRefs } from '../../cli/dealer/dealerRefs.ts';
import type { TenantMetadata, Vehicle } from '../../src/shared/model.ts';
import { database } from '../../tools/emulators/database.ts';

type VehicleFields = Omit<Vehicle, 'id'>;

/** A dealer's documents, by vehicle ID. */
export type Documents = { metadata?: object; vehicles?: Readonly<Record<string, object>> };

export type Dealer = ReturnType<typeof aDealer>;

/** A dealer with its own tenant, whose documents can be read and written, bypassing the security rules. */
export function aDealer() {
  // Chromium resolves every subdomain of `localhost` to this machine.
  const host = `www.${randomUUID().slice(0, 8)}.localhost`;
  const references = dealerRefs(database, host);
  const { metadata, marker, inventory } = references;
  return {
    ...references,
    host,
    /** Writes all documents at once. */
    put: async (documents: Documents) => {
      const batch = database.batch();
      if (documents.metadata) batch.set(metadata, documents.metadata);
      for (const [id, fields] of Object.entries(documents.vehicles ?? {}))
        batch.set(inventory.doc(id), fields);
      await batch.commit();
    },
    changePrice: (id: string, price: number) => inventory.doc(id).update({ price }),
    /** Marks the inventory as seeded. */
    putMarker: () => marker.set({ seededAt: FieldValue.serverTimestamp() }),
  };
}

export const aVehicle = (overrides: Partial<VehicleFields> = {}): VehicleFields => ({
  make: 'Mazda',
  model: 'CX-5',
  year: 2022,
  price: 26_450,
  mileage: 24_310,
  bodyStyle: 'SUV',
  color: 'Red',
  features: ['Heated seats'],
  ...overrides,
});

export const someMetadata = {
  dealerName: 'Alpha Autos',
  heroImage: '/hero-bg.jpg',
  team: [
    { name: 'Rosa Lindqvist', role: 'Owner' },
    { name: 'Tom Okafor', role: 'Sales' },
  ],
  contact: {
    address: '12 Mill Road, Dover, DE 19901',
    phone: '(302) 555-0188',
    email: 'sales@alpha.example',
    hours: ['Weekdays: 8:00 AM – 6:00 PM', 'Saturday: 9:00 AM – 2:00 PM', 'Sunday: By appointment'],
  },
} satisfies Partial<TenantMetadata>;

/** Seven vehicles: five SUVs in three spellings, a sedan and a truck. */
export const someVehicles = {
  a1: aVehicle({ make: 'Mazda', model: 'CX-5', year: 2022, bodyStyle: 'SUV', price: 26_450 }),
  b2: aVehicle({ make: 'Kia', model: 'Forte', year: 2020, bodyStyle: 'Sedan', price: 15_990 }),
  c3: aVehicle({ make: 'Subaru', model: 'Forester', year: 2019, bodyStyle: 'suv', price: 21_300 }),
  d4: aVehicle({ make: 'Ram', model: '1500', year: 2018, bodyStyle: 'Truck', price: 30_100 }),
  e5: aVehicle({ make: 'Volvo', model: 'XC60', year: 2021, bodyStyle: 'SUV', price: 38_700 }),
  f6: aVehicle({ make: 'Ford', model: 'Explorer', year: 2017, bodyStyle: 'Suv', price: 18_200 }),
  g7: aVehicle({ make: 'Nissan', model: 'Rogue', year: 2016, bodyStyle: 'SUV', price: 12_800 }),
};

export const vehicleCount = Object.keys(someVehicles).length;
