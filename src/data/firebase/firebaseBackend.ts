import { initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, initializeFirestore, terminate } from 'firebase/firestore';
import type { Backend, TenantConfig } from '../model';
import { fetchSummary } from '../summary';
import { onInternalAssertion } from './internalAssertion';
import { tenantDocuments } from './tenantDocuments';
import { visitorAccount } from './visitorAccount';

/**
 * The product's backend: Firebase Authentication and Firestore (specification 7).
 *
 * `emulators` are taken from the configuration alone: initializeAuth and initializeFirestore, unlike getAuth and
 * getFirestore, do not look for emulator hosts in globals and cookies. App Check, when a dealer wants it, is set
 * up on the app before anything else is.
 */
export function openFirebaseBackend(config: TenantConfig, tenant: string): Backend {
  const app = initializeApp(config.firebase);
  const account = visitorAccount(app, config);
  const db = initializeFirestore(app, {});
  if (config.emulators !== undefined) {
    const { hostname, port } = new URL(`http://${config.emulators.firestore}`);
    connectFirestoreEmulator(db, hostname, Number(port));
  }
  const documents = tenantDocuments(db, tenant);
  onInternalAssertion((reason) => {
    console.error('Firestore has stopped; what is shown stays as it is', reason);
    documents.stop();
    terminate(db).catch(() => {});
  });
  return {
    ...documents,
    signIn: account.signIn,
    fetchSummary: () => fetchSummary(account.getIdToken, fetch),
  };
}
