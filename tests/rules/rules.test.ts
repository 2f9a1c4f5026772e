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
  getDocs,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { dealerCommand } from '../../cli/dealer/tests/dealerCommand.ts';
import { inventoryPath, metadataPath, photosPath, vehiclesPath } from '../../src/shared/documents/paths.ts';
import { sampleVehicles } from '../../src/shared/documents/sampleVehicles.ts';
import { emulators } from '../../tools/emulators/addresses.ts';

/** The documents of one batch, keyed by path. */
type Writes = Record<string, Record<string, unknown>>;

const vehiclePath = (name: string, id: string) => `${vehiclesPath(name)}/${id}`;

function aSeed(name: string): Writes {
  const vehicles = sampleVehicles.map((vehicle) => [vehiclePath(name, vehicle.id), { ...vehicle }]);
  return { [inventoryPath(name)]: { seededAt: serverTimestamp() }, ...Object.fromEntries(vehicles) };
}

const seedWith = (path: string, values: Writes[string]): Writes => ({ ...seed, [path]: values });

const without = (entries: object, key: string) =>
  Object.fromEntries(Object.entries(entries).filter(([name]) => name !== key));

async function write(db: Firestore, writes: Writes): Promise<void> {
  const batch = writeBatch(db);
  for (const [path, values] of Object.entries(writes)) batch.set(doc(db, path), values);
  await batch.commit();
}

// The library declares the type of the old namespaced SDK, but returns an instance that the modular functions accept.
const openFirestore = (context: RulesTestContext) => context.firestore() as unknown as Firestore;
const visitorWith = (provider: 'anonymous' | 'custom') =>
  openFirestore(environment.authenticatedContext(provider, { firebase: { sign_in_provider: provider } }));

const writeAsDealer = (writes: Writes) =>
  environment.withSecurityRulesDisabled((context) => write(openFirestore(context), writes));

const tenant = 'www_alpha_example';
const otherTenant = 'www_beta_example';
const marker = inventoryPath(tenant);
const seed = aSeed(tenant);
const [v1, v2] = sampleVehicles;
const v1Path = vehiclePath(tenant, 'v1');
const someTime = Timestamp.fromMillis(1_700_000_000_000);

// The SDK would log every denied request.
setLogLevel('silent');
// A separate project: other tests may use the same emulator at the same time.
const projectId = 'demo-rules';
process.env['GCLOUD_PROJECT'] = projectId;
const environment = await initializeTestEnvironment({
  projectId,
  firestore: { rules: readFileSync('firestore.rules', 'utf8') },
});
afterEach(() => environment.clearFirestore());
afterAll(() => environment.cleanup());

const signedOut = openFirestore(environment.unauthenticatedContext());
const anonymous = visitorWith('anonymous');
const withToken = visitorWith('custom');
const visitors = [
  { who: 'a signed-out visitor', db: signedOut },
  { who: 'an anonymous visitor', db: anonymous },
  { who: 'a visitor with a custom token', db: withToken },
];

const secrets = [
  `tenants/${tenant}`,
  `tenants/${tenant}/private/settings`,
  `tenants/${tenant}/private/sales/vehicles/v1`,
  `tenants/${tenant}/private/requests/limits/1`,
  'limits/visitor_1',
  `tenants/${tenant}/private/requests/items/r1`,
  'users/visitor',
  'tenants/public',
  'public/metadata',
];

const readable = [
  marker,
  v1Path,
  metadataPath(tenant),
  'settings/seedingOff',
  `${photosPath(tenant)}/v1`,
  `tenants/${tenant}/public/photos`,
  `tenants/${tenant}/public/other`,
  `tenants/${tenant}/public/other/vehicles/v1`,
  `${v1Path}/notes/n1`,
];

const namesOfMetadata = (count: number) =>
  Array.from({ length: count }, (_, index) => metadataPath(`t${index}`));

describe.each(visitors)('$who', ({ db }) => {
  it('can read all public documents', async () => {
    await writeAsDealer({ ...seed, ...Object.fromEntries(readable.map((path) => [path, {}])) });
    for (const path of readable) expect((await assertSucceeds(getDoc(doc(db, path)))).exists()).toBe(true);
    expect((await getDoc(doc(db, metadataPath(otherTenant)))).exists()).toBe(false);
    for (const path of [`tenants/${tenant}/public`, vehiclesPath(tenant), 'settings'])
      expect((await assertSucceeds(getDocs(collection(db, path)))).empty).toBe(false);
  });

  it.each(secrets)('cannot read %s or list its collection', async (path) => {
    await writeAsDealer({ [path]: { text: 'secret' } });
    const secret = doc(db, path);
    await assertFails(getDoc(secret));
    await assertFails(getDocs(secret.parent));
  });

  it.each(['vehicles', 'items'])('cannot list the %s of all tenants', (name) =>
    assertFails(getDocs(collectionGroup(db, name))),
  );

  it.each([...readable, ...secrets])('cannot create, change or delete %s', async (path) => {
    const document = doc(db, path);
    await assertFails(setDoc(document, { name: 'Mine' }));
    await writeAsDealer({ [path]: { name: 'Alpha' } });
    await assertFails(setDoc(document, { name: 'Mine' }));
    await assertFails(updateDoc(document, { name: 'Mine' }));
    await assertFails(deleteDoc(document));
  });
});

describe('without sign-in', () => {
  const documents = `projects/${projectId}/databases/(default)/documents`;
  const post = async (method: string, body: object) => {
    const address = `http://${emulators.firestore}/v1/${documents}${method}`;
    return (await fetch(address, { method: 'POST', body: JSON.stringify(body) })).status;
  };

  it.each([
    ['no limit', {}, 200],
    ['a limit', { limit: 2 }, 200],
    ['an offset of 0', { offset: 0 }, 200],
    ['an offset', { offset: 1 }, 403],
    ['an offset and a limit', { offset: 1, limit: 1 }, 403],
  ])('a query with $0 is answered with the status $2', async (_, options, status) => {
    await writeAsDealer(seed);
    const structuredQuery = { from: [{ collectionId: 'vehicles' }], ...options };
    const count = { structuredQuery, aggregations: [{ alias: 'count', count: {} }] };
    expect(await post(`/${marker}:runQuery`, { structuredQuery })).toBe(status);
    expect(await post(`/${marker}:runAggregationQuery`, { structuredAggregationQuery: count })).toBe(status);
  });

  // Firestore bills a missing document like an existing one, and its answer has only the name.
  it.each<[string, readonly string[], number]>([
    ['all documents of a tenant', Object.keys(seed), 200],
    ['a missing vehicle', [v1Path, vehiclePath(tenant, 'v6')], 403],
    ['missing photos', [`${photosPath(tenant)}/v1`], 403],
    ['a missing setting', ['settings/other'], 403],
    ['the missing metadata of a tenant', [metadataPath(tenant)], 200],
    ['the missing metadata of 20 tenants', namesOfMetadata(20), 200],
    ['the missing metadata of 21 tenants', namesOfMetadata(21), 403],
  ])('a request for $0 is answered with the status $2', async (_, paths, status) => {
    await writeAsDealer(seed);
    const names = paths.map((path) => `${documents}/${path}`);
    expect(await post(':batchGet', { documents: names })).toBe(status);
  });
});

const deniedSeeds: Record<string, Writes> = {
  'the marker alone': { [marker]: { seededAt: serverTimestamp() } },
  'a time other than the request’s': seedWith(marker, { seededAt: someTime }),
  'no time': seedWith(marker, {}),
  'a field besides the time': seedWith(marker, { seededAt: serverTimestamp(), by: 'visitor' }),
  'the vehicles alone': without(seed, marker),
  ...Object.fromEntries(sampleVehicles.map(({ id }) => [`no ${id}`, without(seed, vehiclePath(tenant, id))])),
  'a sixth vehicle': seedWith(vehiclePath(tenant, 'v6'), { ...v1, id: 'v6' }),
  'a different id': { ...without(seed, v1Path), [vehiclePath(tenant, 'toyota')]: { ...v1 } },
  'swapped vehicles': { ...seedWith(v1Path, { ...v2 }), [vehiclePath(tenant, 'v2')]: { ...v1 } },
  'the marker of another tenant': {
    ...without(seed, marker),
    [inventoryPath(otherTenant)]: { seededAt: serverTimestamp() },
  },
  'a vehicle of another tenant': { ...without(seed, v1Path), [vehiclePath(otherTenant, 'v1')]: { ...v1 } },
  metadata: seedWith(metadataPath(tenant), { dealerName: 'Mine' }),
};

describe('seeding', () => {
  it('is allowed once for each tenant, to every visitor who is signed in', async () => {
    await assertFails(write(signedOut, seed));
    await assertSucceeds(write(anonymous, seed));
    const { docs } = await getDocs(collection(anonymous, vehiclesPath(tenant)));
    expect(docs.map((vehicle) => vehicle.data())).toEqual(sampleVehicles);
    await assertFails(write(withToken, seed));
    for (const [path, values] of Object.entries(seed))
      await assertFails(write(anonymous, { [path]: values }));
    await assertSucceeds(write(withToken, aSeed(otherTenant)));
  });

  it('needs a sign-in even if the vehicles are there', async () => {
    await writeAsDealer(without(seed, marker));
    const writes = { [marker]: { seededAt: serverTimestamp() } };
    await assertFails(write(signedOut, writes));
    await assertSucceeds(write(anonymous, writes));
  });

  it.each(['localhost', '127_0_0_1', 'xn--mnchen-3ya_example', 'cars_co-op_example', 'a'.repeat(253)])(
    'is allowed for %s',
    (name) => assertSucceeds(write(anonymous, aSeed(name))),
  );

  it.each(['_', 'a__b', 'a_', '_a', 'www.alpha.example', 'WWW_alpha', 'a b', '\u001b[31m', 'a'.repeat(254)])(
    'is denied for %j, which is not a host name',
    (name) => assertFails(write(anonymous, aSeed(name))),
  );

  it('succeeds for only one of two concurrent visitors', async () => {
    const outcomes = await Promise.allSettled([write(anonymous, seed), write(withToken, seed)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is denied for more than 19 tenants in one batch', async () => {
    const seedsOf = (count: number): Writes =>
      Object.assign({}, ...Array.from({ length: count }, (_, index) => aSeed(`t${index}`)));
    await assertFails(write(anonymous, seedsOf(20)));
    await assertSucceeds(write(anonymous, seedsOf(19)));
  });

  it('can be turned off, and on again, for all tenants', async () => {
    await dealerCommand('seeding', 'off');
    await assertFails(write(anonymous, seed));
    await dealerCommand('seeding', 'on');
    await assertSucceeds(write(anonymous, seed));
  });

  it.each([
    ['the dealer has removed all vehicles', { [marker]: { seededAt: someTime } }],
    ['the dealer has imported a vehicle with the id v1', { [v1Path]: { make: 'Mazda', model: 'MX-5' } }],
  ])('is denied after %s', async (_, writes) => {
    await writeAsDealer(writes);
    await assertFails(write(anonymous, seed));
    await assertFails(write(anonymous, without(seed, marker)));
  });

  it.each(Object.entries(deniedSeeds))('is denied with %s', (_, writes) =>
    assertFails(write(anonymous, writes)),
  );

  it.each(sampleVehicles)('is denied with another $id', async (vehicle) => {
    for (const other of [{ ...vehicle, price: 1 }, { ...vehicle, status: 'sold' }, without(vehicle, 'color')])
      await assertFails(write(anonymous, seedWith(vehiclePath(tenant, vehicle.id), other)));
  });
});
