import type { Vehicle } from './model.ts';

/** The places that use some of a vehicle's fields. Every field says yes or no to each of them. */
type Uses = {
  /** Imported from files, and exported. */
  imported: boolean;
  /** A row of the specs on the vehicle's screen. */
  specs: boolean;
  /** Stored with a request, because the vehicle's document may be gone when the email is sent. */
  stored: boolean;
  /** A row of its own in the plain-text email. */
  mailed: boolean;
  /** An element of its own in ADF: only a stored field for which ADF's DTD has one. */
  adf: boolean;
};

/** Where each field is used. Add a new field here first: the compiler then names the table of each place. */
export const vehicleFields = {
  stockNumber: { imported: true, specs: false, stored: true, mailed: true, adf: true },
  make: { imported: true, specs: false, stored: true, mailed: false, adf: true },
  model: { imported: true, specs: false, stored: true, mailed: false, adf: true },
  year: { imported: true, specs: true, stored: true, mailed: false, adf: true },
  price: { imported: true, specs: false, stored: true, mailed: true, adf: true },
  mileage: { imported: true, specs: true, stored: true, mailed: true, adf: true },
  bodyStyle: { imported: true, specs: true, stored: false, mailed: false, adf: false },
  color: { imported: true, specs: true, stored: false, mailed: false, adf: false },
  features: { imported: true, specs: false, stored: false, mailed: false, adf: false },
  imageUrl: { imported: true, specs: false, stored: false, mailed: false, adf: false },
  photoCount: { imported: false, specs: false, stored: false, mailed: false, adf: false },
} as const satisfies Record<Exclude<keyof Vehicle, 'id'>, Uses>;

type VehicleFields = typeof vehicleFields;

/** The names of the fields that a place uses. */
export type FieldsFor<Place extends keyof Uses> = {
  [Field in keyof VehicleFields]: VehicleFields[Field][Place] extends true ? Field : never;
}[keyof VehicleFields];

/** Returns the values of the fields that a place uses, without absent ones. */
export const selectFields = <Place extends keyof Uses>(vehicle: Vehicle, place: Place) =>
  Object.fromEntries(
    Object.entries(vehicle).filter(([field]) => vehicleFields[field as keyof VehicleFields]?.[place]),
  ) as Pick<Vehicle, FieldsFor<Place>>;
