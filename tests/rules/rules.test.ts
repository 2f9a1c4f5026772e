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
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { seedVehicles } from '../../src/data/seedVehicles.ts';
import { emulators } from '../../tools/emulators/addresses.ts';
import { dealerCommand } from '../../tools/emulators/dealerCommand.ts';

type Values = Record<string, unknown>;
/** The documents of one batch, keyed by path. */
type Writes = Record<string, Values>;

const tenant = 'www_alpha_example';
const otherTenant = 'www_beta_example';
const marker = inventoryOf(tenant);
const seed = seedOf(tenant);
const [v1, v2] = seedVehicles;
const v1Path = vehicleOf(tenant, 'v1');
const someTime = Timestamp.fromMillis(1_700_000_000_000);

// The SDK would log every denied request.
setLogLevel('silent');
const { hostname, port } = new URL(`http://${emulators.firestore}`);
// A project of its own: other tests may use the same emulator at the same time.
const projectId = 'demo-rules';
vi.stubEnv('GCLOUD_PROJECT', projectId);
const environment = await initializeTestEnvironment({
  projectId,
  firestore: {
    host: hostname,
    port: Number(port),
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

    it('can read photos, which are no document of the public collection', async () => {
      await writeAsDealer({ [photosOf(tenant, 'v1')]: { urls: ['/1.jpg'] }, [metadataOf(tenant)]: {} });
      expect((await assertSucceeds(getDoc(doc(db, photosOf(tenant, 'v1'))))).data()).toEqual({
        urls: ['/1.jpg'],
      });
      expect((await assertSucceeds(getDocs(collection(db, `tenants/${tenant}/public`)))).size).toBe(1);
    });

    it('learns that a document does not exist', async () => {
      expect((await assertSucceeds(getDoc(doc(db, metadataOf(tenant))))).exists()).toBe(false);
    });

    it.each([
      `tenants/${tenant}`,
      `tenants/${tenant}/private/settings`,
      `tenants/${tenant}/private/sales/vehicles/v1`,
      `tenants/${tenant}/private/requests`,
      `tenants/${tenant}/private/requests/items/r1`,
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

    it('cannot list the requests, or change one', async () => {
      const request = `tenants/${tenant}/private/requests/items/r1`;
      await writeAsDealer({ [request]: { email: 'visitor@example.com' } });
      await assertFails(getDocs(collection(db, `tenants/${tenant}/private/requests/items`)));
      await assertFails(getDocs(collectionGroup(db, 'items')));
      await assertFails(updateDoc(doc(db, request), { name: 'Mine' }));
      await assertFails(deleteDoc(doc(db, request)));
    });

    it('can read whether seeding is turned off', async () => {
      expect((await assertSucceeds(getDocs(collection(db, 'settings')))).size).toBe(0);
    });
  });
});

/** What a tenant may have before a visitor tries to seed it. */
const existingDocuments: Record<string, Writes> = {
  'the dealer has removed all vehicles': { [marker]: { seededAt: someTime } },
  'the dealer has imported a vehicle with the id v1': { [v1Path]: { make: 'Mazda', model: 'MX-5' } },
};

const deniedSeeds: Record<string, Writes> = {
  'the marker alone': { [marker]: { seededAt: serverTimestamp() } },
  'a time other than the request’s': seedWith(marker, { seededAt: someTime }),
  'a string as the time': seedWith(marker, { seededAt: 'now' }),
  'no time': seedWith(marker, {}),
  'a field besides the time': seedWith(marker, { seededAt: serverTimestamp(), by: 'visitor' }),
  'the vehicles alone': without(seed, marker),
  ...Object.fromEntries(seedVehicles.map(({ id }) => [`no ${id}`, without(seed, vehicleOf(tenant, id))])),
  'a sixth vehicle': seedWith(vehicleOf(tenant, 'v6'), { ...v1, id: 'v6' }),
  'a different id': { ...without(seed, v1Path), [vehicleOf(tenant, 'toyota')]: { ...v1 } },
  'swapped vehicles': { ...seedWith(v1Path, { ...v2 }), [vehicleOf(tenant, 'v2')]: { ...v1 } },
  'the marker of another tenant': {
    ...without(seed, marker),
    [inventoryOf(otherTenant)]: { seededAt: serverTimestamp() },
  },
  'a vehicle of another tenant': { ...without(seed, v1Path), [vehicleOf(otherTenant, 'v1')]: { ...v1 } },
  metadata: seedWith(metadataOf(tenant), { dealerName: 'Mine' }),
};

describe('seeding', () => {
  it.each(signedIn)('allows $who to write the complete seed', async ({ db }) => {
    await assertSucceeds(write(db, seed));
    const { docs } = await getDocs(collection(db, `${marker}/vehicles`));
    expect(docs.map((vehicle) => vehicle.data())).toEqual(seedVehicles);
  });

  it('denies a signed-out visitor', () => assertFails(write(signedOut, seed)));

  it('is allowed once for each tenant', async () => {
    await assertSucceeds(write(anonymous, seed));
    await assertFails(write(anonymous, seed));
    await assertFails(write(withToken, seed));
    await assertSucceeds(write(withToken, seedOf(otherTenant)));
  });

  it('succeeds for one of two concurrent visitors', async () => {
    const outcomes = await Promise.allSettled([write(anonymous, seed), write(withToken, seed)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('can be turned off, and on again, for all tenants', async () => {
    await dealerCommand('seeding', 'off');
    await assertFails(write(anonymous, seed));
    await dealerCommand('seeding', 'on');
    await assertSucceeds(write(anonymous, seed));
  });

  it.each(Object.entries(existingDocuments))('is denied after %s', async (_, writes) => {
    await writeAsDealer(writes);
    await assertFails(write(anonymous, seed));
    await assertFails(write(anonymous, without(seed, marker)));
  });

  it.each(Object.entries(deniedSeeds))('is denied with %s', (_, writes) =>
    assertFails(write(anonymous, writes)),
  );

  describe.each(seedVehicles)('$id', (vehicle) => {
    const path = vehicleOf(tenant, vehicle.id);

    it.each(Object.entries(vehicle))('is denied with a different %s', async (field, value) => {
      for (const altered of alterationsOf(value))
        await assertFails(write(anonymous, seedWith(path, { ...vehicle, [field]: altered })));
    });

    it.each(Object.keys(vehicle))('is denied without %s', (field) =>
      assertFails(write(anonymous, seedWith(path, without(vehicle, field)))),
    );

    it('is denied with an additional field', () =>
      assertFails(write(anonymous, seedWith(path, { ...vehicle, status: 'sold' }))));
  });

  it('does not open other tenants', async () => {
    await assertSucceeds(write(anonymous, seed));
    await assertFails(write(anonymous, without(seedOf(otherTenant), inventoryOf(otherTenant))));
    await assertFails(write(anonymous, { ...seedOf(otherTenant), [vehicleOf(tenant, 'v1')]: { price: 1 } }));
  });

  it.each([marker, v1Path])('does not allow changing or deleting %s', async (path) => {
    const values = seed[path] ?? {};
    const seeded = doc(anonymous, path);
    await assertSucceeds(write(anonymous, seed));
    await assertFails(updateDoc(seeded, values));
    await assertFails(setDoc(seeded, values));
    await assertFails(deleteDoc(seeded));
  });

  it('does not allow creating a vehicle again that the dealer has deleted', async () => {
    await assertSucceeds(write(anonymous, seed));
    await environment.withSecurityRulesDisabled((context) => deleteDoc(doc(firestoreOf(context), v1Path)));
    await assertFails(setDoc(doc(anonymous, v1Path), { ...v1 }));
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

    it.each([
      'settings/seedingOff',
      `tenants/${tenant}`,
      `tenants/${tenant}/private/settings`,
      `tenants/${tenant}/private/sales/vehicles/v1`,
      `tenants/${tenant}/private/requests`,
      `tenants/${tenant}/private/requests/items/r1`,
      photosOf(tenant, 'v1'),
      `tenants/${tenant}/public/photos`,
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

function photosOf(name: string, id: string) {
  return `tenants/${name}/public/photos/vehicles/${id}`;
}

function seedOf(name: string): Writes {
  const vehicles = seedVehicles.map((vehicle) => [vehicleOf(name, vehicle.id), { ...vehicle }]);
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

/** The seed with other values at a path. */
function seedWith(path: string, values: Values): Writes {
  return { ...seed, [path]: values };
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
