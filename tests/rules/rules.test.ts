import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
} from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getCountFromServer,
  getDocs,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { seedVehicles } from '../../src/data/seedVehicles.ts';

type Values = Record<string, unknown>;
/** The documents of one batch, keyed by path. */
type Writes = Record<string, Values>;

const tenant = 'www_alpha_example';
const otherTenant = 'www_beta_example';

// The SDK would log every denied request.
setLogLevel('silent');
const address = new URL(`http://${process.env['FIRESTORE_EMULATOR_HOST'] ?? ''}`);
const environment = await initializeTestEnvironment({
  projectId: process.env['GCLOUD_PROJECT'] ?? 'demo-showroom',
  firestore: {
    host: address.hostname,
    port: Number(address.port),
    rules: readFileSync(new URL('../../firestore.rules', import.meta.url), 'utf8'),
  },
});
afterEach(() => environment.clearFirestore());
afterAll(() => environment.cleanup());

const signedOut = firestoreOf(environment.unauthenticatedContext());
const anonymous = firestoreOf(
  environment.authenticatedContext('visitor', { firebase: { sign_in_provider: 'anonymous' } }),
);
const withToken = firestoreOf(
  environment.authenticatedContext('customer', { firebase: { sign_in_provider: 'custom' } }),
);
const visitors = [
  { who: 'a signed-out visitor', db: signedOut },
  { who: 'an anonymous visitor', db: anonymous },
  { who: 'a visitor with a custom token', db: withToken },
];
const signedIn = visitors.slice(1);

describe('reading', () => {
  describe.each(visitors)('$who', ({ db }) => {
    it.each([tenant, otherTenant])('can read all public documents of %s', async (name) => {
      await writeAsDealer({ ...seedOf(name), [metadataOf(name)]: { dealerName: 'Alpha' } });
      expect((await assertSucceeds(getDoc(doc(db, metadataOf(name))))).exists()).toBe(true);
      expect((await assertSucceeds(getDoc(doc(db, inventoryOf(name))))).exists()).toBe(true);
      expect((await assertSucceeds(getDoc(doc(db, vehicleOf(name, 'v3'))))).exists()).toBe(true);
      expect((await assertSucceeds(getDocs(collection(db, `${inventoryOf(name)}/vehicles`)))).size).toBe(5);
      expect((await assertSucceeds(getDocs(collection(db, `tenants/${name}/public`)))).size).toBe(2);
    });

    it('learns that a document does not exist', async () => {
      expect((await assertSucceeds(getDoc(doc(db, metadataOf(tenant))))).exists()).toBe(false);
    });

    it.each([
      `tenants/${tenant}`,
      `tenants/${tenant}/private/settings`,
      `tenants/${tenant}/private/sales/vehicles/v1`,
      'tenants/public',
      'public/metadata',
      'users/visitor',
    ])('cannot read %s', async (path) => {
      await writeAsDealer({ [path]: { text: 'secret' } });
      await assertFails(getDoc(doc(db, path)));
    });

    it('cannot list tenants, or query the vehicles of all tenants', async () => {
      await writeAsDealer({ ...seedOf(tenant), ...seedOf(otherTenant) });
      await assertFails(getDocs(collection(db, 'tenants')));
      await assertFails(getDocs(collectionGroup(db, 'vehicles')));
    });

    it('cannot list or count the sales', async () => {
      const sales = collection(db, `tenants/${tenant}/private/sales/vehicles`);
      await assertFails(getDocs(sales));
      await assertFails(getCountFromServer(sales));
    });
  });
});

describe('seeding', () => {
  it.each(signedIn)('allows $who to write the complete seed', async ({ db }) => {
    await assertSucceeds(write(db, seedOf(tenant)));
    const { docs } = await getDocs(collection(db, `${inventoryOf(tenant)}/vehicles`));
    expect(docs.map((vehicle) => vehicle.data())).toEqual(seedVehicles);
  });

  it('denies a signed-out visitor', () => assertFails(write(signedOut, seedOf(tenant))));

  it('is allowed once for each tenant', async () => {
    await assertSucceeds(write(anonymous, seedOf(tenant)));
    await assertFails(write(anonymous, seedOf(tenant)));
    await assertFails(write(withToken, seedOf(tenant)));
    await assertSucceeds(write(withToken, seedOf(otherTenant)));
  });

  it('succeeds for one of two concurrent visitors', async () => {
    const outcomes = await Promise.allSettled([
      write(anonymous, seedOf(tenant)),
      write(withToken, seedOf(tenant)),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is denied after the dealer has removed all vehicles', async () => {
    await writeAsDealer({ [inventoryOf(tenant)]: { seededAt: Timestamp.fromMillis(0) } });
    await assertFails(write(anonymous, seedOf(tenant)));
  });

  it('cannot overwrite a vehicle of the dealer', async () => {
    await writeAsDealer({ [vehicleOf(tenant, 'v1')]: { make: 'Mazda', model: 'MX-5' } });
    await assertFails(write(anonymous, seedOf(tenant)));
  });
});

describe('the inventory document', () => {
  it('is denied without vehicles', () =>
    assertFails(write(anonymous, { [inventoryOf(tenant)]: { seededAt: serverTimestamp() } })));

  it.each([
    ['a time other than the request’s', { seededAt: Timestamp.fromMillis(1_700_000_000_000) }],
    ['a string as the time', { seededAt: 'now' }],
    ['no time', {}],
    ['an additional field', { seededAt: serverTimestamp(), by: 'visitor' }],
  ])('is denied with %s', (_, values) =>
    assertFails(write(anonymous, { ...seedOf(tenant), [inventoryOf(tenant)]: values })),
  );

  it('cannot be changed or deleted', async () => {
    await assertSucceeds(write(anonymous, seedOf(tenant)));
    await assertFails(setDoc(doc(anonymous, inventoryOf(tenant)), { seededAt: serverTimestamp() }));
    await assertFails(updateDoc(doc(anonymous, inventoryOf(tenant)), { seededAt: serverTimestamp() }));
    await assertFails(deleteDoc(doc(anonymous, inventoryOf(tenant))));
  });
});

describe('the vehicles', () => {
  it('are denied without the inventory document', () =>
    assertFails(write(anonymous, without(seedOf(tenant), inventoryOf(tenant)))));

  it('are denied when the inventory document exists', async () => {
    await writeAsDealer({ [inventoryOf(tenant)]: { seededAt: Timestamp.fromMillis(0) } });
    await assertFails(write(anonymous, without(seedOf(tenant), inventoryOf(tenant))));
  });

  it.each(seedVehicles)('are denied without $id', ({ id }) =>
    assertFails(write(anonymous, without(seedOf(tenant), vehicleOf(tenant, id)))),
  );

  it('are denied with a sixth vehicle', () =>
    assertFails(
      write(anonymous, { ...seedOf(tenant), [vehicleOf(tenant, 'v6')]: { ...seedVehicles[0], id: 'v6' } }),
    ));

  it('are denied with a different id', () =>
    assertFails(
      write(anonymous, {
        ...without(seedOf(tenant), vehicleOf(tenant, 'v5')),
        [vehicleOf(tenant, 'jeep')]: { ...seedVehicles[4] },
      }),
    ));

  it('are denied when two are swapped', () =>
    assertFails(
      write(anonymous, {
        ...seedOf(tenant),
        [vehicleOf(tenant, 'v1')]: { ...seedVehicles[1] },
        [vehicleOf(tenant, 'v2')]: { ...seedVehicles[0] },
      }),
    ));

  describe.each(seedVehicles)('$id', (vehicle) => {
    const seedWith = (values: Values) => ({ ...seedOf(tenant), [vehicleOf(tenant, vehicle.id)]: values });

    it('is allowed unchanged', () => assertSucceeds(write(anonymous, seedWith({ ...vehicle }))));

    it.each(Object.entries(vehicle))('is denied with a different %s', async (field, value) => {
      for (const altered of alterationsOf(value)) {
        await assertFails(write(anonymous, seedWith({ ...vehicle, [field]: altered })));
      }
    });

    it.each(Object.keys(vehicle))('is denied without %s', (field) =>
      assertFails(write(anonymous, seedWith(without(vehicle, field)))),
    );

    it('is denied with an additional field', () =>
      assertFails(write(anonymous, seedWith({ ...vehicle, status: 'sold' }))));
  });

  it('cannot be changed or deleted, or recreated after the dealer has deleted one', async () => {
    await assertSucceeds(write(anonymous, seedOf(tenant)));
    const path = vehicleOf(tenant, 'v1');
    await assertFails(updateDoc(doc(anonymous, path), { price: 1 }));
    await assertFails(setDoc(doc(anonymous, path), { ...seedVehicles[0] }));
    await assertFails(deleteDoc(doc(anonymous, path)));
    await environment.withSecurityRulesDisabled((context) => deleteDoc(doc(firestoreOf(context), path)));
    await assertFails(setDoc(doc(anonymous, path), { ...seedVehicles[0] }));
  });
});

describe('tenants are isolated', () => {
  it('denies a seed with the vehicles of one tenant and the inventory document of another', () =>
    assertFails(
      write(anonymous, {
        ...without(seedOf(tenant), inventoryOf(tenant)),
        [inventoryOf(otherTenant)]: { seededAt: serverTimestamp() },
      }),
    ));

  it('denies a seed with a vehicle of another tenant', () =>
    assertFails(
      write(anonymous, {
        ...without(seedOf(tenant), vehicleOf(tenant, 'v2')),
        [vehicleOf(otherTenant, 'v2')]: { ...seedVehicles[1] },
      }),
    ));

  it('denies writes to a tenant after another tenant has been seeded', async () => {
    await assertSucceeds(write(anonymous, seedOf(tenant)));
    await assertFails(write(anonymous, without(seedOf(otherTenant), inventoryOf(otherTenant))));
    await assertFails(write(anonymous, { ...seedOf(otherTenant), [vehicleOf(tenant, 'v1')]: { price: 1 } }));
  });
});

describe('other writes', () => {
  describe.each(visitors)('$who', ({ db }) => {
    it('cannot create, change or delete metadata', async () => {
      const metadata = doc(db, metadataOf(tenant));
      await assertFails(setDoc(metadata, { dealerName: 'Mine' }));
      await writeAsDealer({ [metadataOf(tenant)]: { dealerName: 'Alpha' } });
      await assertFails(setDoc(metadata, { dealerName: 'Mine' }));
      await assertFails(updateDoc(metadata, { dealerName: 'Mine' }));
      await assertFails(deleteDoc(metadata));
    });

    it('cannot write metadata together with the seed', () =>
      assertFails(write(db, { ...seedOf(tenant), [metadataOf(tenant)]: { dealerName: 'Mine' } })));

    it.each([
      `tenants/${tenant}`,
      `tenants/${tenant}/private/settings`,
      `tenants/${tenant}/private/sales/vehicles/v1`,
      `tenants/${tenant}/public/other`,
      `tenants/${tenant}/public/other/vehicles/v1`,
      `${vehicleOf(tenant, 'v1')}/notes/n1`,
      'users/visitor',
    ])('cannot write %s', (path) => assertFails(setDoc(doc(db, path), { text: 'mine' })));
  });
});

function metadataOf(name: string) {
  return `tenants/${name}/public/metadata`;
}

function inventoryOf(name: string) {
  return `tenants/${name}/public/inventory`;
}

function vehicleOf(name: string, id: string) {
  return `${inventoryOf(name)}/vehicles/${id}`;
}

function seedOf(name: string): Writes {
  const vehicles = seedVehicles.map((vehicle): [string, Values] => [
    vehicleOf(name, vehicle.id),
    { ...vehicle },
  ]);
  return { [inventoryOf(name)]: { seededAt: serverTimestamp() }, ...Object.fromEntries(vehicles) };
}

/** Similar values that differ in size, type, entries, or order. */
function alterationsOf(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1, value + 0.5, -value, String(value), null];
  if (typeof value === 'string')
    return [`${value} `, value.toLowerCase() + value.toUpperCase(), '', [value], null];
  if (Array.isArray(value))
    return [value.slice(1), [...value, 'Sunroof, too'], value.toReversed(), [], value.join(), null];
  throw new TypeError(`No alterations for ${typeof value}`);
}

function without(entries: object, key: string) {
  return Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key));
}

async function write(db: Firestore, writes: Writes): Promise<void> {
  const batch = writeBatch(db);
  for (const [path, values] of Object.entries(writes)) batch.set(doc(db, path), values);
  await batch.commit();
}

function writeAsDealer(writes: Writes): Promise<void> {
  return environment.withSecurityRulesDisabled((context) => write(firestoreOf(context), writes));
}

// The library declares the type of the old namespaced SDK, but returns an instance that the modular functions accept.
function firestoreOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}
