import { featuredCount } from '../inventory';
import { decodeMetadata } from '../metadata';
import type { TenantConfig, TenantMetadata, Vehicle } from '../model';
import { decodeVehicle } from '../vehicles';
import { type Endpoints, endpointsOf } from './endpoints';
import { listDocuments, listPublicDocuments } from './listDocuments';

/** What can be shown before a listener can have answered. Neither ever rejects; nothing means not known. */
export type EarlyReads = {
  /** `null` when there is no such document. */
  metadata: Promise<TenantMetadata | null | undefined>;
  /** The first of the inventory, as many as the home screen features. */
  vehicles: Promise<readonly Vehicle[] | undefined>;
};

async function readMetadata(endpoints: Endpoints, tenant: string) {
  const { documents, isWhole } = await listPublicDocuments(endpoints, tenant);
  const metadata = documents.find(({ id }) => id === 'metadata');
  if (metadata !== undefined) return decodeMetadata(metadata.fields);
  return isWhole ? null : undefined;
}

async function readVehicles(endpoints: Endpoints, tenant: string) {
  const path = ['tenants', tenant, 'public', 'inventory', 'vehicles'];
  const { documents, isWhole } = await listDocuments(endpoints, featuredCount, ...path);
  const vehicles = documents.map(decodeVehicle).filter((vehicle) => vehicle !== undefined);
  // One that had to be left out may have another in its place; and an empty lot is about to be seeded.
  const areTheFirst = isWhole || vehicles.length === featuredCount;
  return areTheFirst && vehicles.length > 0 ? vehicles : undefined;
}

const orNothing = <Value>(reading: Promise<Value>) => reading.catch(() => undefined);

/** Reads what the home screen shows by Firestore's REST interface: two requests, no library, no preflight. */
export function readEarly(config: TenantConfig, tenant: string): EarlyReads {
  const endpoints = endpointsOf(config);
  return {
    metadata: orNothing(readMetadata(endpoints, tenant)),
    vehicles: orNothing(readVehicles(endpoints, tenant)),
  };
}
