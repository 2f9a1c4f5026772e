import { featuredCount } from '../inventory';
import { decodeMetadata } from '../metadata';
import type { TenantConfig, TenantMetadata, Vehicle } from '../model';
import { fieldsOf, listOf, textOf } from '../decode';
import { decodeVehicle } from '../vehicles';
import { type Endpoints, endpointsOf } from './endpoints';
import { decodeRestFields } from './restValue';

/** What can be shown before a listener can have answered. Neither ever rejects; nothing means not known. */
export type EarlyReads = {
  /** `null` when there is no such document. */
  metadata: Promise<TenantMetadata | null | undefined>;
  /** The first of the inventory, as many as the home screen features. */
  vehicles: Promise<readonly Vehicle[] | undefined>;
};

async function readMetadata({ nameOf, firestore }: Endpoints, tenant: string) {
  const response = await fetch(firestore(nameOf('tenants', tenant, 'public', 'metadata')));
  if (response.status === 404) return null;
  if (!response.ok) return undefined;
  return decodeMetadata(decodeRestFields(fieldsOf(await response.json())['fields']));
}

async function readVehicles({ nameOf, firestore }: Endpoints, tenant: string) {
  const collection = nameOf('tenants', tenant, 'public', 'inventory', 'vehicles');
  const response = await fetch(firestore(collection, { pageSize: String(featuredCount) }));
  if (!response.ok) return undefined;
  const { documents, nextPageToken } = fieldsOf(await response.json());
  const vehicles = listOf(documents, (document) => {
    const { name, fields } = fieldsOf(document);
    const id = textOf(name)?.split('/').at(-1);
    return id === undefined ? undefined : decodeVehicle({ id, fields: decodeRestFields(fields) });
  });
  // Those that had to be left out may have others in their place; and an empty lot is about to be seeded.
  const areTheFirst = vehicles.length === featuredCount || nextPageToken === undefined;
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
