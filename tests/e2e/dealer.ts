import { randomUUID } from 'node:crypto';
import {
  collection,
  deleteDoc,
  doc,
  type DocumentReference,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import type { TenantMetadata, Vehicle } from '../../src/data/model.ts';
import { inventoryPath, metadataPath, vehiclesPath } from '../../src/data/documents/paths.ts';
import { tenantOf } from '../../src/data/documents/tenant.ts';
import { database } from '../../tools/emulators/database.ts';

type VehicleFields = Omit<Vehicle, 'id'>;

/** A dealer's documents, by vehicle ID. */
export type Documents = { metadata?: object; vehicles?: Readonly<Record<string, object>> };

/** A dealer with its own tenant. Reads and writes the tenant's documents, bypassing the security rules. */
export class Dealer {
  /** Chromium resolves every subdomain of `localhost` to this machine. */
  readonly host = `www.${randomUUID().slice(0, 8)}.localhost`;

  /** The document at a path of `src/data/documents/paths.ts`, or the one with this ID in the collection there. */
  at(path: (tenant: string) => readonly string[], ...id: readonly string[]): DocumentReference {
    return doc(database, [...path(tenantOf(this.host)), ...id].join('/'));
  }

  /** The documents in the collection at a path of `src/data/documents/paths.ts`. */
  async readAll(path: (tenant: string) => readonly string[]) {
    return (await getDocs(collection(database, path(tenantOf(this.host)).join('/')))).docs;
  }

  /** Writes all documents at once. */
  put({ metadata, vehicles = {} }: Documents): Promise<void> {
    const batch = writeBatch(database);
    if (metadata) batch.set(this.at(metadataPath), metadata);
    for (const [id, fields] of Object.entries(vehicles)) batch.set(this.at(vehiclesPath, id), fields);
    return batch.commit();
  }

  changePrice(id: string, price: number): Promise<void> {
    return updateDoc(this.at(vehiclesPath, id), { price });
  }

  removeVehicle(id: string): Promise<void> {
    return deleteDoc(this.at(vehiclesPath, id));
  }

  /** Marks the inventory as seeded. */
  putMarker(): Promise<void> {
    return setDoc(this.at(inventoryPath), { seededAt: serverTimestamp() });
  }

  /** The marker's fields; `undefined` when the inventory was never seeded. */
  async readMarker() {
    return (await getDoc(this.at(inventoryPath))).data();
  }
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

/** Vehicles named 'Number 0', 'Number 1' and so on, in this order. */
export const numberedVehicles = (count: number): Record<string, VehicleFields> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, number) => [
      `n${String(number).padStart(3, '0')}`,
      aVehicle({ model: `Number ${number}` }),
    ]),
  );
