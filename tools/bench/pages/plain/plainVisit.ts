import { initializeApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously } from 'firebase/auth';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  type Firestore,
  getFirestore,
  onSnapshot,
} from 'firebase/firestore';
import { createStore, type Store } from '../../../../src/app/store';
import { decodeTenantConfig } from '../../../../src/data/firebase/configuration';
import { decodeMetadata } from '../../../../src/data/metadata';
import type { Loadable, TenantMetadata, Vehicle } from '../../../../src/data/model';
import { tenantOf } from '../../../../src/data/tenant';
import { decodeVehicle } from '../../../../src/data/vehicles';

type PlainState = { metadata?: TenantMetadata; vehicles: Loadable<readonly Vehicle[]> };

export type PlainVisit = Pick<Store<PlainState>, 'subscribe' | 'getState'>;

const applyChange = (state: PlainState, change: Partial<PlainState>): PlainState => ({ ...state, ...change });

/** Follows Firebase's guide: sign in, then listen. */
export function startPlainVisit(): PlainVisit {
  const initial: PlainState = { vehicles: { status: 'loading' } };
  const { dispatch: update, ...store } = createStore(applyChange, initial);
  const config = decodeTenantConfig(window.__TENANT_CONFIG__);
  if (config === undefined) throw new Error('The page has no configuration');
  const app = initializeApp(config.firebase);
  const auth = getAuth(app);
  const db = getFirestore(app);
  if (config.emulators !== undefined) {
    const { hostname, port } = new URL(`http://${config.emulators.firestore}`);
    connectAuthEmulator(auth, config.emulators.auth, { disableWarnings: true });
    connectFirestoreEmulator(db, hostname, Number(port));
  }
  signInAnonymously(auth).then(() => listen(db, update), console.error);
  return store;
}

function listen(db: Firestore, update: (change: Partial<PlainState>) => void): void {
  const tenant = ['tenants', tenantOf(location.hostname), 'public'] as const;
  onSnapshot(doc(db, ...tenant, 'metadata'), (metadata) =>
    update({ metadata: decodeMetadata(metadata.data()) }),
  );
  onSnapshot(collection(db, ...tenant, 'inventory', 'vehicles'), ({ docs }) => {
    const value = docs.flatMap((vehicle) => decodeVehicle({ id: vehicle.id, fields: vehicle.data() }) ?? []);
    update({ vehicles: { status: 'ready', value } });
  });
}
